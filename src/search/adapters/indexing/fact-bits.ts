import { FACT_FILTERS, filtersOf, type JobFacts } from '#jobs';

/** A bit no listing has. */
const UNKNOWN = 1 << 30;

/** The filters a listing passes, as bits of an integer. */
export function factBits(facts: JobFacts): number {
  return maskOf(filtersOf(facts));
}

/** The bits a listing needs to pass all filters; none passes an unknown filter. */
export function maskOf(filters: readonly string[]): number {
  return filters.reduce((mask, name) => mask | bitOf(name), 0);
}

function bitOf(name: string): number {
  const place = FACT_FILTERS.findIndex((filter) => filter === name);
  return place < 0 ? UNKNOWN : 1 << place;
}
