import { Clock } from '../../shared/application/clock.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { JobForm } from '../domain/job-details.js';
import { Job } from '../domain/job.js';
import { JobRepository } from './ports/job-repository.js';
import { Places } from './ports/places.js';

export type PostJobCommand = {
  readonly employerId: number;
  readonly form: JobForm;
  /** Places of its own; without any its location may tell later. */
  readonly placeIds?: readonly number[] | null;
};

/**
 * Posts a listing, which then awaits approval.
 * @throws InvalidFields
 */
@UseCase()
export class PostJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  /** Returns the id of the new listing. */
  async execute({ employerId, form, placeIds }: PostJobCommand): Promise<number> {
    const places = placeIds ? await this.places.withIds(placeIds) : null;
    const job = await this.jobs.add((id) => Job.post(id, employerId, { ...form, places }, this.clock.now()));
    return job.id;
  }
}
