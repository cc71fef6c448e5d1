import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../shared/application/page.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '../../../shared/adapters/postgres/keyset-page.js';
import { JobReads, type JobView } from '../../application/ports/job-reads.js';
import { JOB_COLUMNS, JOB_TABLES } from './job-columns.js';
import { jobKey } from './job-key.js';

const ONE = { name: 'job-by-id', text: `select ${JOB_COLUMNS} from ${JOB_TABLES} where job.id = $1` };

const AWAITS_ADMIN = 'job.archived_at is null and (job.approved_at is null or job.premium_requested)';

const PENDING = {
  name: 'job-pending-page',
  text: `
    select ${JOB_COLUMNS}
    from ${JOB_TABLES}
    where ${AWAITS_ADMIN} and ($1::timestamptz is null or (job.posted_at, job.id) > ($1, $2::int))
    order by job.posted_at, job.id
    limit $3`,
};

const PENDING_COUNT = {
  name: 'job-pending-count',
  text: `select count(*)::int as total from job where ${AWAITS_ADMIN}`,
};

/** Listings as they are read, straight from their table. */
@Injectable()
export class SqlJobReads extends JobReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(id: number): Promise<JobView | undefined> {
    return (await this.database.query<JobView>(ONE, [id]))[0];
  }

  override pending(request: PageRequest): Promise<Page<JobView>> {
    return keysetPage(
      this.database,
      { rows: PENDING, total: PENDING_COUNT, values: [], key: TIME_AND_ID, keyOf: jobKey },
      request,
    );
  }
}
