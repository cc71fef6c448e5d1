import { apiFetch } from './http.ts';

/** A stretch of a long list. */
export interface Page<Item> {
  items: Item[];
  total: number;
  /** False where there are more than `total`. */
  totalIsExact: boolean;
  /** Where to go on; undefined at the end. */
  nextCursor: string | undefined;
}

type Fetch = typeof globalThis.fetch;

/**
 * Reads a list with what its headers say about it. The call is made with the given fetch, because the generated client
 * returns the body alone: `readPage((fetch) => jobSearchFind({ query, fetch }))`.
 */
export async function readPage<Item>(call: (fetch: Fetch) => Promise<Item[]>): Promise<Page<Item>> {
  let headers = new Headers();
  const items = await call(async (input, init) => {
    const response = await apiFetch(input, init);
    headers = response.headers;
    return response;
  });
  return {
    items,
    total: Number(headers.get('x-total-count') ?? items.length),
    totalIsExact: headers.get('x-total-count-exact') !== 'false',
    nextCursor: nextCursor(headers.get('link')),
  };
}

/** Reads a list to its end, page after page. */
export async function readAllPages<Item>(
  call: (fetch: Fetch, cursor: string | undefined) => Promise<Item[]>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    // Each page says where the next one is, so they can only be read one after the other.
    const page: Page<Item> = await readPage((fetch) => call(fetch, cursor));
    all.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return all;
}

function nextCursor(link: string | null): string | undefined {
  const target = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  if (target === undefined) return undefined;
  return URL.parse(target, 'http://origin.invalid')?.searchParams.get('cursor') ?? undefined;
}
