import { UseCase } from '#shared/application/use-case.js';
import { isWithin, reachOf, type Actor } from '#shared/domain/actor.js';
import { JobNotFound } from '../domain/job-errors.js';
import { isPublished } from '../domain/job-state.js';
import { JobQueries } from './ports/job-queries.js';
import type { JobView } from './ports/job-view.js';

type ReadJobQuery = {
  readonly jobId: number;
  readonly reader: Actor | undefined;
  /**
   * As on its page: everyone gets the public text, and users who applied or saved it the last approved one after it was
   * sent back to its employer.
   */
  readonly asOnPage?: boolean;
};

/** A listing, and whether the reader is its employer or an admin. */
export type ReadableJob = { readonly job: JobView; readonly isInsider: boolean };

/**
 * Reads a listing: published ones for everyone, all others for their owner and admins, who get the latest text.
 * @throws JobNotFound
 */
@UseCase()
export class ReadJob {
  constructor(private readonly jobs: JobQueries) {}

  async execute({ jobId, reader, asOnPage = false }: ReadJobQuery): Promise<ReadableJob> {
    const job = await this.jobs.find(jobId);
    if (!job) throw new JobNotFound();
    const isInsider = reader !== undefined && (reader.role === 'admin' || isWithin(reachOf(reader), job));
    if (isInsider && !(asOnPage && isPublished(job))) {
      return { job: (await this.jobs.managed(jobId)) ?? job, isInsider };
    }
    if (isPublished(job)) return { job, isInsider };
    const approved = asOnPage && reader ? await this.lastApproved(jobId, reader.userId) : undefined;
    if (!approved) throw new JobNotFound();
    return { job: approved, isInsider };
  }

  private async lastApproved(jobId: number, readerId: number): Promise<JobView | undefined> {
    return (await this.jobs.isFollowed(jobId, readerId)) ? this.jobs.lastApproved(jobId) : undefined;
  }
}
