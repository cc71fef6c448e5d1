import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import { JobNotFound } from '../domain/job-errors.js';
import type { Job } from '../domain/job.js';
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
  async edit({ form: entered, placeIds, ...own }: Edit): Promise<void> {
    const places = placeIds ? await this.places.withIds(placeIds) : placeIds;
    const isTrusted = (await this.queries.find(own.jobId))?.isTrusted;
    await this.change(own, async (job, now) => {
      const { workplaceId } = latestDetails(job);
      const form = await this.workplace.applied(own.employerId, { ...entered, places }, workplaceId);
      job.edit(form, now, { place: await this.places.ofJob(form), isTrusted });
    });
  }

  /** Drops a change that is not approved, so that only the approved text remains. */
  discardChange(own: OwnListing): Promise<void> {
    return this.change(own, (job) => job.discardChange());
  }

  /** Extends a listing, or reopens it after it has closed. @throws NotRenewable, ArchivedByAdmin */
  renew(own: OwnListing): Promise<void> {
    return this.change(own, (job, now) => job.renew(now));
  }

  archive(own: OwnListing): Promise<void> {
    return this.change(own, (job, now) => job.archive('employer', now));
  }

  /** @throws ArchivedByAdmin */
  unarchive(own: OwnListing): Promise<void> {
    return this.change(own, (job) => job.unarchive('employer'));
  }

  private change(
    { jobId, employerId, versions }: OwnListing,
    change: (job: Job, now: Date) => void | Promise<void>,
  ): Promise<void> {
    return this.unitOfWork.run(() =>
      this.jobs.change(jobId, (job) => {
        if (job.employerId !== employerId) throw new JobNotFound();
        requireVersion(job.version, versions);
        return change(job, this.clock.now());
      }),
    );
  }
}
