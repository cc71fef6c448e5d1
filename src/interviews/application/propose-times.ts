import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { InterviewNotFound } from '../domain/interview-errors.js';
import { InterviewRepository } from './ports/interview-repository.js';

type ProposeTimesCommand = {
  readonly interviewId: number;
  readonly jobSeekerId: number;
  readonly text: string;
  readonly versions?: Versions;
};

/**
 * Answers an offer of which no time suits the applicant.
 * @throws InterviewNotFound, StaleVersion, AlreadyScheduled, InterviewCancelled, InvalidFields
 */
@UseCase()
export class ProposeTimes {
  constructor(
    private readonly interviews: InterviewRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ interviewId, jobSeekerId, text, versions }: ProposeTimesCommand): Promise<void> {
    await this.unitOfWork.run(() =>
      this.interviews.change(interviewId, (interview) => {
        if (interview.jobSeekerId !== jobSeekerId) throw new InterviewNotFound();
        requireVersion(interview.version, versions);
        interview.propose(text, this.clock.now());
      }),
    );
  }
}
