import type { Caller, ListSite } from './list-site.js';
import type { ORDERS } from './paged-list.js';

/** A list that answers at once, at most a number of records. */
export type BoundedList = {
  readonly name: string;
  readonly caller: Caller;
  readonly order: keyof typeof ORDERS;
  /** The most records that it answers; none if their number is limited when they are added. */
  readonly bound?: number;
  /** Empties the list, and makes what its records need. */
  open(site: ListSite): Promise<{
    readonly path: string;
    /** Adds records with these times, in this order, besides others that the list must leave out; returns their ids. */
    add(times: readonly Date[]): Promise<number[]>;
    idsOf(body: never): readonly number[];
  }>;
};
