import { Clock } from '../../shared/application/clock.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { JobForm } from '../domain/job-details.js';
import { Job } from '../domain/job.js';
import { JobRepository } from './ports/job-repository.js';

export type PostJobCommand = { readonly employerId: number; readonly form: JobForm };

/**
 * Posts a listing, which then awaits approval.
 * @throws InvalidFields
 */
@UseCase()
export class PostJob {
  constructor(
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  /** Returns the id of the new listing. */
  async execute({ employerId, form }: PostJobCommand): Promise<number> {
    const job = await this.jobs.add((id) => Job.post(id, employerId, form, this.clock.now()));
    return job.id;
  }
}
