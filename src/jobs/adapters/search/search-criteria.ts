import { hash } from 'node:crypto';
import { foldLine } from '#shared/domain/text/folded-text.js';
import { normalText } from '#shared/domain/text/normal-text.js';
import type { JobFilter, SalarySought, SearchOrder } from '../../application/ports/job-search.js';
import { RADIUS } from '../../domain/place.js';
import { maskOf } from './fact-bits.js';

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
  readonly near: string | null;
  readonly radius: number;
};

/** A requested salary range, in dollars per year. */
export type SoughtRange = { readonly from: number; readonly to: number };

/** PostgreSQL's largest integer: no salary is above it. */
const HIGHEST = 2_147_483_647;
/** An inverted range, which no salary overlaps. */
const NOTHING: SoughtRange = { from: 0, to: -1 };

/** Normalizes a search. */
export function searchCriteria(filter: JobFilter): SearchCriteria {
  return {
    keywords: folded(filter.keywords),
    location: folded(filter.location),
    jobType: filter.jobType || null,
    category: filter.category || null,
    experience: filter.experience || null,
    premiumOnly: filter.premiumOnly ?? false,
    facts: maskOf(filter.facts ?? []),
    language: filter.language || null,
    near: normalText(filter.near ?? '') || null,
    radius: filter.radius ?? RADIUS.default,
  };
}

/** The requested range; null if it excludes nothing, such as 0 to 0. */
export function soughtRange(salary: SalarySought | undefined): SoughtRange | null {
  const from = salary?.from ?? 0;
  const to = salary?.to;
  if (from === 0 && !to) return null;
  if (to !== undefined && to < from) return NOTHING;
  return { from, to: to ?? HIGHEST };
}

/** A hash of the search, so that a cursor is valid only for the search that returned it. */
export function fingerprint(criteria: SearchCriteria, range: SoughtRange | null, sort: SearchOrder): number {
  const text = JSON.stringify([criteria, range, sort]);
  return hash('sha256', text, 'buffer').readUInt32BE() >>> 1;
}

function folded(text: string | undefined): string | null {
  return foldLine(text ?? '') || null;
}
