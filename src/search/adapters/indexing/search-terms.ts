import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { listingTerms, PREFIX } from '../../domain/listings/listing-terms.js';
import { loadConcepts, thesaurusFingerprint } from '../thesaurus-files.js';
import { locationWord } from '../../domain/understanding/place-names.js';
import { stemOf, tokensOf, wordsOf } from '../../domain/vocabulary/words.js';
import { foldAccents, foldLine } from '#shared/domain/text/folded-text.js';
import { listingWords, type DescribedListing } from './listing-words.js';
import { LANGUAGES_TOLD_BY, writtenIn } from './text-language.js';

type Outdated = { readonly last: number | null; readonly ids: readonly number[] | null };

/** Milliseconds between questions whether the listings have their terms, which read all of them. */
const PAUSE = 1_000;

/** Listings per count. */
const SLICE = 10_000;

/** Unless everything is written again, keeps rows written since the read: they already have the new fingerprint. */
const REFRESH = `
  update job_search s set terms = array_to_tsvector(put.terms), written_in = put.written_in, made_with = $3
  from (select id, array(select jsonb_array_elements_text(terms)) as terms, written_in
    from unnest($1::integer[], $2::jsonb[], $5::text[]) as put (id, terms, written_in)) put
  where s.job_id = put.id and ($4 or s.terms is null or s.made_with is distinct from $3)`;

/** Leaves known words alone, so that listings that share a word do not wait for each other. */
const PUT_WORDS = `
  insert into job_search_word (word, stem) select * from unnest($1::text[], $2::text[]) order by 1
  on conflict do nothing returning word, stem`;

const OUTDATED = `
  select max(s.job_id) as last, array_agg(s.job_id) filter (where $4 or s.made_with is distinct from $3) as ids
  from (select job_id, made_with from job_search where job_id > $1 order by job_id limit $2) s`;

const ANY_ID = 'select coalesce(floor(random() * max(job_id)), 0)::int as id from job_search';

/** Written by processes of a version that knows no terms. */
const MISSING = `
  select job_id as id from job_search where terms is null and job_id > $1 order by job_id limit $2`;

const IS_FILLED = `select not exists (select from job_search where terms is null) as "isFilled"`;

const LISTINGS = `
  select id, title, company, location, description, requirements, responsibilities, benefits, job_type as "jobType",
    category, experience, skills, facts, places, min_salary as "minSalary", max_salary as "maxSalary", currency
  from job where id = any($1::integer[])`;

const END_OF_SLICE = `
  select max(job_id) as last from (select job_id from job_search where job_id > $1 order by job_id limit $2) slice`;

/** `ts_stat` takes a query as text. */
const COUNT_SLICE = `
  select word, ndoc::int as listings
  from ts_stat(format('select terms from job_search where job_id > %s and job_id <= %s', $1::integer, $2::integer))
  where word in (select word from job_search_word)`;

const WORDS = 'select word from job_search_word';

/** Keeps words added during the count. */
const STORE_COUNTS = `
  with counted as (select * from unnest($1::text[], $2::integer[]) as counted (word, listings)),
  gone as (delete from job_search_word w using counted c where c.word = w.word and c.listings = 0)
  update job_search_word w set listings = c.listings from counted c
  where c.word = w.word and c.listings > 0 and w.listings <> c.listings`;

/** What the terms and languages of listings are made with; those made with another are made again. */
export function termsFingerprint(): string {
  return `${thesaurusFingerprint()} ${LANGUAGES_TOLD_BY}`;
}

/** Listings that are read at a stretch, before other requests get a turn. */
const AT_ONCE = 5;

/** Writes the terms of open listings, and keeps the words that they use. */
@Injectable()
export class SearchTerms {
  private readonly concepts = loadConcepts();
  readonly fingerprint = termsFingerprint();
  private isKnownFilled = false;
  private askedAt = -Infinity;

  constructor(private readonly database: Database) {}

  /** The lexemes of a listing. */
  of(listing: DescribedListing): string[] {
    return listingTerms(listingWords(listing), this.concepts);
  }

  /** Remembers the words of listings, in the transaction that stores them; returns the new ones and their stems. */
  async addWords(listings: readonly DescribedListing[]): Promise<readonly string[]> {
    const texts = listings.flatMap(({ title, company, description }) => [title, company, description]);
    const words = texts.flatMap((text) => tokensOf(foldLine(text)));
    const located = listings.flatMap(({ location }) => wordsOf(location));
    const beside = listings.flatMap(({ skills }) => skills.flatMap(wordsOf)).map(stemOf);
    const stems = new Map(words.map((word) => [word, stemOf(foldAccents(word))]));
    for (const word of located) stems.set(locationWord(word), stemOf(word));
    for (const stem of beside) stems.set(PREFIX.beside + stem, stem);
    const added = await this.database.query<{ word: string; stem: string }>(PUT_WORDS, [
      [...stems.keys()],
      [...stems.values()],
    ]);
    return added.flatMap(({ word, stem }) => [word, stem]);
  }

  /** Whether all open listings have their terms; after an upgrade it takes a while. */
  async areFilled(): Promise<boolean> {
    if (!this.isKnownFilled && performance.now() - this.askedAt > PAUSE) {
      this.isKnownFilled = (await this.database.one<{ isFilled: boolean }>(IS_FILLED)).isFilled;
      this.askedAt = performance.now();
    }
    return this.isKnownFilled;
  }

  /** Scans listings by id, and reindexes all, or those indexed by another version of the application or thesaurus. */
  async fill(after: number, limit: number, all = false): Promise<{ last: number | null; added: number }> {
    const found = await this.database.query<Outdated>(OUTDATED, [after, limit, this.fingerprint, all]);
    const { last = null, ids = null } = found[0] ?? {};
    if (ids === null) return { last, added: 0 };
    await this.index(ids, all);
    return { last, added: ids.length };
  }

  /** A number up to the highest id of an indexed listing, by chance. */
  async anyId(): Promise<number> {
    return (await this.database.one<{ id: number }>(ANY_ID)).id;
  }

  /** Indexes listings without any terms after an id, and returns the last one; undefined if there are none. */
  async fillMissing(after: number, limit: number): Promise<number | undefined> {
    const ids = (await this.database.query<{ id: number }>(MISSING, [after, limit])).map(({ id }) => id);
    if (ids.length > 0) await this.index(ids, false);
    return ids.at(-1);
  }

  private async index(ids: readonly number[], all: boolean): Promise<void> {
    const listings = await this.database.query<DescribedListing & { readonly id: number }>(LISTINGS, [ids]);
    // Words first: a search that finds the terms must know their words.
    await this.addWords(listings);
    const terms: string[] = [];
    for (const listing of listings) {
      // Each takes a millisecond or more, in which no request is answered.
      if (terms.length % AT_ONCE === 0) await setImmediate();
      terms.push(JSON.stringify(this.of(listing)));
    }
    const found = listings.map(({ id }) => id);
    await this.database.query(REFRESH, [found, terms, this.fingerprint, all, listings.map(writtenIn)]);
  }

  /** Counts the listings with each word, and drops unused words. A slice takes about a second. */
  async countWords(): Promise<void> {
    const words = await this.database.query<{ word: string }>(WORDS);
    const counts = new Map(words.map(({ word }) => [word, 0]));
    for (
      let after = 0, last = await this.endOfSlice(0);
      last !== null;
      after = last, last = await this.endOfSlice(after)
    ) {
      for (const { word, listings } of await this.database.query<{ word: string; listings: number }>(COUNT_SLICE, [
        after,
        last,
      ])) {
        counts.set(word, (counts.get(word) ?? 0) + listings);
      }
    }
    await this.database.query(STORE_COUNTS, [[...counts.keys()], [...counts.values()]]);
  }

  private async endOfSlice(after: number): Promise<number | null> {
    return (await this.database.one<{ last: number | null }>(END_OF_SLICE, [after, SLICE])).last;
  }
}
