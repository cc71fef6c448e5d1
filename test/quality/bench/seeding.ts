import type { Client } from 'pg';
import { factBits } from '#search/adapters/indexing/fact-bits.js';
import { listingWords } from '#search/adapters/indexing/listing-words.js';
import { searchableText } from '#search/adapters/indexing/searchable-text.js';
import { listingTerms } from '#search/domain/listings/listing-terms.js';
import { loadConcepts } from '#search/adapters/thesaurus-files.js';
import { stemOf, tokensOf } from '#search/domain/vocabulary/words.js';
import { termsFingerprint } from '#search/adapters/indexing/search-terms.js';
import type { Place } from '#jobs/domain/offer/place.js';
import { foldAccents, foldLetters } from '#shared/domain/text/folded-text.js';
import { listings, type Listing } from './listings.js';
import { Towns } from './towns.js';

const concepts = loadConcepts();

const BATCH = 5_000;
const FIRST_POSTED = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
/** Far in the future, so that later runs can reuse the database. */
const OPEN_UNTIL = '2126-01-01T00:00:00Z';
/** One in this many listings is closed. */
const CLOSED_EVERY = 20;

const INSERT_JOBS = `
  insert into job (id, employer_id, title, company, location, description, requirements, salary, min_salary, max_salary,
    job_type, category, experience, skills, posted_at, approved_at, closes_at, is_premium, facts, places)
  select id, 1, title, company, location, description, requirements, salary, min_salary, max_salary,
    job_type, category, experience, skills, posted_at, posted_at, closes_at, is_premium, facts, places
  from jsonb_to_recordset($1::jsonb) as seeded (id integer, title text, company text, location text, description text,
    requirements text, salary text, min_salary integer, max_salary integer, job_type text, category text,
    experience text, skills jsonb, posted_at timestamptz, closes_at timestamptz, is_premium boolean, facts jsonb, places jsonb)`;

const INSERT_LOCATIONS = `
  with added as (
    insert into job_location (folded, place_ids)
    select distinct folded, case when place_id is null then '{}' else array[place_id] end
    from unnest($1::text[], $2::integer[]) as seeded (folded, place_id)
    on conflict do nothing returning id, folded
  )
  insert into job_location_place (location_id, place_id, latitude, longitude)
  select distinct added.id, seeded.place_id, seeded.latitude, seeded.longitude
  from unnest($1::text[], $2::integer[], $3::float8[], $4::float8[]) as seeded (folded, place_id, latitude, longitude)
  join added using (folded)
  where seeded.place_id is not null`;

const INSERT_KINDS = `
  insert into job_kind (job_type, category, experience, is_premium)
  select distinct job_type, category, experience, is_premium from job where id >= $1 on conflict do nothing`;

const INSERT_SEARCH = `
  insert into job_search (job_id, posted_at, closes_at, location_id, kind_id, job_type, category, experience,
    min_salary, max_salary, is_premium, headline, doc, facts, languages, terms, made_with, written_in)
  select j.id, j.posted_at, j.closes_at, l.id, k.id, j.job_type, j.category, j.experience, j.min_salary, j.max_salary,
    j.is_premium, seeded.headline, seeded.doc, seeded.facts, seeded.languages::text[],
    array_to_tsvector(array(select jsonb_array_elements_text(seeded.terms))), $8, 'en'
  from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::jsonb[])
    as seeded (id, location, headline, doc, facts, languages, terms)
  join job j on j.id = seeded.id
  join job_location l on l.folded = seeded.location
  join job_kind k on (k.job_type, k.category, k.is_premium) = (j.job_type, j.category, j.is_premium)
    and k.experience is not distinct from j.experience`;

const INSERT_WORDS = `
  insert into job_search_word (word, stem) select * from unnest($1::text[], $2::text[]) on conflict do nothing`;

/** Fills an empty, migrated database with listings, in bulk. */
export async function seed(client: Client, count: number): Promise<void> {
  await client.query(`
    insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
    values ('bench', 'bench', 'bench@wayfare.test', 'bench@wayfare.test', '', 'Bench', 'employer', now())`);
  // Creating the index afterwards is much faster.
  await client.query('drop index job_search_terms_index');
  let id = 1;
  const towns = new Towns();
  for (const batch of batches(listings(count), BATCH)) {
    await insert(client, batch, id, towns);
    id += batch.length;
  }
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query('create index job_search_terms_index on job_search using gin (terms)');
  await client.query('vacuum analyze');
}

async function insert(client: Client, batch: readonly Listing[], firstId: number, towns: Towns): Promise<void> {
  const places = batch.map(({ location }) => towns.at(location));
  const texts = batch.map(searchableText);
  const locations = batch.map((listing) => foldLetters(listing.location));
  await client.query(INSERT_JOBS, [JSON.stringify(batch.map((listing, i) => jobRow(listing, firstId + i, places[i])))]);
  await client.query(INSERT_LOCATIONS, [
    locations,
    places.map((place) => place?.id),
    places.map((place) => place?.latitude),
    places.map((place) => place?.longitude),
  ]);
  await client.query(INSERT_KINDS, [firstId]);
  const ids = batch.map((_, i) => firstId + i);
  await client.query(INSERT_SEARCH, [
    ids,
    locations,
    texts.map(({ headline }) => headline),
    texts.map(({ doc }) => doc),
    batch.map(({ facts }) => factBits(facts)),
    batch.map(({ facts: { languages = [] } }) => `{${languages.map(({ code }) => code).join()}}`),
    batch.map((listing, i) => JSON.stringify(termsOf(listing, places[i]))),
    termsFingerprint(),
  ]);
  const words = [...new Set(texts.flatMap(({ doc }) => tokensOf(doc)))];
  await client.query(INSERT_WORDS, [words, words.map((word) => stemOf(foldAccents(word)))]);
}

function termsOf(listing: Listing, place: Place | undefined): string[] {
  const more = { responsibilities: null, benefits: null, currency: 'USD', places: place ? [place] : null };
  const words = listingWords({ ...listing, ...more });
  return listingTerms(words, concepts);
}

function jobRow(listing: Listing, id: number, place: Place | undefined): Record<string, unknown> {
  const postedAt = new Date(FIRST_POSTED + id * MINUTE).toISOString();
  return {
    ...listing,
    id,
    min_salary: listing.minSalary,
    max_salary: listing.maxSalary,
    job_type: listing.jobType,
    is_premium: listing.isPremium,
    places: place ? [place] : null,
    posted_at: postedAt,
    closes_at: id % CLOSED_EVERY === 0 ? postedAt : OPEN_UNTIL,
  };
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    if (batch.push(item) === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
