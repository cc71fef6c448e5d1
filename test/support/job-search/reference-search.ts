import { listingTerms } from '#search/domain/listings/listing-terms.js';
import { loadConcepts } from '#search/adapters/thesaurus-files.js';
import type { Query } from '#search/domain/understanding/wants.js';
import { listingWords } from '#search/adapters/indexing/listing-words.js';
import type { LocatedCriteria } from '#search/adapters/criteria/located-criteria.js';
import type { JobFacets, JobFilter, JobSearchQuery } from '#search/adapters/queries/job-search.js';
import { filtersOf } from '#jobs/domain/offer/fact-filters.js';
import { isOpenAt } from '#jobs/domain/job-state.js';
import { distanceTo, RADIUS, type Place } from '#jobs/domain/offer/place.js';
import { foldLine } from '#shared/domain/text/folded-text.js';
import { PLACES, type MadeUpJob as Job } from './made-up-jobs.js';
import { isSatisfied } from './satisfied-query.js';

const concepts = loadConcepts();

type Found = {
  readonly id: number;
  readonly salaryMatch: boolean | undefined;
  readonly match: 'exact' | 'meaning' | 'partial' | undefined;
};

/** What is asked for, as typed and as understood. */
type Asked<Filter extends JobFilter = JobFilter> = { readonly query: Filter; readonly criteria: LocatedCriteria };

/** Cache of folded texts, which are compared thousands of times. */
const known = new Map<string, string>();

function folded(text: string): string {
  const found = known.get(text) ?? foldLine(text);
  known.set(text, found);
  return found;
}

/** The lexemes of listings, which are computed only once. */
const termsOf = new WeakMap<Job, readonly string[]>();

function satisfies(job: Job, query: Query): boolean {
  const terms = termsOf.get(job) ?? listingTerms(listingWords(job), concepts);
  termsOf.set(job, terms);
  return query !== null && isSatisfied(query, terms);
}

/** A reference implementation of the search that checks every listing. */
export function referenceSearch(jobs: readonly Job[], asked: Asked<JobSearchQuery>, now: Date): Found[] {
  const range = payRange(asked.query);
  return jobs
    .filter((job) => isOpenAt(job, now) && passes(job, asked))
    .map((job) => ({ job, rank: rankOf(job, asked), salaryMatch: range && overlaps(job, range) }))
    .sort((a, b) => Number(b.salaryMatch ?? false) - Number(a.salaryMatch ?? false) || compare(a, b, asked.query))
    .map(({ job, salaryMatch }) => ({ id: job.id, salaryMatch, match: matchOf(job, asked) }));
}

/** The facets of a search, counted one by one. */
export function referenceFacets(jobs: readonly Job[], { query, criteria }: Asked, now: Date): JobFacets {
  const found = (left: JobFilter): Job[] =>
    jobs.filter((job) => isOpenAt(job, now) && passes(job, { query: left, criteria }));
  const count = (facet: 'jobType' | 'category' | 'experience'): Record<string, number> => {
    const counts = new Map<string, number>();
    for (const { [facet]: value } of found({ ...query, [facet]: '' })) {
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return Object.fromEntries(counts);
  };
  return {
    total: found(query).length,
    totalIsExact: true,
    jobType: count('jobType'),
    category: count('category'),
    experience: count('experience'),
    facts: tally(found(query).flatMap(({ facts }) => filtersOf(facts))),
    language: tally(found({ ...query, language: '' }).flatMap(languagesOf)),
    near: nearOf(query) ?? null,
  };
}

function tally(values: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function nearOf({ near }: JobFilter): Place | undefined {
  return PLACES.find(({ id }) => String(id) === near);
}

function distanceOf({ places }: Job, filter: JobFilter): number {
  const near = nearOf(filter);
  return (near && distanceTo(places, near)) ?? Infinity;
}

function languagesOf({ facts }: Job): string[] {
  return (facts.languages ?? []).map(({ code }) => code);
}

function passes(job: Job, asked: Asked): boolean {
  const { query: filter } = asked;
  return (
    (holdsKeywords(job, filter) || meansKeywords(job, asked)) &&
    (isAt(job, filter) || isMeant(job, asked, 'location')) &&
    (!filter.jobType || job.jobType === filter.jobType) &&
    (!filter.category || job.category === filter.category) &&
    (!filter.experience || job.experience === filter.experience) &&
    (!filter.premiumOnly || job.isPremium) &&
    (filter.facts ?? []).every((fact) => filtersOf(job.facts).some((name) => name === fact)) &&
    (!filter.language || languagesOf(job).includes(filter.language)) &&
    (!filter.near || distanceOf(job, filter) <= (filter.radius ?? RADIUS.default))
  );
}

function meansKeywords(job: Job, asked: Asked): boolean {
  const quoted = asked.criteria.meaning.wants.flatMap((want) => want.quoted ?? []);
  return isMeant(job, asked, 'keywords') && quoted.every((text) => holdsKeywords(job, { keywords: text }));
}

function isMeant(job: Job, { criteria }: Asked, box: 'keywords' | 'location'): boolean {
  return !criteria.isExact && satisfies(job, criteria.meaning[box]);
}

function holdsKeywords(job: Job, { keywords }: JobFilter): boolean {
  const sought = folded(keywords?.trim() ?? '');
  // The separator between texts matches nothing, and neither does a lone surrogate.
  if (sought.includes('\u0001') || !sought.isWellFormed()) return false;
  return [job.title, job.company, job.description].some((text) => folded(text).includes(sought));
}

function isAt(job: Job, { location }: JobFilter): boolean {
  const sought = folded(location?.trim() ?? '');
  const own = folded(job.location);
  return own.includes(sought) || sought.includes(own);
}

function payRange({ salary }: JobSearchQuery): [number, number] | undefined {
  const from = salary?.from ?? 0;
  const to = salary?.to ?? Infinity;
  return from === 0 && (to === 0 || to === Infinity) ? undefined : [from, to];
}

function overlaps(job: Job, [from, to]: [number, number]): boolean {
  if (job.minSalary === null && job.maxSalary === null) return false;
  return from <= to && (job.minSalary ?? 0) <= to && (job.maxSalary ?? Infinity) >= from;
}

type Ranked = { readonly job: Job; readonly rank: number };

function compare({ job: a, rank }: Ranked, { job: b, rank: other }: Ranked, query: JobSearchQuery): number {
  const newest = b.postedAt.getTime() - a.postedAt.getTime() || b.id - a.id;
  // Without a place, there is no distance to sort by.
  const sort = query.sort === 'distance' && !query.near ? undefined : query.sort;
  if (sort === 'salary') return pay(b) - pay(a) || newest;
  if (query.near && (sort ?? 'distance') === 'distance') return distanceOf(a, query) - distanceOf(b, query) || newest;
  if (sort === 'relevance' || (sort === undefined && (query.keywords?.trim() || query.location?.trim())))
    return rank - other || newest;
  return newest;
}

function pay(job: Job): number {
  return job.maxSalary ?? job.minSalary ?? -1;
}

/** The first tier that the listing belongs to. */
function rankOf(job: Job, { criteria: { meaning, isExact } }: Asked): number {
  const tiers = isExact ? meaning.tiers.slice(0, 1) : meaning.tiers;
  const tier = tiers.findIndex((query) => satisfies(job, query));
  return tier < 0 ? tiers.length : tier;
}

function matchOf(job: Job, { query, criteria: { meaning, isExact } }: Asked): Found['match'] {
  if (!query.keywords?.trim() && !query.location?.trim()) return undefined;
  if (!holdsKeywords(job, query) || !isAt(job, query)) return meaning.lacking.length > 0 ? 'partial' : 'meaning';
  const asked = isExact ? undefined : meaning.tiers.at(-1);
  return asked === undefined || satisfies(job, asked) ? 'exact' : 'partial';
}
