import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { JobNotFound } from '../domain/job-errors.js';
import { isTextApproved } from '../domain/job-state.js';
import type { Job } from '../domain/job.js';
import { changedParts, formOf, type ListingChange, type ListingPart } from '../domain/listing-change.js';
import { latestDetails } from '../domain/listing-texts.js';
import { JobQueries } from './ports/job-queries.js';
import { JobRepository } from './ports/job-repository.js';
import { Places } from './ports/places.js';
import { WorkplacePolicy, type FormAtWorkplace } from './workplaces/workplace-policy.js';

type OwnListing = {
  readonly jobId: number;
  readonly employerId: number;
  /** The versions that the change may apply to; undefined allows any. */
  readonly versions?: Versions;
};

type Edit = OwnListing & {
  readonly form: FormAtWorkplace;
  /** Undefined leaves the places unchanged, unless they were found by a location that changes. */
  readonly placeIds?: readonly number[] | null;
};

type Revision = OwnListing & {
  readonly change: ListingChange;
  /** The number of this change of many listings. */
  readonly together: number;
};

/** What became of a listing. */
export type Outcome = {
  readonly isChanged: boolean;
  /** What is different in its latest text. */
  readonly parts: readonly ListingPart[];
  /** Whether the latest text is not public before an admin approves it. */
  readonly awaitsApproval: boolean;
  readonly version: number;
};

/**
 * What employers do with their own listings.
 * @throws JobNotFound if it is not theirs, StaleVersion
 */
@UseCases()
export class OwnListings {
  constructor(
    private readonly jobs: JobRepository,
    private readonly queries: JobQueries,
    private readonly places: Places,
    private readonly workplace: WorkplacePolicy,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidFields */
  async edit({ form: entered, placeIds, ...own }: Edit): Promise<Outcome> {
    const places = placeIds ? await this.places.withIds(placeIds) : placeIds;
    const isTrusted = await this.isTrusted(own);
    return this.change(own, async (job, now) => {
      const { workplaceId } = latestDetails(job);
      const form = await this.workplace.applied(own.employerId, { ...entered, places }, workplaceId);
      job.edit(form, now, { place: await this.places.ofJob(form), isTrusted });
    });
  }

  /** Makes a change of many listings in one. @throws InvalidFields, NoPayRange */
  async revise({ change, together, ...own }: Revision): Promise<Outcome> {
    const isTrusted = await this.isTrusted(own);
    return this.change(own, (job, now) => job.edit(formOf(change, latestDetails(job)), now, { isTrusted, together }));
  }

  /** Drops a change that is not approved, so that only the approved text remains. */
  discardChange(own: OwnListing): Promise<Outcome> {
    return this.change(own, (job) => job.discardChange());
  }

  /** Extends a listing, or reopens it after it has closed. @throws NotRenewable, ArchivedByAdmin */
  renew(own: OwnListing): Promise<Outcome> {
    return this.change(own, (job, now) => job.renew(now));
  }

  /** Sets when a listing that was never public appears. @throws InvalidFields, AlreadyPublished */
  schedule({ publishAt, ...own }: OwnListing & { readonly publishAt: string | null }): Promise<Outcome> {
    return this.change(own, (job, now) => job.schedule(publishAt, now));
  }

  archive(own: OwnListing): Promise<Outcome> {
    return this.change(own, (job, now) => job.archive('employer', now));
  }

  /** @throws ArchivedByAdmin */
  unarchive(own: OwnListing): Promise<Outcome> {
    return this.change(own, (job) => job.unarchive('employer'));
  }

  private async isTrusted({ jobId }: OwnListing): Promise<boolean> {
    return (await this.queries.find(jobId))?.isTrusted === true;
  }

  private change(
    { jobId, employerId, versions }: OwnListing,
    change: (job: Job, now: Date) => void | Promise<void>,
  ): Promise<Outcome> {
    return this.unitOfWork.run(() =>
      this.jobs.change(jobId, async (job) => {
        if (job.employerId !== employerId) throw new JobNotFound();
        requireVersion(job.version, versions);
        const [details, version] = [latestDetails(job), job.version];
        await change(job, this.clock.now());
        return {
          isChanged: job.version !== version,
          parts: changedParts(details, latestDetails(job)),
          awaitsApproval: !isTextApproved({ isApproved: job.isApproved, isProposal: job.proposedText !== null }),
          version: job.version,
        };
      }),
    );
  }
}
