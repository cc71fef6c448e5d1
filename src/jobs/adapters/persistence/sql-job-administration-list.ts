import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../../../shared/application/cursor.js';
import type { Page } from '../../../shared/application/page.js';
import { Database } from '../../../shared/adapters/persistence/database.js';
import { containsPattern } from '../../../shared/adapters/persistence/like.js';
import { foldText } from '../../../shared/domain/folded-text.js';
import {
  JobAdministrationList,
  type JobAdministrationFilter,
} from '../../application/ports/job-administration-list.js';
import type { JobView } from '../../application/ports/job-reads.js';
import type { JobState } from '../../domain/job-state.js';
import { JOB_COLUMNS, JOB_TABLES } from './job-columns.js';
import { JOB_KEY, pageOfJobs } from './job-page.js';

/** `$1` is the instant that decides what is past its end. */
const IN_STATE: Readonly<Record<JobState | 'all', string>> = {
  all: '$1::timestamptz is not null',
  pending: '$1::timestamptz is not null and job.approved_at is null and job.archived_at is null',
  active: 'job.approved_at is not null and job.archived_at is null and job.closes_at > $1::timestamptz',
  closed: 'job.approved_at is not null and job.archived_at is null and job.closes_at <= $1::timestamptz',
  archived: '$1::timestamptz is not null and job.archived_at is not null',
};

/** `pg_c_utf8` lowers letters beyond ASCII in the same way on every server, whatever its locale. */
const HOLDS_KEYWORDS = `
  ($2::text is null
    or lower(job.title collate "pg_c_utf8") like $2
    or lower(job.company collate "pg_c_utf8") like $2)`;

/** All listings, newest first, by keyset. */
@Injectable()
export class SqlJobAdministrationList extends JobAdministrationList {
  constructor(private readonly database: Database) {
    super();
  }

  override async page({ state, keywords, now, limit, cursor }: JobAdministrationFilter): Promise<Page<JobView>> {
    const after = decodeCursor(cursor, JOB_KEY);
    const sought = keywords?.trim();
    const matches = [now, sought ? containsPattern(foldText(sought)) : null];
    const where = `${IN_STATE[state]} and ${HOLDS_KEYWORDS}`;
    const [rows, counts] = await Promise.all([
      this.database.read<JobView>(
        {
          name: `job-administration-page-${state}`,
          text: `
            select ${JOB_COLUMNS}
            from ${JOB_TABLES}
            where ${where} and ($3::timestamptz is null or (job.posted_at, job.id) < ($3, $4::int))
            order by job.posted_at desc, job.id desc
            limit $5`,
        },
        [...matches, after?.[0] ?? null, after?.[1] ?? null, limit + 1],
      ),
      this.database.read<{ total: number }>(
        {
          name: `job-administration-count-${state}`,
          text: `select count(*)::int as total from job where ${where}`,
        },
        matches,
      ),
    ]);
    return pageOfJobs(rows, limit, counts[0]?.total ?? 0);
  }
}
