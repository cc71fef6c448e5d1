import { foldLine } from '#shared/domain/text/folded-text.js';
import type { JobFacets, JobFilter, JobSearchQuery } from '#jobs/application/ports/job-search.js';
import { filtersOf } from '#jobs/domain/fact-filters.js';
import { isOpenAt } from '#jobs/domain/job-state.js';
import { distanceTo, RADIUS, type Place } from '#jobs/domain/place.js';
import { PLACES, type MadeUpJob as Job } from './made-up-jobs.js';
import { Concepts } from '#jobs/adapters/search/related/concepts.js';
import { listingTerms } from '#jobs/adapters/search/related/listing-terms.js';
import { Thesaurus } from '#jobs/adapters/search/related/thesaurus.js';
import { meaningOf, searchWords } from '#jobs/adapters/search/related/understanding.js';
import { SEPARATORS } from '#jobs/adapters/search/keywords/whole-words.js';

const thesaurus = Thesaurus.load();
const concepts = Concepts.load();

type Found = {
  readonly id: number;
  readonly salaryMatch: boolean | undefined;
  readonly match: 'word' | 'part' | undefined;
};

/** Cache of folded texts, which are compared thousands of times. */
const known = new Map<string, string>();

function folded(text: string): string {
  const found = known.get(text) ?? foldLine(text);
  known.set(text, found);
  return found;
}

/** A reference implementation of the search that checks every listing. */
export function referenceSearch(jobs: readonly Job[], query: JobSearchQuery, now: Date): Found[] {
  const range = soughtRange(query);
  return jobs
    .filter((job) => isOpenAt(job, now) && passes(job, query))
    .map((job) => ({ job, rank: rankOf(job, query), salaryMatch: range && overlaps(job, range) }))
    .sort((a, b) => Number(b.salaryMatch ?? false) - Number(a.salaryMatch ?? false) || compare(a, b, query))
    .map(({ job, rank, salaryMatch }) => ({ id: job.id, salaryMatch, match: matchOf(rank, query) }));
}

/** The facets of a search, counted one by one. */
export function referenceFacets(jobs: readonly Job[], filter: JobFilter, now: Date): JobFacets {
  const found = (left: JobFilter): Job[] => jobs.filter((job) => isOpenAt(job, now) && passes(job, left));
  const count = (facet: 'jobType' | 'category' | 'experience'): Record<string, number> => {
    const counts = new Map<string, number>();
    for (const { [facet]: value } of found({ ...filter, [facet]: '' })) {
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return Object.fromEntries(counts);
  };
  return {
    total: found(filter).length,
    totalIsExact: true,
    jobType: count('jobType'),
    category: count('category'),
    experience: count('experience'),
    facts: tally(found(filter).flatMap(({ facts }) => filtersOf(facts))),
    language: tally(found({ ...filter, language: '' }).flatMap(languagesOf)),
    near: nearOf(filter) ?? null,
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

function passes(job: Job, filter: JobFilter): boolean {
  return (
    holdsKeywords(job, filter) &&
    isAt(job, filter) &&
    (!filter.jobType || job.jobType === filter.jobType) &&
    (!filter.category || job.category === filter.category) &&
    (!filter.experience || job.experience === filter.experience) &&
    (!filter.premiumOnly || job.isPremium) &&
    (filter.facts ?? []).every((fact) => filtersOf(job.facts).some((name) => name === fact)) &&
    (!filter.language || languagesOf(job).includes(filter.language)) &&
    (!filter.near || distanceOf(job, filter) <= (filter.radius ?? RADIUS.default))
  );
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

function soughtRange({ salary }: JobSearchQuery): [number, number] | undefined {
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
  if (query.sort === 'salary') return pay(b) - pay(a) || newest;
  if (query.near && (query.sort ?? 'distance') === 'distance')
    return distanceOf(a, query) - distanceOf(b, query) || newest;
  if (query.sort === 'relevance' || (query.sort === undefined && query.keywords?.trim())) return rank - other || newest;
  return newest;
}

function pay(job: Job): number {
  return job.maxSalary ?? job.minSalary ?? -1;
}

/** 0: whole words in the title; 1: whole words elsewhere; 2: parts of words in a listing about them; 3: other parts. */
function rankOf(job: Job, { keywords }: JobSearchQuery): number {
  const sought = folded(keywords?.trim() ?? '');
  if (sought === '') return 0;
  const first = [job.title, job.company, job.description].findIndex((text) => holdsWords(folded(text), sought));
  if (first >= 0) return Math.min(first, 1);
  return isAbout(job, sought) ? 2 : 3;
}

function matchOf(rank: number, query: JobSearchQuery): 'word' | 'part' | undefined {
  if (folded(query.keywords?.trim() ?? '') === '') return undefined;
  return rank < 2 ? 'word' : 'part';
}

function isAbout(job: Job, sought: string): boolean {
  const meaning = meaningOf(searchWords(sought), thesaurus);
  if (meaning === null) return false;
  const terms = new Set([...listingTerms(job, concepts).matchAll(/'([^']+)'/g)].map(([, lexeme]) => lexeme));
  return meaning.some((together) => together.every((lexeme) => terms.has(lexeme)));
}

function endingsOf(sought: string): string[] {
  const [last = ''] = /[a-z]*$/.exec(sought) ?? [];
  if (last.length < 3) return [''];
  if (last === sought) return ['', 's', 'es'];
  const forms = ['er', 'ers', 'or', 'ors', 'ess', 'ing'];
  return ['', 's', 'es', ...forms, ...forms.map((form) => `${last.at(-1)}${form}`)];
}

function holdsWords(text: string, sought: string): boolean {
  const endings = endingsOf(sought);
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if (!isSeparator(text[at - 1])) continue;
    const rest = text.slice(at + sought.length);
    if (endings.some((ending) => rest.startsWith(ending) && isSeparator(rest[ending.length]))) return true;
  }
  return false;
}

function isSeparator(character: string | undefined): boolean {
  return character === undefined || SEPARATORS.includes(character);
}
