import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { Concepts } from './concepts.js';
import { listingTerms, spelledWords, type ListingTexts } from './listing-terms.js';

type IndexedListing = ListingTexts & { readonly id: number };
type Outdated = { readonly last: number | null; readonly ids: readonly number[] | null };

/** Listings per count. */
const SLICE = 50_000;

const PUT = `
  insert into job_search_terms (job_id, terms, made_with)
  select put.id, put.terms::tsvector, $3 from unnest($1::integer[], $2::text[]) as put (id, terms)
  where exists (select from job_search where job_id = put.id)
  on conflict (job_id) do update set terms = excluded.terms, made_with = excluded.made_with`;

/** Keeps rows written since the read: they already have the new fingerprint. */
const REFRESH = `${PUT} where job_search_terms.made_with <> excluded.made_with`;

/** Leaves known words alone, so that listings that share a word do not wait for each other. */
const PUT_WORDS = `
  insert into job_search_word (word, stem) select * from unnest($1::text[], $2::text[]) order by 1
  on conflict do nothing`;

/** The offset is a fence: after an upgrade, without statistics, the planner might read the whole table. */
const OUTDATED = `
  select max(s.job_id) as last, array_agg(s.job_id) filter (where t.made_with is distinct from $3) as ids
  from (select job_id from job_search where job_id > $1 order by job_id limit $2) s
  left join lateral (select made_with from job_search_terms where job_id = s.job_id offset 0) t on true`;

const LISTINGS = `
  select id, title, company, location, job_type as "jobType", category, experience, skills, facts
  from job where id = any($1::integer[])`;

const END_OF_SLICE = `
  select max(job_id) as last from (select job_id from job_search_terms where job_id > $1 order by job_id limit $2) slice`;

/** `ts_stat` takes a query as text. */
const COUNT_SLICE = `
  select word as stem, ndoc::int as listings
  from ts_stat(format('select terms from job_search_terms where job_id > %s and job_id <= %s', $1::integer, $2::integer))
  where word in (select stem from job_search_word)`;

/** Flushes the pending list of the GIN index, which every search has to read. */
const SORT_IN = `select gin_clean_pending_list('job_search_terms_terms')`;

const STEMS = 'select distinct stem from job_search_word';

/** Keeps words added during the count. */
const STORE_COUNTS = `
  with counted as (select * from unnest($1::text[], $2::integer[]) as counted (stem, listings)),
  gone as (delete from job_search_word w using counted c where c.stem = w.stem and c.listings = 0)
  update job_search_word w set listings = c.listings from counted c
  where c.stem = w.stem and c.listings > 0 and w.listings <> c.listings`;

/** Maintains the words of open listings for related searches. */
@Injectable()
export class RelatedIndex {
  constructor(
    private readonly database: Database,
    private readonly concepts: Concepts,
  ) {}

  async put(listing: IndexedListing): Promise<void> {
    await this.write(PUT, [listing]);
  }

  /** Scans listings by id, and reindexes those indexed by another version of the application or thesaurus. */
  async fill(after: number, limit: number): Promise<{ last: number | null; added: number }> {
    const found = await this.database.query<Outdated>(OUTDATED, [after, limit, this.concepts.fingerprint]);
    const { last = null, ids = null } = found[0] ?? {};
    if (ids === null) return { last, added: 0 };
    await this.write(REFRESH, await this.database.query<IndexedListing>(LISTINGS, [ids]));
    return { last, added: ids.length };
  }

  /** Counts the listings with each word, and drops unused words. A slice takes about a second. */
  async countWords(): Promise<void> {
    const stems = await this.database.query<{ stem: string }>(STEMS);
    const counts = new Map(stems.map(({ stem }) => [stem, 0]));
    for (
      let after = 0, last = await this.endOfSlice(0);
      last !== null;
      after = last, last = await this.endOfSlice(after)
    ) {
      const counted = await this.database.query<{ stem: string; listings: number }>(COUNT_SLICE, [after, last]);
      for (const { stem, listings } of counted) {
        const known = counts.get(stem);
        if (known !== undefined) counts.set(stem, known + listings);
      }
    }
    await this.database.query(STORE_COUNTS, [[...counts.keys()], [...counts.values()]]);
    await this.database.query(SORT_IN);
  }

  private async endOfSlice(after: number): Promise<number | null> {
    return (await this.database.one<{ last: number | null }>(END_OF_SLICE, [after, SLICE])).last;
  }

  private async write(statement: string, listings: readonly IndexedListing[]): Promise<void> {
    const terms = listings.map((listing) => listingTerms(listing, this.concepts));
    await this.database.query(statement, [listings.map(({ id }) => id), terms, this.concepts.fingerprint]);
    const words = new Map(listings.flatMap(spelledWords).map(({ word, stem }) => [word, stem]));
    await this.database.query(PUT_WORDS, [[...words.keys()], [...words.values()]]);
  }
}
