import type { KeyPart } from '#shared/application/cursor.js';
import type { Page, PageRequest } from '#shared/application/page.js';
import type { CompanyReach } from '#shared/domain/actor.js';
import { foldAccentedLetters } from '#shared/domain/text/folded-text.js';
import { languageNames } from '#shared/domain/text/language-names.js';
import type { Database } from '#platform/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '#platform/postgres/keyset-page.js';
import { containsPattern, unaccentedColumn } from '#platform/postgres/like.js';
import type { RowStreams } from '#platform/postgres/row-streams.js';
import type {
  ExportedApplication,
  ReceivedApplicationsFilter,
  ReceivedApplicationView,
  ReceivedOrder,
} from '../../../application/ports/application-queries.js';
import { APPLICATION_STATUSES } from '../../../domain/application-status.js';
import { exportedNotes, NOTES_TEXT } from './application-notes-read-model.js';
import { HAS_ARRIVED, IS_READABLE, SHARED_COLUMNS, STANDING, TABLES } from './readable-applications-read-model.js';

/** Data of the applicant that is hidden from the employer with the application. */
const sent = (column: string) => `case when readable.yes then ${column} end`;

export const RECEIVED_COLUMNS = `
  ${SHARED_COLUMNS}, ${sent('a.resume')} as resume, ${sent('a.cover_letter')} as "coverLetter",
  coalesce(${sent('a.answers')}, '[]') as answers, ${NOTES_TEXT} as notes,
  case when assignee.id is not null then
    json_build_object('id', assignee.id, 'fullName', assignee.full_name, 'avatar', assignee.avatar) end as assignee,
  json_build_object('id', u.id, 'fullName', u.full_name, 'email', ${sent('u.email')}, 'avatar', ${sent('u.avatar')})
    as "user",
  json_build_object('headline', ${sent('p.headline')}, 'phone', ${sent('p.phone')}, 'location', ${sent('p.location')},
    'experience', ${sent('p.experience')}, 'languages', coalesce(${sent('p.languages')}, '[]'),
    'availableFrom', ${sent('p.available_from')}, 'availableUntil', ${sent('p.available_until')},
    'papers', coalesce(${sent('p.papers')}, '[]'), 'resume', ${sent('a.resume')}) as "jobSeekerProfile"`;

/** The planner leaves out what a statement needs no column of. */
export const RECEIVED_TABLES = receivedFrom('application');

/**
 * The same, of the company `$1` alone. `offset 0` makes the planner begin with them, because it cannot estimate how
 * many a text finds.
 */
const RECEIVED_BY_COMPANY = receivedFrom(
  `(select own.* from job cross join lateral (select * from application where job_id = job.id offset 0) own
    where job.employer_id = $1 offset 0)`,
);

function receivedFrom(applications: string): string {
  return `
  ${applications} a join job j on j.id = a.job_id
  left join user_account u on u.id = a.job_seeker_id
  left join job_seeker_profile p on p.user_id = a.job_seeker_id
  left join user_account assignee on assignee.id = a.assignee_id
  cross join lateral (select ${IS_READABLE} as yes) readable`;
}

const NAME = unaccentedColumn('u.full_name');
const PLACE = unaccentedColumn('p.location');

/** What applicants tell of themselves, in one text, because folding takes most of the time. */
const SENT_TEXTS = unaccentedColumn(`concat_ws(E'\\n', p.location, u.email, p.headline)`);

/** Answers that the employer cannot read do not count. */
const MISSES_MUST_HAVE = `(readable.yes and a.answers @> '[{"isMissed": true}]')`;

type Sorted = {
  readonly by: string;
  readonly type: string;
  readonly part: KeyPart;
  readonly direction: 'asc' | 'desc';
};

/** Sorts behind all letters. */
const LAST = "U&'\\FFFF'";

const ORDERS: Readonly<Record<ReceivedOrder, Sorted>> = {
  newest: { by: 'a.applied_at', type: 'timestamptz', part: 'time', direction: 'desc' },
  oldest: { by: 'a.applied_at', type: 'timestamptz', part: 'time', direction: 'asc' },
  name: { by: NAME, type: 'text', part: 'text', direction: 'asc' },
  place: { by: `coalesce(${sent(PLACE)}, ${LAST})`, type: 'text', part: 'text', direction: 'asc' },
  experience: { by: `coalesce(${sent('p.experience')} + 1, 0)`, type: 'int', part: 'integer', direction: 'desc' },
  status: {
    by: `array_position('{${APPLICATION_STATUSES.join()},withdrawn}', ${STANDING})`,
    type: 'int',
    part: 'integer',
    direction: 'asc',
  },
};

type Row = ReceivedApplicationView & { readonly sortKey: Date | number | string };

/** A page of the applications within the reach of a member. */
export async function receivedPage(
  database: Database,
  reach: CompanyReach,
  { sort = 'newest', ...filter }: ReceivedApplicationsFilter & PageRequest,
): Promise<Page<ReceivedApplicationView>> {
  const { by, type, part, direction } = ORDERS[sort];
  const { from, where, values } = matching(reach, filter);
  const [key, id, limit] = [1, 2, 3].map((nth) => `$${values.length + nth}`);
  const { items, ...page } = await keysetPage<Row>(
    database,
    {
      // Only the columns of the page are read of all that match.
      rows: {
        text: `
          select ${RECEIVED_COLUMNS}, page."sortKey"
          from (
            select a.id, ${by} as "sortKey" from ${from}
            where ${where} and (${key}::${type} is null or (${by}, a.id) ${direction === 'asc' ? '>' : '<'} (${key}, ${id}::int))
            order by ${by} ${direction}, a.id ${direction}
            limit ${limit}
          ) page, ${RECEIVED_TABLES}
          where a.id = page.id
          order by page."sortKey" ${direction}, a.id ${direction}`,
      },
      total: { text: `select count(*)::int as total from ${from} where ${where}` },
      values,
      key: [part, ...TIME_AND_ID.slice(1)],
      keyOf: (row: Row) => [row.sortKey, row.id],
    },
    filter,
  );
  return { ...page, items: items.map(({ sortKey: _sortKey, ...application }) => application) };
}

const SKILLS = `(
  select string_agg(skill, '; ' order by place)
  from jsonb_array_elements_text(a.known) with ordinality as each (skill, place))`;

/** All applications that match, from one snapshot. */
export function exportedApplications(
  streams: RowStreams,
  reach: CompanyReach,
  { sort = 'newest', ...filter }: ReceivedApplicationsFilter,
  formerMember: string,
): AsyncIterable<readonly ExportedApplication[]> {
  const { by, direction } = ORDERS[sort];
  const { from, where, values } = matching(reach, filter);
  const former = `$${values.push(formerMember)}::text`;
  // Notes and skills of each are read only once all are in order, so that the first rows do not wait for them.
  return streams.open<ExportedApplication>(
    `
    select a."appliedAt", a.job, a.status, a.name, a.email, a.phone, a.location, a.headline, a.experience,
      a."availableFrom", a.languages, ${SKILLS} as skills, a."missesMustHave", a.answers, a.assignee,
      ${exportedNotes('$1', former)} as notes, a.id
    from (
      select a.applied_at as "appliedAt", j.title as job, ${STANDING} as status, u.full_name as name,
        ${sent('u.email')} as email, ${sent('p.phone')} as phone, ${sent('p.location')} as location,
        ${sent('p.headline')} as headline, ${sent('p.experience')} as experience,
        ${sent('p.available_from::text')} as "availableFrom", ${sent('p.languages')} as languages,
        ${sent('p.skills')} as known, case when ${MISSES_MUST_HAVE} then 'yes' else 'no' end as "missesMustHave",
        ${sent('a.answers')} as answers, assignee.full_name as assignee, a.id
      from ${from}
      where ${where}
      order by ${by} ${direction}, a.id ${direction}
    ) a`,
    values,
  );
}

/**
 * The conditions of the filters that are set. One statement for all filters would get one plan for all, which takes
 * seconds at a company with 100,000 applications.
 */
function matching(reach: CompanyReach, filter: ReceivedApplicationsFilter) {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  // The company is `$1`, also in subqueries.
  const conditions = [`j.employer_id = ${value(reach.employerId)}`, HAS_ARRIVED];
  const { status, jobId, workplaceId, missesMustHave, unread, startsBy, assigneeId } = filter;
  const text = filter.search?.trim();
  const language = filter.language?.trim();
  if (status) conditions.push(`${STANDING} = ${value(status)}`);
  if (jobId !== undefined) conditions.push(`a.job_id = ${value(jobId)}`);
  if (text) conditions.push(finds(text, value));
  if (missesMustHave !== undefined) conditions.push(`${MISSES_MUST_HAVE} = ${value(missesMustHave)}::boolean`);
  if (unread !== undefined) conditions.push(`(readable.yes and a.seen_at is null) = ${value(unread)}::boolean`);
  if (language)
    conditions.push(`readable.yes and exists (
      select from jsonb_array_elements(p.languages) spoken
      where ${unaccentedColumn("(spoken ->> 'language')")} = any(${value(languageNames(language))}::text[]))`);
  if (startsBy) conditions.push(`readable.yes and p.available_from <= ${value(startsBy)}::date`);
  if (reach.workplaceIds) conditions.push(`j.workplace_id = any(${value(reach.workplaceIds)}::int[])`);
  if (assigneeId === null) conditions.push('a.assignee_id is null');
  else if (assigneeId !== undefined) conditions.push(`a.assignee_id = ${value(assigneeId)}`);
  if (workplaceId !== undefined) conditions.push(`j.workplace_id = ${value(workplaceId)}`);
  return { from: text ? RECEIVED_BY_COMPANY : RECEIVED_TABLES, where: conditions.join(' and '), values };
}

/**
 * The applicants of the company for whom a condition holds: each is looked at once, however often they applied.
 * `offset 0` keeps the planner from looking at everybody else first.
 */
const applicantsWith = (condition: string) => `
  select id from (
    select u.id, ${condition} as holds from user_account u left join job_seeker_profile p on p.user_id = u.id
    where u.id in (select a.job_seeker_id from ${TABLES} where j.employer_id = $1) offset 0
  ) applicant where holds`;

/** The condition for a text in the names of the applicant and the listing, or in what the employer may read. */
function finds(text: string, value: (given: unknown) => string): string {
  const part = value(containsPattern(foldAccentedLetters(text)));
  const [words, digits] = [wordsOf(text), digitsOf(text)];
  const told = [`${SENT_TEXTS} like ${part}`];
  if (digits !== null) told.push(`regexp_replace(p.phone, '\\D', '', 'g') like ${value(digits)}`);
  const readable = [`a.job_seeker_id in (${applicantsWith(told.join(' or '))})`];
  if (words !== null) {
    const query = `to_tsquery('pg_catalog.simple', ${value(words)})`;
    readable.push(
      `a.id in (select id from application where words @@ ${query})`,
      `a.job_seeker_id in (select user_id from job_seeker_profile where words @@ ${query})`,
    );
  }
  return `(
    a.job_id in (select j.id from job j where j.employer_id = $1 and ${unaccentedColumn('j.title')} like ${part})
    or a.job_seeker_id in (${applicantsWith(`${NAME} like ${part}`)})
    or readable.yes and (${readable.join(' or ')}))`;
}

/** Maximum number of search words. */
const MAX_WORDS = 10;

/** A text search query for all words as prefixes; null if there are none. */
function wordsOf(search: string | undefined): string | null {
  const words = search?.match(/[\p{L}\p{N}]+/gu)?.slice(0, MAX_WORDS) ?? [];
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}

/** A pattern of the digits of a phone number, without the prefix 00 or 0; null for other text. */
function digitsOf(search: string | undefined): string | null {
  if (!search || !/^[+()\d\s./-]+$/.test(search)) return null;
  const digits = search.replace(/\D/g, '').replace(/^0{1,2}/, '');
  return digits.length >= 3 ? containsPattern(digits) : null;
}
