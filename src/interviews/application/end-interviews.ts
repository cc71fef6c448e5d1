import { Clock } from '../../shared/application/clock.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { Side } from '../domain/interview-state.js';
import { InterviewRepository, type Ended } from './ports/interview-repository.js';

/** Cancels what has lost its reason: the application, the listing or an account is gone. What has begun stays. */
@UseCase()
export class EndInterviews {
  constructor(
    private readonly interviews: InterviewRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Without a side it is the one of the account that is gone. */
  async execute(ended: Ended, by?: Side): Promise<void> {
    await this.unitOfWork.run(async () => {
      const now = this.clock.now();
      for (const interview of await this.interviews.activeForChange(ended)) {
        if (interview.hasBegun(now)) continue;
        const isEmployer = 'userId' in ended && ended.userId === interview.employerId;
        interview.cancel(by ?? (isEmployer ? 'employer' : 'applicant'), now);
      }
    });
  }
}
