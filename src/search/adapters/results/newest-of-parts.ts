import { prepared, type Database, type Statement } from '#platform/postgres/database.js';
import { JOB_CARDS, type JobCard } from '#jobs';
import type { LocatedCriteria } from '../criteria/located-criteria.js';
import type { PayRange } from '../criteria/search-criteria.js';
import { LOOKED_AT, NEWEST } from './first-listings.js';
import { isKeywordsOnly, SearchConditions } from './search-conditions.js';
import type { SearchPart } from './search-parts.js';

/** What all parts of the results ask of a listing. */
export type PartsInput = {
  readonly criteria: LocatedCriteria;
  readonly range: PayRange | null;
  readonly now: Date;
};

type NumberedPart = SearchPart & { readonly index: number };

/** Listings of a part, the newest first, and its index among those asked for. */
type Found = { readonly part: number; readonly ids: readonly number[] };

/** What a look sees: listings by part, and how many there are in all. */
type Seen = Found & { readonly listings: number };

/** Listings that the first look unpacks: enough for a part that one in four has. */
const FIRST_LOOK = 100;
/** Looking further costs as much as finding so many listings in the index. */
const MANY = 5_000;

const CARDS = prepared(JOB_CARDS);

/**
 * Reads the first listings of parts that all show the newest first, together. A look at the newest listings tells the
 * part of each; parts that are too rare to be seen there are looked up in the index of texts, all at once.
 */
export async function newestOfParts(
  database: Database,
  input: PartsInput,
  parts: readonly SearchPart[],
  limit: number,
): Promise<{ readonly card: JobCard; readonly part: number }[]> {
  const seen = await look(database, input, parts, limit);
  // All parts before the first full one are rare.
  const full = seen.find(({ ids }) => ids.length >= limit);
  const rare = parts.slice(0, full?.part).map((part, index) => ({ ...part, index }));
  const found: Found[] = [];
  for (const group of Object.values(Object.groupBy(rare, costOf)))
    if (group && sizeOf(found) < limit) found.push(...(await inIndex(database, input, group, limit)));
  const places = [...found, ...(full ? [full] : [])]
    .flatMap(({ part, ids }) => ids.map((id) => ({ part, id })))
    .slice(0, limit);
  const cards = await database.query<JobCard>(CARDS, [places.map(({ id }) => id)]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return places.flatMap(({ part, id }) => {
    const card = byId.get(id);
    return card ? [{ card, part }] : [];
  });
}

/** Looks at few listings, and at more of them if the index would have to find many that are in none of the full parts. */
async function look(
  database: Database,
  input: PartsInput,
  parts: readonly SearchPart[],
  limit: number,
): Promise<Seen[]> {
  const seen = await inWindow(database, input, parts, FIRST_LOOK);
  const full = seen.find(({ ids }) => ids.length >= limit);
  const isDear = seen.some(
    ({ part, ids, listings }) =>
      part < (full?.part ?? parts.length) &&
      (parts[part]?.tier === undefined || (ids.length / FIRST_LOOK) * listings > MANY),
  );
  return isDear && LOOKED_AT * limit > FIRST_LOOK ? inWindow(database, input, parts, LOOKED_AT * limit) : seen;
}

/** The newest listings that pass the filters, by the first part that has them. */
function inWindow(
  database: Database,
  { criteria, range, now }: PartsInput,
  parts: readonly SearchPart[],
  size: number,
): Promise<Seen[]> {
  const conditions = new SearchConditions().stating(criteria, now).filter(criteria);
  const { filters, values } = conditions;
  const cases = parts.map((part, index) => {
    const { where } = new SearchConditions(values).byRow().ofPart(part, criteria, range);
    return `when ${where} then ${index}`;
  });
  // The terms are unpacked once for all conditions.
  const text = `
    select part, array_agg(id order by posted_at desc, id desc) as ids,
      (select reltuples::int from pg_class where oid = 'job_search'::regclass) as listings
    from (
      select s.job_id as id, s.posted_at, case ${cases.join(' ')} end as part
      from (
        select s.job_id, s.posted_at, s.location_id, s.min_salary, s.max_salary, s.best_salary, s.doc,
          s.terms || '' as terms
        from job_search s where ${filters} order by ${NEWEST} limit ${size}
      ) s
    ) s
    where part is not null group by part order by part`;
  return database.longQuery<Seen>(statementOf(text, criteria, range), values);
}

/** The newest listings of parts that have few. */
function inIndex(
  database: Database,
  { criteria, range, now }: PartsInput,
  parts: readonly NumberedPart[],
  limit: number,
): Promise<Found[]> {
  const values: unknown[] = [];
  const each = parts.map((part) => {
    const { where } = new SearchConditions(values).inPart(part, criteria, range, now);
    return `(select ${part.index} as part, s.job_id, s.posted_at from job_search s where ${where}
      order by ${NEWEST} limit ${limit})`;
  });
  const text = `
    select part, array_agg(job_id order by posted_at desc, job_id desc) as ids
    from (${each.join(' union all ')}) s group by part order by part`;
  return database.indexQuery<Found>(statementOf(text, criteria, range), values);
}

/** Planning takes longer than reading. Without filters, there are few statements, and one plan of each serves all. */
function statementOf(text: string, criteria: LocatedCriteria, range: PayRange | null): Statement {
  return isKeywordsOnly(criteria) && range === null ? prepared(text) : { text };
}

/** Parts in a row that are looked up together: tiers, which the index tells apart, and those that may need texts. */
function costOf({ salaryMatch, tier }: SearchPart): string {
  return `${salaryMatch} ${tier === undefined ? 'texts' : 'index'}`;
}

function sizeOf(found: readonly Found[]): number {
  return found.reduce((sum, { ids }) => sum + ids.length, 0);
}
