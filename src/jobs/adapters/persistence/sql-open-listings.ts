import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { RowStreams } from '#platform/postgres/row-streams.js';
import type { OpenListing, OpenListings } from '../../application/ports/open-listings.js';
import { JOB_COLUMNS, JOB_TABLES } from './read-model/job-columns.js';
import { isOpen } from './read-model/job-state-read-model.js';

/** Includes places, because matching them does not change the version. */
const FINGERPRINT = prepared(`
  select count(*)::int as count,
    coalesce(sum(hashtextextended(concat_ws(':', id, version, closes_at, places), 0)::numeric), 0)::text as sum
  from job
  where ${isOpen('$1')}`);

const ALL = `select ${JOB_COLUMNS}, job.approved_at as "approvedAt" from ${JOB_TABLES} where ${isOpen('$1')} order by job.id`;

@Injectable()
export class SqlOpenListings implements OpenListings {
  constructor(
    private readonly database: Database,
    private readonly streams: RowStreams,
  ) {}

  async fingerprint(now: Date): Promise<string> {
    const [row] = await this.database.longQuery<{ count: number; sum: string }>(FINGERPRINT, [now]);
    return `${row?.count ?? 0}:${row?.sum ?? 0}`;
  }

  stream(now: Date): AsyncGenerator<readonly OpenListing[], void> {
    return this.streams.open<OpenListing>(ALL, [now]);
  }
}
