import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { JobNotFound } from '../domain/job-errors.js';
import { isPublished } from '../domain/job-state.js';
import { Bookmarks, type Bookmark } from './ports/bookmarks.js';
import { JobQueries } from './ports/job-queries.js';

type SaveJobCommand = { readonly userId: number; readonly jobId: number };

/**
 * Bookmarks a published listing, open or closed.
 * @throws JobNotFound
 */
@UseCase()
export class SaveJob {
  constructor(
    private readonly jobs: JobQueries,
    private readonly bookmarks: Bookmarks,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, jobId }: SaveJobCommand): Promise<{ bookmark: Bookmark; isNew: boolean }> {
    const job = await this.jobs.find(jobId);
    if (!job || !isPublished(job)) throw new JobNotFound();
    return this.bookmarks.save(userId, jobId, this.clock.now());
  }
}
