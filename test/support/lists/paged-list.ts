import type { Answer } from '../server/api-client.js';
import type { Caller, ListSite } from './list-site.js';

/** A record of a list: its id, and the time by which the list is sorted. */
export type Placed = { readonly id: number; readonly at: Date };

/** Sorts records as a list does. */
export type Order = (one: Placed, other: Placed) => number;

export const ORDERS = {
  'newest first': (one, other) => other.at.getTime() - one.at.getTime() || other.id - one.id,
  'oldest first': (one, other) => one.at.getTime() - other.at.getTime() || one.id - other.id,
  'last added first': (one, other) => other.id - one.id,
  'first added first': (one, other) => one.id - other.id,
} as const satisfies Record<string, Order>;

/** A list that answers page by page. */
export type PagedList = {
  /** As in the OpenAPI document. */
  readonly route: string;
  /** The case, if the route has several lists. */
  readonly on?: string;
  readonly caller: Caller;
  readonly order: keyof typeof ORDERS;
  /** Whether each page is answered in the opposite order, as a thread is read. */
  readonly arePagesReversed?: boolean;
  /** The length of a page without `limit`. */
  readonly pageSize: number;
  /** Empties the list, and makes what its records need. */
  open(site: ListSite): Promise<OpenList>;
  /** The id of an item; `id` by default. */
  idOf?(item: never): number;
};

/** An empty list. */
export type OpenList = {
  readonly path: string;
  /** Adds records with these times, in this order, among others that the list must leave out; returns their ids. */
  add(times: readonly Date[]): Promise<number[]>;
  remove(id: number): Promise<unknown>;
};

/** The pages of a list from a path on. */
export type Walked = { readonly pages: readonly (readonly number[])[]; readonly totals: readonly string[] };

type Item = { readonly id: number };

/** Follows the links to the next page. `lastLink`: the last link that was followed. */
export async function walk(
  site: ListSite,
  { caller, idOf = ({ id }: Item) => id }: Pick<PagedList, 'caller' | 'idOf'>,
  path: string,
): Promise<Walked & { readonly lastLink?: string }> {
  const pages: number[][] = [];
  const totals: string[] = [];
  let lastLink: string | undefined;
  for (let next: string | undefined = path; next !== undefined;) {
    const { status, headers, body }: Answer<never[]> = await site.as(caller).get<never[]>(next);
    if (status !== 200) throw new Error(`${next} returned ${status}`);
    if (pages.length > 200) throw new Error(`${path} has no last page`);
    pages.push(body.map(idOf));
    totals.push(headers.get('x-total-count') ?? 'none');
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    lastLink = next ?? lastLink;
  }
  return { pages, totals, ...(lastLink !== undefined && { lastLink }) };
}

/** The pages that a list must have. */
export function pagesOf(
  { order, arePagesReversed }: Pick<PagedList, 'order' | 'arePagesReversed'>,
  records: readonly Placed[],
  limit: number,
): Walked {
  const ids = records.toSorted(ORDERS[order]).map(({ id }) => id);
  const pages = [ids.slice(0, limit)];
  for (let start = limit; start < ids.length; start += limit) pages.push(ids.slice(start, start + limit));
  return {
    pages: arePagesReversed ? pages.map((page) => page.toReversed()) : pages,
    totals: pages.map(() => String(records.length)),
  };
}

export function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}
