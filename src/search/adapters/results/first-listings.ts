import type { Database } from '#platform/postgres/database.js';
import { JOB_CARD_COLUMNS, type JobCard } from '#jobs';
import type { SearchConditions } from './search-conditions.js';

/**
 * Listings that are looked at in their order, for each wanted one, before the index of texts is asked: enough if one in
 * 25 has the text. Of a rarer text, the index finds all listings at less cost.
 */
export const LOOKED_AT = 25;

export const NEWEST = 's.posted_at desc, s.job_id desc';

/** An order of listings, and how they are read in it. */
export type ListingOrder = {
  /** Columns of `s`, as in `order by`. */
  readonly by: string;
  /** What to select beside the card. */
  readonly rank: string;
  /** At most `limit` listings that pass the filters, in this order. */
  readonly first: (limit: number) => string;
  /** The tables to read all listings from, with the rank as a column of `s`. */
  readonly all: string;
};

/** The order of an index of `job_search`, best first. */
export function indexOrder(conditions: SearchConditions, { isByPay = false } = {}): ListingOrder {
  const by = isByPay ? `s.best_salary desc, ${NEWEST}` : NEWEST;
  return {
    by,
    rank: isByPay ? ', s.best_salary as "bestSalary"' : '',
    first: (limit) => `select s.* from job_search s where ${conditions.filters} order by ${by} limit ${limit}`,
    all: `(select s.* from job_search s where ${conditions.where})`,
  };
}

/** Nearest first: walks from location to location until there are enough listings. */
export function nearestOrder(
  conditions: SearchConditions,
  near: { readonly ids: string; readonly closeness: string },
): ListingOrder {
  const by = `s.closeness desc, ${NEWEST}`;
  const locations = `unnest(${near.ids}, ${near.closeness}) as near (location_id, closeness)`;
  return {
    by,
    rank: ', s.closeness',
    first: (limit) => `
      select s.*, near.closeness
      from (select * from ${locations} order by closeness desc) near
      cross join lateral (
        select s.* from job_search s where s.location_id = near.location_id and ${conditions.filters}
        order by ${NEWEST} limit ${limit}
      ) s
      order by near.closeness desc, ${NEWEST} limit ${limit}`,
    all: `(
      select s.*, near.closeness from job_search s join ${locations} on near.location_id = s.location_id
      where ${conditions.where})`,
  };
}

/** Reads the first listings of an order. */
export async function firstListings(
  database: Database,
  { values, texts }: SearchConditions,
  order: ListingOrder,
  limit: number,
): Promise<JobCard[]> {
  // Row counts are inlined, because the planner needs them.
  const cards = (hits: string): string => `
    select ${JOB_CARD_COLUMNS}${order.rank}
    from (${hits}) s join job on job.id = s.job_id
    order by ${order.by}`;
  if (texts === '') return database.longQuery<JobCard>({ text: cards(order.first(limit)) }, values);
  const window = `select s.* from (${order.first(LOOKED_AT * limit)}) s where ${texts} order by ${order.by} limit ${limit}`;
  const found = await database.longQuery<JobCard>({ text: cards(window) }, values);
  if (found.length === limit) return found;
  const indexed = `select s.* from ${order.all} s order by ${order.by} limit ${limit}`;
  return database.indexQuery<JobCard>({ text: cards(indexed) }, values);
}
