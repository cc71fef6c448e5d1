import { Clock } from '#shared/application/clock.js';
import type { Actor } from '#shared/domain/actor.js';
import { UseCase } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import type { JobForm } from '../domain/job-details.js';
import { JobNotFound } from '../domain/job-errors.js';
import { JobRepository } from './ports/job-repository.js';
import { Places } from './ports/places.js';

type EditJobCommand = {
  readonly jobId: number;
  readonly actor: Actor;
  readonly versions: Versions;
  readonly form: JobForm;
  /** Undefined leaves the places unchanged. */
  readonly placeIds?: readonly number[] | null;
};

/**
 * Changes an employer's own listing.
 * @throws JobNotFound, StaleVersion, InvalidFields
 */
@UseCase()
export class EditJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  async execute({ jobId, actor, versions, form, placeIds }: EditJobCommand): Promise<void> {
    const places = placeIds ? await this.places.withIds(placeIds) : placeIds;
    await this.jobs.change(jobId, (job) => {
      if (!job.isOwnedBy(actor.userId)) throw new JobNotFound();
      requireVersion(job.version, versions);
      job.edit({ ...form, places }, this.clock.now());
    });
  }
}
