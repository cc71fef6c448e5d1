import { Injectable } from '@nestjs/common';
import { AccountDeleted } from '#identity';
import { Database } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import { On } from '#shared/application/event-bus.js';
import { JobRepository } from '../../application/ports/job-repository.js';

const LISTINGS = 'select id from job where employer_id = $1 order by id';
const DECISIONS = 'delete from listing_decision where employer_id = $1';
const BOOKMARKS = 'delete from bookmark where user_id = $1';
const DRAFTS = 'delete from job_draft where employer_id = $1';

/**
 * Deletes the bookmarks, drafts and decisions of a deleted account and archives its listings, which are purged later.
 */
@Injectable()
export class ListingErasure {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobRepository,
    private readonly clock: Clock,
  ) {}

  @On(AccountDeleted)
  async erase({ userId }: AccountDeleted): Promise<void> {
    await this.database.query(BOOKMARKS, [userId]);
    await this.database.query(DECISIONS, [userId]);
    await this.database.query(DRAFTS, [userId]);
    for (const { id } of await this.database.query<{ id: number }>(LISTINGS, [userId])) {
      await this.jobs.change(id, (job) => job.archive('admin', this.clock.now()));
    }
  }
}
