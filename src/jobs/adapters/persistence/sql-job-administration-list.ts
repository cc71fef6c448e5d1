import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../../../shared/application/cursor.js';
import type { Page } from '../../../shared/application/page.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { containsPattern, loweredColumn } from '../../../shared/adapters/postgres/like.js';
import { foldLetters } from '../../../shared/domain/folded-text.js';
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

const HOLDS_KEYWORDS = `(${loweredColumn('job.title')} like $2 or ${loweredColumn('job.company')} like $2)`;

const NEWEST_FIRST = 'job.posted_at desc, job.id desc';

/** Closed listings are old: walking from the newest one to them may take long, so that they are found first, by their index. */
const FENCE: Partial<Record<JobState | 'all', string>> = { closed: 'offset 0' };

/** Up to so many listings that hold the keywords are told by the statement that counts them. */
const FEW = 5_000;

type Found = { readonly total: number; readonly ids: readonly number[] | null };

/** All listings, newest first, by keyset. */
@Injectable()
export class SqlJobAdministrationList extends JobAdministrationList {
  constructor(private readonly database: Database) {
    super();
  }

  override async page(filter: JobAdministrationFilter): Promise<Page<JobView>> {
    const { state, keywords, now, limit } = filter;
    const sought = keywords?.trim();
    if (sought) return this.holding(containsPattern(foldLetters(sought)), filter);
    const [rows, counts] = await Promise.all([
      this.read(filter, 'any', '$2::text is null', null),
      this.database.read<Found>(
        {
          name: `job-administration-count-${state}`,
          text: `select count(*)::int as total from job where ${IN_STATE[state]}`,
        },
        [now],
      ),
    ]);
    return pageOfJobs(rows, limit, counts[0]?.total ?? 0);
  }

  /** No index knows the titles of all listings. What few of them hold would take a page as long to find as the total. */
  private async holding(pattern: string, filter: JobAdministrationFilter): Promise<Page<JobView>> {
    const { state, now, limit } = filter;
    const [found] = await this.database.readAtLength<Found>(
      {
        name: `job-administration-holding-${state}`,
        text: `
          select count(*)::int as total, case when count(*) <= ${FEW} then array_agg(job.id) end as ids
          from job
          where ${IN_STATE[state]} and ${HOLDS_KEYWORDS}`,
      },
      [now, pattern],
    );
    const total = found?.total ?? 0;
    if (total === 0) return pageOfJobs([], limit, 0);
    const rows = found?.ids
      ? await this.read(filter, 'few', 'job.id = any($2::integer[])', found.ids)
      : await this.read(filter, 'many', HOLDS_KEYWORDS, pattern);
    return pageOfJobs(rows, limit, total);
  }

  /** One more than a page holds of those that meet a condition on `$2`. */
  private read(
    { state, now, limit, cursor }: JobAdministrationFilter,
    of: 'any' | 'few' | 'many',
    condition: string,
    value: unknown,
  ): Promise<JobView[]> {
    const after = decodeCursor(cursor, JOB_KEY);
    return this.database.read<JobView>(
      {
        name: `job-administration-page-of-${of}-${state}`,
        text: `
          select ${JOB_COLUMNS}
          from ${JOB_TABLES}
          where job.id = any(array(
            select job.id
            from (
              select job.id, job.posted_at from job
              where ${IN_STATE[state]} and ${condition}
                and ($3::timestamptz is null or (job.posted_at, job.id) < ($3, $4::int))
              ${FENCE[state] ?? ''}
            ) job
            order by ${NEWEST_FIRST}
            limit $5
          ))
          order by ${NEWEST_FIRST}`,
      },
      [now, value, after?.[0] ?? null, after?.[1] ?? null, limit + 1],
    );
  }
}
