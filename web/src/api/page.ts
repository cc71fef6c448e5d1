import { apiFetch } from './http.ts';

/** One page of a long list. */
export interface Page<Item> {
  items: Item[];
  /** How many there are on all pages. */
  total: number;
  /** False where the total is only a lower bound. */
  totalIsExact: boolean;
  /** Where the next page begins; null on the last one. */
  nextCursor: string | null;
}

/**
 * Reads a page through a function of the generated client, which answers with the items alone:
 * what the headers say beside them comes along.
 */
export async function readPage<Item>(read: (options: { fetch: typeof fetch }) => Promise<Item[]>): Promise<Page<Item>> {
  let headers = new Headers();
  const items = await read({
    fetch: async (input, init) => {
      const response = await apiFetch(input, init);
      headers = response.headers;
      return response;
    },
  });
  return {
    items,
    total: Number(headers.get('X-Total-Count') ?? items.length),
    totalIsExact: headers.get('X-Total-Count-Exact') !== 'false',
    nextCursor: nextCursorOf(headers.get('Link')),
  };
}

function nextCursorOf(link: string | null): string | null {
  const target = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return target === undefined ? null : new URL(target, window.location.origin).searchParams.get('cursor');
}
