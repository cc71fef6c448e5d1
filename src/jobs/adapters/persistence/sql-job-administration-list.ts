import { Injectable } from '@nestjs/common';
import type { Page } from '../../../shared/application/page.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '../../../shared/adapters/postgres/keyset-page.js';
import { containsPattern, loweredColumn } from '../../../shared/adapters/postgres/like.js';
import { foldLetters } from '../../../shared/domain/folded-text.js';
import {
  JobAdministrationList,
  type JobAdministrationFilter,
} from '../../application/ports/job-administration-list.js';
import type { JobView } from '../../application/ports/job-reads.js';
import type { JobState } from '../../domain/job-state.js';
import { JOB_COLUMNS, JOB_TABLES } from './job-columns.js';
import { jobKey } from './job-key.js';
import { isInState } from './job-state-sql.js';

/** `$1` is the instant that decides what is past its end. */
const IN_STATE: Readonly<Record<JobState | 'all', string>> = {
  all: '$1::timestamptz is not null',
  pending: `$1::timestamptz is not null and ${isInState('pending', '$1')}`,
  active: isInState('active', '$1::timestamptz'),
  closed: isInState('closed', '$1::timestamptz'),
  archived: `$1::timestamptz is not null and ${isInState('archived', '$1')}`,
};

const HOLDS_KEYWORDS = `(${loweredColumn('job.title')} like $2 or ${loweredColumn('job.company')} like $2)`;

const NEWEST_FIRST = 'job.posted_at desc, job.id desc';

/** Closed listings are old: walking from the newest one to them may take long, so that they are found first, by their index. */
const FENCE: Partial<Record<JobState | 'all', string>> = { closed: 'offset 0' };

/** Up to this many matches, the statement that counts them also returns their ids. */
const FEW = 5_000;

type Found = { readonly total: number; readonly ids: readonly number[] | null };

/** The listings of a page: all, a few that are known by their ids, or those with the keywords. */
type Choice = {
  readonly name: string;
  /** On `$2`, which is `value`. */
  readonly condition: string;
  readonly value: unknown;
  readonly total?: number;
};

const ALL: Choice = { name: 'any', condition: '$2::text is null', value: null };

/** All listings, newest first. */
@Injectable()
export class SqlJobAdministrationList extends JobAdministrationList {
  constructor(private readonly database: Database) {
    super();
  }

  override async page(filter: JobAdministrationFilter): Promise<Page<JobView>> {
    const keywords = filter.keywords?.trim();
    if (!keywords) return this.pageOf(ALL, filter);
    return this.pageOf(await this.withKeywords(containsPattern(foldLetters(keywords)), filter), filter);
  }

  /** No index covers the titles of all listings. Finding the page of rare keywords would take as long as counting them. */
  private async withKeywords(pattern: string, { state, now }: JobAdministrationFilter): Promise<Choice> {
    const [found] = await this.database.longQuery<Found>(
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
    if (total > FEW) return { name: 'many', condition: HOLDS_KEYWORDS, value: pattern, total };
    return { name: 'few', condition: 'job.id = any($2::integer[])', value: found?.ids ?? [], total };
  }

  private pageOf(choice: Choice, filter: JobAdministrationFilter): Promise<Page<JobView>> {
    const { state, now } = filter;
    const matches = `${IN_STATE[state]} and ${choice.condition}`;
    const count = {
      name: `job-administration-count-${state}`,
      text: `select count(*)::int as total from job where ${matches}`,
    };
    const rows = {
      name: `job-administration-page-of-${choice.name}-${state}`,
      text: `
        select ${JOB_COLUMNS}
        from ${JOB_TABLES}
        where job.id = any(array(
          select job.id
          from (
            select job.id, job.posted_at from job
            where ${matches} and ($3::timestamptz is null or (job.posted_at, job.id) < ($3, $4::int))
            ${FENCE[state] ?? ''}
          ) job
          order by ${NEWEST_FIRST}
          limit $5
        ))
        order by ${NEWEST_FIRST}`,
    };
    return keysetPage(
      this.database,
      { rows, total: choice.total ?? count, values: [now, choice.value], key: TIME_AND_ID, keyOf: jobKey },
      filter,
    );
  }
}
