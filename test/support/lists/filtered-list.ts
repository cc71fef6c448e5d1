import type { Caller, ListSite } from './list-site.js';
import type { ORDERS, Placed } from './paged-list.js';

/** A query, and the records that it lets pass. */
export type Filter<Fact> = {
  /** The parameter of the route; two filters of the same parameter are not combined. */
  readonly name: string;
  readonly value: string;
  passes(record: Fact): boolean;
};

/** A list with filters. Its records are such that each filter, and each two together, leave other ones out. */
export type FilteredList<Fact extends Placed = Placed> = {
  /** As in the OpenAPI document. */
  readonly route: string;
  /** The path once the list is filled, if it differs from the route. */
  path?(): string;
  /** The query that every request has. */
  readonly base?: string;
  readonly caller: Caller;
  readonly order: keyof typeof ORDERS;
  /** Adds the records, and returns the filters to try. */
  fill(site: ListSite): Promise<readonly Filter<Fact>[]>;
  /** All records that the list has without filters. */
  records(site: ListSite): Promise<readonly Fact[]>;
  idOf?(item: never): number;
  /** Values that no record has, with the status of the answer: 200 with an empty list, or 400. */
  readonly unknown: readonly (readonly [name: string, value: string, status: number])[];
  /** Parameters that order the list, or choose another one. */
  readonly others?: readonly string[];
  /** The route that answers the same records as CSV, and what tells them apart in which column. */
  readonly csv?: { readonly route: string; readonly column: number; cell(record: Fact): string };
  /** The route that answers the `total` of the same filters. */
  readonly counted?: string;
};

/** Filters by one parameter: one for each value. */
export function each<Fact>(
  name: string,
  values: readonly (string | number)[],
  passes: (record: Fact, value: string) => boolean,
): Filter<Fact>[] {
  return values.map((value) => ({
    name,
    value: String(value),
    passes: (record) => passes(record, String(value)),
  }));
}
