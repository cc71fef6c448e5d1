import type { KeyPart } from '#shared/application/cursor.js';
import type { Page, PageRequest } from '#shared/application/page.js';
import type { CompanyReach } from '#shared/domain/actor.js';
import { foldAccentedLetters } from '#shared/domain/text/folded-text.js';
import { prepared, type Database } from '#platform/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '#platform/postgres/keyset-page.js';
import { containsPattern, unaccentedColumn } from '#platform/postgres/like.js';
import type { RowStreams } from '#platform/postgres/row-streams.js';
import type {
  ExportedApplication,
  ReceivedApplicationsFilter,
  ReceivedApplicationView,
  ReceivedOrder,
} from '../../application/ports/application-queries.js';
import { APPLICATION_STATUSES } from '../../domain/application-status.js';
import { HAS_ARRIVED, IS_READABLE, SHARED_COLUMNS, TABLES } from './readable-applications-read-model.js';

/** Data of the applicant that is hidden from the employer with the application. */
const sent = (column: string) => `case when readable.yes then ${column} end`;

export const RECEIVED_COLUMNS = `
  ${SHARED_COLUMNS}, ${sent('a.resume')} as resume, ${sent('a.cover_letter')} as "coverLetter",
  coalesce(${sent('a.answers')}, '[]') as answers, a.notes,
  json_build_object('id', u.id, 'fullName', u.full_name, 'email', ${sent('u.email')}, 'avatar', ${sent('u.avatar')})
    as "user",
  json_build_object('headline', ${sent('p.headline')}, 'phone', ${sent('p.phone')}, 'location', ${sent('p.location')},
    'experience', ${sent('p.experience')}, 'languages', coalesce(${sent('p.languages')}, '[]'),
    'availableFrom', ${sent('p.available_from')}, 'availableUntil', ${sent('p.available_until')},
    'papers', coalesce(${sent('p.papers')}, '[]'), 'resume', ${sent('a.resume')}) as "jobSeekerProfile"`;

export const RECEIVED_TABLES = `
  ${TABLES}
  join user_account u on u.id = a.job_seeker_id
  left join job_seeker_profile p on p.user_id = a.job_seeker_id
  cross join lateral (select ${IS_READABLE} as yes) readable`;

/** For employers, `withdrawn` is a seventh status. */
const STATUS = `case when a.withdrawn_at is null then a.status else 'withdrawn' end`;

const NAME = unaccentedColumn('u.full_name');
const PLACE = unaccentedColumn('p.location');

/** Where a part of a text is found, beside the names of the applicant and the listing. */
const SENT_TEXTS = [PLACE, ...['u.email', 'p.headline'].map(unaccentedColumn)];

/** `$4`: a part of a text; `$5`: words; `$6`: digits of a phone number. */
const IS_FOUND = `(
  ${[NAME, unaccentedColumn('j.title')].map((text) => `${text} like $4`).join(' or ')}
  or readable.yes and (
    ${SENT_TEXTS.map((text) => `${text} like $4`).join(' or ')}
    or $6::text is not null and regexp_replace(p.phone, '\\D', '', 'g') like $6
    or $5::text is not null and (
      a.id in (select id from application where words @@ to_tsquery('pg_catalog.simple', $5))
      or a.job_seeker_id in (
        select user_id from job_seeker_profile where words @@ to_tsquery('pg_catalog.simple', $5)))))`;

/** Answers that the employer cannot read do not count. */
const MISSES_MUST_HAVE = `(readable.yes and a.answers @> '[{"isMissed": true}]')`;

const SPEAKS = `(readable.yes and exists (
  select from jsonb_array_elements(p.languages) spoken where ${unaccentedColumn("(spoken ->> 'language')")} = $9))`;

const MATCHES = `
  j.employer_id = $1 and ${HAS_ARRIVED} and ($2::text is null or ${STATUS} = $2) and ($3::int is null or a.job_id = $3)
  and ($4::text is null or ${IS_FOUND})
  and ($7::boolean is null or ${MISSES_MUST_HAVE} = $7)
  and ($8::boolean is null or (readable.yes and a.seen_at is null) = $8)
  and ($9::text is null or ${SPEAKS})
  and ($10::date is null or readable.yes and p.available_from <= $10)
  and ($11::int[] is null or j.workplace_id = any($11))
  and ($12::int is null or j.workplace_id = $12)`;

const COUNT = prepared(`select count(*)::int as total from ${RECEIVED_TABLES} where ${MATCHES}`);

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
    by: `array_position('{${APPLICATION_STATUSES.join()},withdrawn}', ${STATUS})`,
    type: 'int',
    part: 'integer',
    direction: 'asc',
  },
};

type Row = ReceivedApplicationView & { readonly sortKey: Date | number | string };

function listIn({ by, type, part, direction }: Sorted) {
  const after = direction === 'asc' ? '>' : '<';
  return {
    rows: prepared(`
      select ${RECEIVED_COLUMNS}, ${by} as "sortKey"
      from ${RECEIVED_TABLES}
      where ${MATCHES} and ($13::${type} is null or (${by}, a.id) ${after} ($13, $14::int))
      order by ${by} ${direction}, a.id ${direction}
      limit $15`),
    key: [part, ...TIME_AND_ID.slice(1)],
    keyOf: ({ sortKey, id }: Row) => [sortKey, id],
  };
}

const LISTS = {
  newest: listIn(ORDERS.newest),
  oldest: listIn(ORDERS.oldest),
  name: listIn(ORDERS.name),
  place: listIn(ORDERS.place),
  experience: listIn(ORDERS.experience),
  status: listIn(ORDERS.status),
} satisfies Record<ReceivedOrder, object>;

/** A page of the applications within the reach of a member. */
export async function receivedPage(
  database: Database,
  reach: CompanyReach,
  { sort = 'newest', ...filter }: ReceivedApplicationsFilter & PageRequest,
): Promise<Page<ReceivedApplicationView>> {
  const list = { ...LISTS[sort], total: COUNT, values: matchValues(reach, filter) };
  const { items, ...page } = await keysetPage<Row>(database, list, filter);
  return { ...page, items: items.map(({ sortKey: _sortKey, ...application }) => application) };
}

/** Lists of the profile and the answers in one cell each. */
const LANGUAGES = `(
  select string_agg((spoken ->> 'language') || ' (' || (spoken ->> 'proficiency') || ')', '; ' order by place)
  from jsonb_array_elements(p.languages) with ordinality as each (spoken, place))`;
const SKILLS = `(
  select string_agg(skill, '; ' order by place)
  from jsonb_array_elements_text(p.skills) with ordinality as each (skill, place))`;
const ANSWERS = `(
  select string_agg((given ->> 'question') || ' ' || (given ->> 'answer'), E'\\n' order by place)
  from jsonb_array_elements(a.answers) with ordinality as each (given, place))`;

/** All applications that match, from one snapshot. */
export function exportedApplications(
  streams: RowStreams,
  reach: CompanyReach,
  { sort = 'newest', ...filter }: ReceivedApplicationsFilter,
): AsyncIterable<readonly ExportedApplication[]> {
  const { by, direction } = ORDERS[sort];
  return streams.open<ExportedApplication>(
    `
    select a.applied_at as "appliedAt", j.title as job, ${STATUS} as status, u.full_name as name,
      ${sent('u.email')} as email, ${sent('p.phone')} as phone, ${sent('p.location')} as location,
      ${sent('p.headline')} as headline, ${sent('p.experience')} as experience,
      ${sent('p.available_from::text')} as "availableFrom", ${sent(LANGUAGES)} as languages, ${sent(SKILLS)} as skills,
      case when ${MISSES_MUST_HAVE} then 'yes' else 'no' end as "missesMustHave", ${sent(ANSWERS)} as answers, a.notes,
      a.id
    from ${RECEIVED_TABLES}
    where ${MATCHES}
    order by ${by} ${direction}, a.id ${direction}`,
    matchValues(reach, filter),
  );
}

/** Parameters of `MATCHES`. */
function matchValues(reach: CompanyReach, filter: ReceivedApplicationsFilter): unknown[] {
  const { status, jobId, workplaceId, missesMustHave, unread, language, startsBy } = filter;
  const text = filter.search?.trim();
  return [
    reach.employerId,
    status || null,
    jobId ?? null,
    text ? containsPattern(foldAccentedLetters(text)) : null,
    wordsOf(text),
    digitsOf(text),
    missesMustHave ?? null,
    unread ?? null,
    language?.trim() ? foldAccentedLetters(language.trim()) : null,
    startsBy || null,
    reach.workplaceIds ?? null,
    workplaceId ?? null,
  ];
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
