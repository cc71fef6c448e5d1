import { prepared, type Database } from '#platform/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '#platform/postgres/keyset-page.js';
import { containsPattern, loweredColumn } from '#platform/postgres/like.js';
import type { Page } from '#shared/application/page.js';
import { foldLetters } from '#shared/domain/text/folded-text.js';
import type { JobFilterForAdmins } from '#jobs/application/ports/job-queries.js';
import type { JobView } from '#jobs/application/ports/job-view.js';
import { asWritten, JOB_TABLES, MANAGED_COLUMNS, type ManagedRow } from './job-columns.js';
import { isInState } from './job-state-read-model.js';

/** Always refers to `$1`, the current time, so that the parameter numbers stay the same. */
const inState = (state: JobFilterForAdmins['state']): string =>
  `$1::timestamptz is not null${state === 'all' ? '' : ` and ${isInState(state, '$1')}`}`;

const HAS_KEYWORDS = `(${[
  'job.title',
  'job.company',
  `(job.proposed_text ->> 'title')`,
  `(job.proposed_text ->> 'company')`,
]
  .map((column) => `${loweredColumn(column)} like $2`)
  .join(' or ')})`;

const NEWEST_FIRST = 'job.posted_at desc, job.id desc';

/** Up to this many matches, the counting query also returns their ids. */
const MAX_IDS = 5_000;

type Found = { readonly total: number; readonly ids: readonly number[] | null };

/** Selects the listings by a condition on `$2`. */
type Choice = { readonly condition: string; readonly value: unknown; readonly total?: number };

const ALL: Choice = { condition: '$2::text is null', value: null };

/** A page of all listings, newest first. */
export async function adminJobPage(database: Database, filter: JobFilterForAdmins): Promise<Page<JobView>> {
  const { state, now } = filter;
  const keywords = filter.keywords?.trim();
  const choice = keywords ? await withKeywords(database, containsPattern(foldLetters(keywords)), filter) : ALL;
  const matches = `${inState(state)} and ${choice.condition}`;
  const count = prepared(`select count(*)::int as total from job where ${matches}`);
  // Closed listings are the oldest: `offset 0` keeps the planner from scanning to them from the newest one.
  const rows = prepared(`
    select ${MANAGED_COLUMNS}
    from ${JOB_TABLES}
    where job.id = any(array(
      select job.id
      from (
        select job.id, job.posted_at from job
        where ${matches} and ($3::timestamptz is null or (job.posted_at, job.id) < ($3, $4::int))
        ${state === 'closed' ? 'offset 0' : ''}
      ) job
      order by ${NEWEST_FIRST}
      limit $5
    ))
    order by ${NEWEST_FIRST}`);
  const page = await keysetPage<ManagedRow>(
    database,
    {
      rows,
      total: choice.total ?? count,
      values: [now, choice.value],
      key: TIME_AND_ID,
      keyOf: ({ postedAt, id }) => [postedAt, id],
    },
    filter,
  );
  return { ...page, items: page.items.map(asWritten) };
}

/** No index covers the titles of all listings, so finding a page of rare keywords takes as long as counting matches. */
async function withKeywords(database: Database, pattern: string, { state, now }: JobFilterForAdmins): Promise<Choice> {
  const statement = prepared(`
    select count(*)::int as total, case when count(*) <= ${MAX_IDS} then array_agg(job.id) end as ids
    from job
    where ${inState(state)} and ${HAS_KEYWORDS}`);
  const [found] = await database.longQuery<Found>(statement, [now, pattern]);
  const total = found?.total ?? 0;
  if (total > MAX_IDS) return { condition: HAS_KEYWORDS, value: pattern, total };
  return { condition: 'job.id = any($2::integer[])', value: found?.ids ?? [], total };
}
