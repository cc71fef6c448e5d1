import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/adapters/postgres/database.js';
import { listingTerms, spelledWords, type ListingTexts } from './listing-terms.js';

type IndexedListing = ListingTexts & { readonly id: number };

const PUT = `
  insert into job_search_terms (job_id, terms)
  select put.id, put.terms::tsvector from unnest($1::integer[], $2::text[]) as put (id, terms)
  where exists (select from job_search where job_id = put.id)
  on conflict (job_id) do update set terms = excluded.terms`;

/** Words that are known stay as they are: listings that share a word do not wait for each other. */
const PUT_WORDS = `
  insert into job_search_word (word, stem) select * from unnest($1::text[], $2::text[]) order by 1
  on conflict do nothing`;

const WITHOUT_TERMS = `
  select job.id, job.title, job.company, job.location, job.job_type as "jobType", job.category, job.experience, job.skills
  from job_search s join job on job.id = s.job_id
  where s.job_id > $1 and not exists (select from job_search_terms t where t.job_id = s.job_id)
  order by s.job_id limit $2`;

const COUNT_WORDS = `
  with counted as (select word as stem, ndoc from ts_stat('select terms from job_search_terms')),
  gone as (delete from job_search_word w where not exists (select from counted where counted.stem = w.stem))
  update job_search_word w set listings = counted.ndoc from counted
  where counted.stem = w.stem and w.listings <> counted.ndoc`;

/** The words of open listings as related searches look for them. */
@Injectable()
export class RelatedIndex {
  constructor(private readonly database: Database) {}

  async put(listings: readonly IndexedListing[]): Promise<void> {
    const words = new Map(listings.flatMap(spelledWords).map(({ word, stem }) => [word, stem]));
    await this.database.query(PUT, [listings.map(({ id }) => id), listings.map(listingTerms)]);
    await this.database.query(PUT_WORDS, [[...words.keys()], [...words.values()]]);
  }

  /** Adds listings that an earlier version stored, in the order of their ids; returns the last of them. */
  async fill(after: number, limit: number): Promise<number | undefined> {
    const listings = await this.database.query<IndexedListing>(WITHOUT_TERMS, [after, limit]);
    if (listings.length > 0) await this.put(listings);
    return listings.at(-1)?.id;
  }

  /** Counts in how many listings each word occurs, and drops those that occur in none. */
  async countWords(): Promise<void> {
    await this.database.query(COUNT_WORDS);
  }
}
