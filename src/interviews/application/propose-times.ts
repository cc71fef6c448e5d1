import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { ApplicationNotActive, InterviewNotFound } from '../domain/interview-errors.js';
import type { Interview } from '../domain/interview.js';
import { InterviewingListings } from './ports/directories.js';
import { InterviewRepository } from './ports/interview-repository.js';

type ProposeTimesCommand = {
  readonly interviewId: number;
  readonly jobSeekerId: number;
  readonly text: string;
  readonly versions?: Versions;
};

/**
 * Answers an offer of which no time suits the applicant.
 * @throws InterviewNotFound, StaleVersion, ApplicationNotActive, AlreadyScheduled, InterviewCancelled, InvalidFields
 */
@UseCase()
export class ProposeTimes {
  constructor(
    private readonly interviews: InterviewRepository,
    private readonly listings: InterviewingListings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ interviewId, jobSeekerId, text, versions }: ProposeTimesCommand): Promise<void> {
    const propose = async (interview: Interview): Promise<void> => {
      if (interview.jobSeekerId !== jobSeekerId) throw new InterviewNotFound();
      requireVersion(interview.version, versions);
      if ((await this.listings.find(interview.jobId))?.isRemoved) throw new ApplicationNotActive();
      interview.propose(text, this.clock.now());
    };
    return this.unitOfWork.run(() => this.interviews.change(interviewId, propose));
  }
}
