import { apiFetch } from './http.ts';

/** One page of a long list. */
export interface Page<Item> {
  items: Item[];
  /** Number of items on all pages. */
  total: number;
  /** False if the total is only a lower bound. */
  totalIsExact: boolean;
  /** Cursor of the next page; null on the last one. */
  nextCursor: string | null;
}

interface PageOptions {
  fetch: typeof fetch;
}

/**
 * Reads a page with a function of the generated client, which returns only the items: the total and the cursor come
 * from the headers.
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

/** Reads all pages of a list, one after another, because each names the next. */
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
