import { oneOf } from '@/lib/page/search-params.ts';

export const SORTS = ['distance', 'newest', 'salary', 'relevance'] as const;
export type JobSort = (typeof SORTS)[number];

/** Kilometers around a place that can be chosen, and those that are meant where nobody chooses. */
export const RADII = [10, 25, 50, 100, 250, 500];
export const USUAL_RADIUS = 50;

/** The salary slider, in dollars a year. */
export const SALARY_SLIDER = { min: 0, max: 200_000, step: 5_000 };

export interface SalaryRange {
  salaryMin: number;
  salaryMax: number;
}

/** What the slider shows as long as nobody asks for anything. */
export const DEFAULT_SALARY: SalaryRange = { salaryMin: 30_000, salaryMax: 150_000 };

/** The URL state of the search; what is absent filters nothing. */
export interface JobSearch extends Partial<SalaryRange> {
  keywords?: string | undefined;
  location?: string | undefined;
  jobType?: string | undefined;
  category?: string | undefined;
  experience?: string | undefined;
  /** Facts that listings have to state, with commas between them. */
  facts?: string | undefined;
  /** ISO 639-1. */
  language?: string | undefined;
  /** Name of a place that listings have to be near. */
  near?: string | undefined;
  /** Kilometers around that place, where they are not the usual ones. */
  radius?: number | undefined;
  /** Where absent, the nearest first near a place, else most relevant first with keywords, and newest first without. */
  sort?: JobSort | undefined;
}

/** Reads the URL state, or what a form holds; part of the entry chunk, hence without a schema library. */
export function parseJobSearch(search: Record<string, unknown>): JobSearch {
  const sort = oneOf(SORTS, search.sort);
  const keywords = text(search.keywords);
  const near = text(search.near);
  return {
    keywords,
    location: text(search.location),
    jobType: text(search.jobType),
    category: text(search.category),
    experience: text(search.experience),
    // A form that is sent without scripts repeats the name.
    facts: factsText([search.facts].flat().flatMap((facts) => text(facts)?.split(',') ?? [])),
    language: text(search.language),
    near,
    radius: near === undefined ? undefined : radius(search.radius),
    ...salaryAsked(search),
    sort: sort === defaultSort({ keywords, near }) || (sort === 'distance' && !near) ? undefined : sort,
  };
}

/** The facts of a search. */
export function factsOf({ facts }: Pick<JobSearch, 'facts'>): string[] {
  return facts ? facts.split(',') : [];
}

/** Facts as the address has them, always in the same order; undefined for none. */
export function factsText(facts: readonly string[]): string | undefined {
  return [...new Set(facts)].filter(Boolean).sort().join(',') || undefined;
}

/** The order of a search that names none. */
export function defaultSort({ keywords, near }: Pick<JobSearch, 'keywords' | 'near'>): JobSort {
  if (near !== undefined) return 'distance';
  return keywords === undefined ? 'newest' : 'relevance';
}

/** The range that the slider shows for a search. */
export function salaryRangeOf({ salaryMin, salaryMax }: JobSearch): SalaryRange {
  return salaryMin === undefined || salaryMax === undefined ? DEFAULT_SALARY : { salaryMin, salaryMax };
}

/** The search as an address has it, without the question mark. */
export function searchString(search: JobSearch): string {
  const known = Object.entries(search).filter(([, value]) => value !== undefined);
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
}

/** A search without its filters: 0 to 0 is no salary range. The order stays. */
export function clearedSearch({ sort }: JobSearch): JobSearch {
  return { salaryMin: 0, salaryMax: 0, sort };
}

function radius(value: unknown): number | undefined {
  const kilometers = Number(value);
  return RADII.includes(kilometers) && kilometers !== USUAL_RADIUS ? kilometers : undefined;
}

function text(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return trimmed === '' ? undefined : trimmed;
}

/** The range if it is one, and not the one that stands for none. An end that is left out is open. */
function salaryAsked(search: Record<string, unknown>): Partial<SalaryRange> {
  const from = amount(search.salaryMin);
  const to = amount(search.salaryMax);
  if ((from ?? 0) === 0 && (to ?? 0) === 0) return {};
  const salaryMin = from ?? SALARY_SLIDER.min;
  const salaryMax = to ?? SALARY_SLIDER.max;
  const isDefault = salaryMin === DEFAULT_SALARY.salaryMin && salaryMax === DEFAULT_SALARY.salaryMax;
  return isDefault || salaryMin > salaryMax ? {} : { salaryMin, salaryMax };
}

function amount(value: unknown): number | undefined {
  if (value === undefined || value === '') return undefined;
  const number = Number(value);
  return Number.isInteger(number) && number >= SALARY_SLIDER.min && number <= SALARY_SLIDER.max ? number : undefined;
}
