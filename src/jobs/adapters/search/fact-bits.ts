import { FACT_FILTERS, filtersOf } from '../../domain/fact-filters.js';
import type { JobFacts } from '../../domain/job-facts.js';

/** A bit that no listing has. */
const UNKNOWN = 1 << 30;

/** The filters that find a listing, as bits of an integer. */
export function factBits(facts: JobFacts): number {
  return maskOf(filtersOf(facts));
}

/** The bits that a listing must have to pass all of the filters; no listing passes an unknown one. */
export function maskOf(filters: readonly string[]): number {
  return filters.reduce((mask, name) => mask | bitOf(name), 0);
}

function bitOf(name: string): number {
  const place = FACT_FILTERS.findIndex((filter) => filter === name);
  return place < 0 ? UNKNOWN : 1 << place;
}
