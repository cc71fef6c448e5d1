import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { ApplicationNotFound, ApplicationNotActive } from '../domain/interview-errors.js';
import { Interview } from '../domain/interview.js';
import { checkTerms, type EnteredTerms } from '../domain/interview-terms.js';
import { InterviewedApplications, InterviewingListings, type InterviewedApplication } from './ports/directories.js';
import { InterviewRepository } from './ports/interview-repository.js';

type OfferInterviewCommand = {
  readonly applicationId: number;
  readonly employerId: number;
  /** The versions of the previous offer that may be replaced; undefined allows any. */
  readonly versions?: Versions;
  readonly terms: EnteredTerms;
};

/**
 * Offers an applicant times for an interview and replaces an earlier offer. After an interview, starts another round.
 * @throws ApplicationNotFound, InvalidFields, ApplicationNotActive, StaleVersion, AlreadyScheduled, TooManyOffers
 */
@UseCase()
export class OfferInterview {
  constructor(
    private readonly interviews: InterviewRepository,
    private readonly applications: InterviewedApplications,
    private readonly listings: InterviewingListings,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ applicationId, employerId, versions, terms }: OfferInterviewCommand): Promise<Interview> {
    return this.unitOfWork.run(async () => {
      const application = await this.activeApplication(applicationId, employerId);
      const now = this.clock.now();
      const checked = checkTerms(terms, now);
      const previous = await this.interviews.latest(applicationId);
      if (previous && !previous.hasBegun(now)) {
        return this.interviews.change(previous.id, (interview) => {
          requireVersion(interview.version, versions);
          interview.offerTimes(checked, now);
          return interview;
        });
      }
      const { jobId, jobSeekerId } = application;
      const ids = { id: await this.interviews.nextId(), uid: crypto.randomUUID(), round: (previous?.round ?? 0) + 1 };
      const interview = Interview.offer({ ...ids, applicationId, jobId, employerId, jobSeekerId }, checked, now);
      await this.interviews.add(interview);
      return interview;
    });
  }

  /** Locks the listing and the application, so that nothing is withdrawn, rejected or archived before the commit. */
  private async activeApplication(applicationId: number, employerId: number): Promise<InterviewedApplication> {
    const found = await this.applications.find(applicationId);
    const listing = found && (await this.listings.lock(found.jobId));
    if (listing?.employerId !== employerId) throw new ApplicationNotFound();
    const application = await this.applications.lock(applicationId);
    if (!application) throw new ApplicationNotFound();
    if (listing.isArchived || listing.isRemoved || application.isWithdrawn || application.status === 'rejected') {
      throw new ApplicationNotActive();
    }
    return application;
  }
}
