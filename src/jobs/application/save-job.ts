import { Clock } from '../../shared/application/clock.js';
import { UseCase } from '../../shared/application/use-case.js';
import { JobNotFound } from '../domain/job-errors.js';
import { Listings } from './listings.js';
import { Bookmarks, type Bookmark } from './ports/bookmarks.js';

export type SaveJobCommand = { readonly userId: number; readonly jobId: number };

/**
 * Saves a published listing for later, closed or not.
 * @throws JobNotFound
 */
@UseCase()
export class SaveJob {
  constructor(
    private readonly listings: Listings,
    private readonly bookmarks: Bookmarks,
    private readonly clock: Clock,
  ) {}

  async execute(command: SaveJobCommand): Promise<{ bookmark: Bookmark; isNew: boolean }> {
    const listing = await this.listings.find(command.jobId);
    if (!listing?.isPublished) throw new JobNotFound();
    return this.bookmarks.save(command.userId, command.jobId, this.clock.now());
  }
}
