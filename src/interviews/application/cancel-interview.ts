import { Clock } from '../../shared/application/clock.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { InterviewNotFound } from '../domain/interview-errors.js';
import { InterviewRepository } from './ports/interview-repository.js';

type CancelInterviewCommand = {
  readonly interviewId: number;
  readonly userId: number;
  /** The versions that may be canceled; undefined allows any. */
  readonly versions?: readonly number[] | undefined;
};

/**
 * Cancels an interview or an offer; for either side.
 * @throws InterviewNotFound, StaleVersion, InterviewOver
 */
@UseCase()
export class CancelInterview {
  constructor(
    private readonly interviews: InterviewRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ interviewId, userId, versions }: CancelInterviewCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const interview = await this.interviews.byIdForChange(interviewId);
      if (!interview || ![interview.employerId, interview.jobSeekerId].includes(userId)) throw new InterviewNotFound();
      interview.requireVersion(versions);
      interview.cancel(userId === interview.employerId ? 'employer' : 'applicant', this.clock.now());
    });
  }
}
