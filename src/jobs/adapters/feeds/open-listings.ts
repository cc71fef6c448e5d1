import { Injectable } from '@nestjs/common';
import { Database, prepared } from '../../../shared/adapters/postgres/database.js';
import { RowStreams } from '../../../shared/adapters/postgres/row-streams.js';
import type { JobView } from '../../application/ports/job-view.js';
import { JOB_COLUMNS, JOB_TABLES } from '../persistence/job-columns.js';
import { isInState } from '../persistence/job-state-sql.js';

/** Includes places, because matching them does not change the version. */
const FINGERPRINT = prepared(`
  select count(*)::int as count,
    coalesce(sum(hashtextextended(concat_ws(':', id, version, closes_at, places), 0)::numeric), 0)::text as sum
  from job
  where ${isInState('active', '$1')}`);

const ALL = `select ${JOB_COLUMNS}, job.approved_at as "approvedAt" from ${JOB_TABLES} where ${isInState('active', '$1')} order by job.id`;

/** A listing in a feed. */
export type OpenListing = JobView & {
  /** When its text was published. */
  readonly approvedAt: Date;
};

/** All open listings, for feeds. */
@Injectable()
export class OpenListings {
  constructor(
    private readonly database: Database,
    private readonly streams: RowStreams,
  ) {}

  /** Changes when an open listing is added, changed or closed. */
  async fingerprint(now: Date): Promise<string> {
    const [row] = await this.database.longQuery<{ count: number; sum: string }>(FINGERPRINT, [now]);
    return `${row?.count ?? 0}:${row?.sum ?? 0}`;
  }

  /**
   * Yields open listings in batches, ordered by id.
   * @throws TooBusy
   */
  stream(now: Date): AsyncGenerator<readonly OpenListing[], void> {
    return this.streams.open<OpenListing>(ALL, [now]);
  }
}
