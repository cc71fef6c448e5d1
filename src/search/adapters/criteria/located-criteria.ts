import type { Place } from '#jobs';
import type { SearchCriteria } from './search-criteria.js';
import type { Meaning } from './search-meaning.js';

/** Locations around a place, with their distances in whole kilometers. */
export type Nearby = {
  /** Null if the place is unknown. */
  readonly place: Place | null;
  readonly ids: readonly number[];
  readonly kilometers: readonly number[];
};

/** A search as understood, with the ids of its locations. */
export type LocatedCriteria = SearchCriteria & {
  /** Locations whose name contains the typed one or is contained in it; null for any. */
  readonly locationIds: readonly number[] | null;
  /** Locations around the requested place; null without a place. */
  readonly nearby: Nearby | null;
  readonly meaning: Meaning;
  /** The least yearly pay in dollars that the keywords ask for. */
  readonly typedPay: number | null;
};
