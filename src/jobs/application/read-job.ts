import { UseCase } from '../../shared/application/use-case.js';
import type { Actor } from '../../shared/domain/actor.js';
import { JobNotFound } from '../domain/job-errors.js';
import { isPublished } from '../domain/job-state.js';
import { JobReads, type JobView } from './ports/job-reads.js';

export type ReadJobQuery = { readonly jobId: number; readonly reader: Actor | undefined };

/** A listing, and whether the reader is someone it belongs to: its employer or an admin. */
export type ReadableJob = { readonly job: JobView; readonly isInsider: boolean };

/**
 * One listing: a visible one for everybody, past its end too; any other for its owner and for admins.
 * @throws JobNotFound
 */
@UseCase()
export class ReadJob {
  constructor(private readonly jobs: JobReads) {}

  async execute({ jobId, reader }: ReadJobQuery): Promise<ReadableJob> {
    const job = await this.jobs.find(jobId);
    if (!job) throw new JobNotFound();
    const isInsider = reader?.role === 'admin' || reader?.userId === job.employerId;
    if (!isInsider && !isPublished(job)) throw new JobNotFound();
    return { job, isInsider };
  }
}
