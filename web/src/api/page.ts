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

/** How a page is to be fetched. */
interface PageOptions {
  fetch: typeof fetch;
}

/**
 * Reads a page through a function of the generated client, which answers with the items alone:
 * what the headers say beside them comes along.
 */
export async function readPage<Item>(read: (options: PageOptions) => Promise<Item[]>): Promise<Page<Item>> {
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

/** Reads a list to its end. Each page says where the next one is, so they come one after the other. */
export async function readAllPages<Item>(
  read: (options: PageOptions, cursor: string | undefined) => Promise<Item[]>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<Item> = await readPage((options) => read(options, cursor));
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}

function nextCursorOf(link: string | null): string | null {
  const target = /<([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return target === undefined ? null : new URL(target, window.location.origin).searchParams.get('cursor');
}
