import { Clock } from '../../shared/application/clock.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { JobForm } from '../domain/job-details.js';
import { Job } from '../domain/job.js';
import { JobChanges } from './job-changes.js';

export type PostJobCommand = { readonly employerId: number; readonly form: JobForm };

/**
 * Posts a listing, which then awaits approval.
 * @throws InvalidFields
 */
@UseCase()
export class PostJob {
  constructor(
    private readonly changes: JobChanges,
    private readonly clock: Clock,
  ) {}

  /** The id of the new listing. */
  async execute(command: PostJobCommand): Promise<number> {
    const { employerId, form } = command;
    const job = await this.changes.add((id) => Job.post(id, employerId, form, this.clock.now()));
    return job.id;
  }
}
