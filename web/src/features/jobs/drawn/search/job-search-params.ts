import { oneOf } from '@/lib/page/search-params.ts';

export const SORTS = ['distance', 'newest', 'salary', 'relevance'] as const;
export type JobSort = (typeof SORTS)[number];

/** The distances from a place to choose from, in km, and the default. */
export const RADII = [10, 25, 50, 100, 250, 500];
export const DEFAULT_RADIUS = 50;

/** The salary slider, in dollars per year. */
export const SALARY_SLIDER = { min: 0, max: 200_000, step: 5_000 };

/** The periods that people think of pay in. */
export const PAY_PERIODS = ['hour', 'day', 'month', 'year'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

const DEFAULT_CURRENCY = 'USD';
const MOST_PAY = 1_000_000_000;

export interface SalaryRange {
  salaryMin: number;
  salaryMax: number;
}

/** What the slider shows by default. */
const DEFAULT_SALARY: SalaryRange = { salaryMin: 30_000, salaryMax: 150_000 };

/** The URL state of the search; absent values do not filter. */
export interface JobSearch extends Partial<SalaryRange> {
  keywords?: string;
  location?: string;
  jobType?: string;
  category?: string;
  experience?: string;
  /** Facts that listings must state, separated by commas. */
  facts?: string;
  /** ISO 639-1. */
  language?: string;
  /** The language that listings are written in, ISO 639-1. */
  writtenIn?: string;
  /** Name of a place that listings must be near. */
  near?: string;
  /** Distance from that place in km, unless it is the default. */
  radius?: number;
  /** Only listings with the typed text as it stands. */
  match?: 'exact';
  /** Pay of at least this, in `payCurrency` (US dollars if absent) for each `payPeriod`. */
  payAtLeast?: number;
  payCurrency?: string;
  payPeriod?: PayPeriod;
  /** If absent: nearest first near a place, else most relevant first with keywords, else newest first. */
  sort?: JobSort;
}

/** Reads the URL state or form values; part of the entry chunk, hence without a schema library. */
export function parseJobSearch(search: Record<string, unknown>): JobSearch {
  const sort = oneOf(SORTS)(search.sort);
  const keywords = text(search.keywords);
  const near = text(search.near);
  return {
    keywords,
    location: text(search.location),
    jobType: text(search.jobType),
    category: text(search.category),
    experience: text(search.experience),
    // A form that is submitted without scripts repeats the name.
    facts: factsText([search.facts].flat().flatMap((facts) => text(facts)?.split(',') ?? [])),
    language: text(search.language),
    writtenIn: text(search.writtenIn),
    near,
    radius: near === undefined ? undefined : radius(search.radius),
    match: keywords !== undefined && search.match === 'exact' ? 'exact' : undefined,
    ...leastPay(search),
    ...salaryFilter(search),
    sort: sort === defaultSort({ keywords, near }) || (sort === 'distance' && !near) ? undefined : sort,
  };
}

/** The facts of a search. */
export function factsOf({ facts }: Pick<JobSearch, 'facts'>): string[] {
  return facts ? facts.split(',') : [];
}

/** Facts as a URL parameter, sorted; undefined for none. */
export function factsText(facts: readonly string[]): string | undefined {
  return [...new Set(facts)].filter(Boolean).sort().join(',') || undefined;
}

/** The default order of a search. */
export function defaultSort({ keywords, near }: Pick<JobSearch, 'keywords' | 'near'>): JobSort {
  if (near !== undefined) return 'distance';
  return keywords === undefined ? 'newest' : 'relevance';
}

/** The range that the slider shows for a search. */
export function salaryRangeOf({ salaryMin, salaryMax }: JobSearch): SalaryRange {
  return salaryMin === undefined || salaryMax === undefined ? DEFAULT_SALARY : { salaryMin, salaryMax };
}

/** The search as a query string, without the question mark. */
export function searchString(search: JobSearch): string {
  const known = Object.entries(search).filter(([, value]) => value !== undefined);
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString();
}

/** A search without filters, in the same order; 0 to 0 means no salary range. */
export function clearedSearch({ sort }: JobSearch): JobSearch {
  return { salaryMin: 0, salaryMax: 0, sort };
}

function radius(value: unknown): number | undefined {
  const kilometers = Number(value);
  return RADII.includes(kilometers) && kilometers !== DEFAULT_RADIUS ? kilometers : undefined;
}

function text(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return trimmed === '' ? undefined : trimmed;
}

/** The range, unless it is invalid, the default or 0 to 0; a missing end is open. */
function salaryFilter(search: Record<string, unknown>): Partial<SalaryRange> {
  const from = amount(search.salaryMin);
  const to = amount(search.salaryMax);
  if ((from ?? 0) === 0 && (to ?? 0) === 0) return {};
  const salaryMin = from ?? SALARY_SLIDER.min;
  const salaryMax = to ?? SALARY_SLIDER.max;
  const isDefault = salaryMin === DEFAULT_SALARY.salaryMin && salaryMax === DEFAULT_SALARY.salaryMax;
  return isDefault || salaryMin > salaryMax ? {} : { salaryMin, salaryMax };
}

/** The least pay with its currency and period; neither without an amount. */
function leastPay({ payAtLeast, payCurrency, payPeriod }: Record<string, unknown>) {
  // The API takes whole amounts.
  const least = Math.floor(Number(payAtLeast));
  if (!(least > 0) || least > MOST_PAY) return {};
  const currency = text(payCurrency)?.toUpperCase();
  return {
    payAtLeast: least,
    payCurrency: currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : DEFAULT_CURRENCY,
    payPeriod: oneOf(PAY_PERIODS)(payPeriod) ?? 'year',
  };
}

function amount(value: unknown): number | undefined {
  if (value === undefined || value === '') return undefined;
  const number = Number(value);
  return Number.isInteger(number) && number >= SALARY_SLIDER.min && number <= SALARY_SLIDER.max ? number : undefined;
}
