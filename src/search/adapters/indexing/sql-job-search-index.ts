import { Injectable } from '@nestjs/common';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { Database } from '#platform/postgres/database.js';
import { On } from '#shared/application/event-bus.js';
import { foldLine } from '#shared/domain/text/folded-text.js';
import { ListingChanged, ListingPublished, ListingWithdrawn, type PublicListing, ExchangeRates } from '#jobs';
import { JobSearchIndex } from '../../application/ports/job-search-index.js';
import { factBits } from './fact-bits.js';
import { SearchTerms } from './search-terms.js';
import { writtenIn } from './text-language.js';
import { searchableText } from './searchable-text.js';

const ADD_LOCATION = `
  with added as (insert into job_location (folded, place_ids) values ($1, $2) on conflict do nothing returning id)
  insert into job_location_place (location_id, place_id, latitude, longitude)
  select added.id, place.* from added, unnest($2::integer[], $3::float8[], $4::float8[]) as place`;

const ADD_KIND = `
  insert into job_kind (job_type, category, experience, is_premium) values ($1, $2, $3, $4) on conflict do nothing`;

const PUT = `
  insert into job_search (job_id, posted_at, closes_at, job_type, category, experience, is_premium, min_salary,
    max_salary, headline, doc, facts, languages, terms, made_with, written_in, location_id, kind_id)
  select listing.*, job_location.id, job_kind.id
  from (values ($1::integer, $2::timestamptz, $3::timestamptz, $4::text, $5::text, $6::text, $7::boolean, $8::integer,
    $9::integer, $10::text, $11::text, $12::integer, $13::text[], array_to_tsvector($14::text[]), $15::text,
    $16::text)) as listing (job_id, posted_at, closes_at, job_type, category, experience, is_premium, min_salary, max_salary,
    headline, doc, facts, languages, terms, made_with, written_in)
  join job_location on (job_location.folded, job_location.place_ids) = ($17, $18::integer[])
  join job_kind on (job_kind.job_type, job_kind.category, job_kind.is_premium)
      = (listing.job_type, listing.category, listing.is_premium)
    and job_kind.experience is not distinct from listing.experience
  on conflict (job_id) do update set
    posted_at = excluded.posted_at, closes_at = excluded.closes_at, job_type = excluded.job_type,
    category = excluded.category, experience = excluded.experience, is_premium = excluded.is_premium,
    min_salary = excluded.min_salary, max_salary = excluded.max_salary, headline = excluded.headline,
    doc = excluded.doc, facts = excluded.facts, languages = excluded.languages,
    terms = excluded.terms, made_with = excluded.made_with, written_in = excluded.written_in, location_id = excluded.location_id, kind_id = excluded.kind_id`;

const FOUND = 'job_type, category, experience, is_premium, facts, languages, location_id, doc, terms';

/** What was found of a listing until now, if anything; and what is new about it that searches may be read differently by. */
const RECORD = `
  insert into job_search_change (job_id, version, new_words, has_new_place, ${FOUND})
  select changed.id, (select version from job where job.id = changed.id), $2::text[], exists (
      select from unnest($3::integer[]) as place (id)
      where not exists (select from job_location_place where place_id = place.id)
    ), ${FOUND}
  from (values ($1::integer)) as changed (id) left join job_search on job_id = changed.id
  returning id::text`;

const REMOVE = `
  with gone as (delete from job_search where job_id = $1 returning *)
  insert into job_search_change (job_id, version, ${FOUND})
  select job_id, (select version from job where id = job_id), ${FOUND} from gone
  returning id::text`;

/** Oldest first: most of them have closed, so an index suffices. Listings reopened meanwhile stay. */
const REMOVE_CLOSED = `
  with gone as (
    delete from job_search
    where closes_at < $1::timestamptz and job_id in (
      select job_id from job_search where closes_at < $1::timestamptz order by posted_at, job_id limit $2
    )
    returning job_id
  )
  select count(*)::int as count from gone`;

const REMOVE_CHANGES = `
  delete from job_search_change where id in (
    select id from job_search_change where changed_at < $1::timestamptz order by changed_at limit $2
  )
  returning id`;

/** Writes the tables of the search, in the transaction of the change. */
@Injectable()
export class SqlJobSearchIndex extends JobSearchIndex {
  constructor(
    private readonly database: Database,
    private readonly responses: ResponseCache,
    private readonly terms: SearchTerms,
    private readonly rates: ExchangeRates,
  ) {
    super();
  }

  @On(ListingPublished)
  published({ listing }: ListingPublished): Promise<void> {
    return this.put(listing);
  }

  @On(ListingChanged)
  changed({ listing }: ListingChanged): Promise<void> {
    return this.put(listing);
  }

  @On(ListingWithdrawn)
  withdrawn({ jobId }: ListingWithdrawn): Promise<void> {
    return this.remove(jobId);
  }

  /** Adds or updates a stored, public listing. */
  async put(job: PublicListing): Promise<void> {
    const location = foldLine(job.location);
    const { headline, doc } = searchableText(job);
    const kind = [job.jobType, job.category, job.experience, job.isPremium];
    const { id, postedAt, closesAt, facts } = job;
    const pay = this.rates.comparable(job);
    const languages = (facts.languages ?? []).map(({ code }) => code);
    // Separate statements: only the next one sees a row another transaction has just added.
    const places = (job.places ?? []).toSorted((a, b) => a.id - b.id);
    const placeIds = places.map((place) => place.id);
    const positions = [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)];
    const words = await this.terms.addWords([job]);
    const change = await this.database.one<{ id: string }>(RECORD, [id, words, placeIds]);
    await this.database.query(ADD_LOCATION, [location, placeIds, ...positions]);
    await this.database.query(ADD_KIND, kind);
    const columns = [id, postedAt, closesAt, ...kind, pay.min, pay.max, headline, doc, factBits(facts), languages];
    const terms = [this.terms.of(job), this.terms.fingerprint, writtenIn(job)];
    await this.database.query(PUT, [...columns, ...terms, location, placeIds]);
    await this.responses.changed(change.id);
  }

  /** Removes a listing if it is indexed. */
  async remove(jobId: number): Promise<void> {
    // Every open listing is here, and responses with any other one are not kept.
    const change = await this.database.first<{ id: string }>(REMOVE, [jobId]);
    if (change) await this.responses.changed(change.id);
  }

  override async removeClosedBefore(time: Date, limit: number): Promise<number> {
    return (await this.database.one<{ count: number }>(REMOVE_CLOSED, [time, limit])).count;
  }

  override async removeChangesBefore(time: Date, limit: number): Promise<number> {
    return (await this.database.query(REMOVE_CHANGES, [time, limit])).length;
  }

  override async countWords(): Promise<void> {
    await this.terms.countWords();
    // Unknown words are corrected to frequent ones.
    await this.responses.changed();
  }
}
