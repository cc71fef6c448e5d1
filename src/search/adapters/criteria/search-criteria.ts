import { hash } from 'node:crypto';
import { RADIUS, type ExchangeRates } from '#jobs';
import type { TypedSearch } from '../../domain/understanding/understanding.js';
import { foldLine } from '#shared/domain/text/folded-text.js';
import { normalText, withoutControls } from '#shared/domain/text/normal-text.js';
import type { JobFilter, WantedPay, SearchOrder } from '../queries/job-search.js';
import { maskOf } from '../indexing/fact-bits.js';

/** A normalized search; null where there is no filter. */
export type SearchCriteria = {
  readonly keywords: string | null;
  readonly location: string | null;
  readonly jobType: string | null;
  readonly category: string | null;
  readonly experience: string | null;
  readonly premiumOnly: boolean;
  /** Bits required in the listing's facts. */
  readonly facts: number;
  readonly language: string | null;
  /** The language of the listing's own text. */
  readonly writtenIn: string | null;
  readonly near: string | null;
  readonly radius: number;
  /** Only listings with the typed text as it stands. */
  readonly isExact: boolean;
  /** Pay of at least this, in dollars a year. */
  readonly leastPay: number | null;
  /** What was typed, with its capitals, quotes and commas. */
  readonly typed: TypedSearch;
};

/** A requested salary range, in dollars per year. */
export type PayRange = { readonly from: number; readonly to: number };

/** PostgreSQL's largest integer: no salary is above it. */
const HIGHEST = 2_147_483_647;
/** An inverted range, which no salary overlaps. */
const NOTHING: PayRange = { from: 0, to: -1 };

/** Characters of a text, also once it is folded. Longer ones are cut: understanding takes more than their length. */
const LONGEST_TEXT = 500;

/** Normalizes a search. */
export function searchCriteria(filter: JobFilter, rates: ExchangeRates): SearchCriteria {
  return {
    keywords: folded(filter.keywords),
    location: folded(filter.location),
    jobType: filter.jobType || null,
    category: filter.category || null,
    experience: filter.experience || null,
    premiumOnly: filter.premiumOnly ?? false,
    facts: maskOf(filter.facts ?? []),
    language: filter.language || null,
    writtenIn: filter.writtenIn || null,
    near: cut(normalText(filter.near ?? '')) || null,
    radius: filter.radius ?? RADIUS.default,
    isExact: filter.match === 'exact',
    leastPay: filter.payAtLeast === undefined ? null : rates.yearly(filter.payAtLeast),
    typed: {
      keywords: asTyped(filter.keywords),
      location: asTyped(filter.location),
    },
  };
}

/** The requested range; null if it excludes nothing, such as 0 to 0. */
export function payRange(salary: WantedPay | undefined): PayRange | null {
  const from = salary?.from ?? 0;
  const to = salary?.to;
  if (from === 0 && !to) return null;
  if (to !== undefined && to < from) return NOTHING;
  return { from, to: to ?? HIGHEST };
}

/** A hash of the search, so that a cursor is valid only for the search that returned it. */
export function fingerprint(criteria: SearchCriteria, range: PayRange | null, sort: SearchOrder): number {
  const { typed, jobType, category, experience, premiumOnly, facts, language, near, radius, isExact, leastPay } =
    criteria;
  const asked = [typed, jobType, category, experience, premiumOnly, facts, language, near, radius, isExact, leastPay];
  const text = JSON.stringify([asked, criteria.writtenIn, range, sort]);
  return hash('sha256', text, 'buffer').readUInt32BE() >>> 1;
}

function asTyped(text = ''): string {
  return cut(normalText(withoutControls(cut(text))));
}

function folded(text = ''): string | null {
  return cut(foldLine(cut(text))) || null;
}

/** Not within a character. */
function cut(text: string): string {
  return text.slice(0, LONGEST_TEXT).toWellFormed();
}
