import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Side } from '../domain/interview-state.js';
import { InterviewRepository, type Ended } from './ports/interview-repository.js';

/** Cancels interviews whose application, listing or account has ended, except those that have begun. */
@UseCase()
export class EndInterviews {
  constructor(
    private readonly interviews: InterviewRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** `by` defaults to the side of the deleted account. */
  async execute(ended: Ended, by?: Side): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(() =>
      this.interviews.changeActive(ended, (interview) => {
        if (interview.hasBegun(now)) return;
        const isEmployer = 'userId' in ended && ended.userId === interview.employerId;
        interview.cancel(by ?? (isEmployer ? 'employer' : 'applicant'), now);
      }),
    );
  }
}
