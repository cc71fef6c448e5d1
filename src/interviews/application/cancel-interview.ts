import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { InterviewNotFound } from '../domain/interview-errors.js';
import { InterviewRepository } from './ports/interview-repository.js';

type CancelInterviewCommand = {
  readonly interviewId: number;
  /** The company or the applicant. */
  readonly partyId: number;
  readonly versions?: Versions;
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

  async execute({ interviewId, partyId, versions }: CancelInterviewCommand): Promise<void> {
    await this.unitOfWork.run(() =>
      this.interviews.change(interviewId, (interview) => {
        if (![interview.employerId, interview.jobSeekerId].includes(partyId)) throw new InterviewNotFound();
        requireVersion(interview.version, versions);
        interview.cancel(partyId === interview.employerId ? 'employer' : 'applicant', this.clock.now());
      }),
    );
  }
}
