import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { readPage } from '@/api/page.ts';

/** A list that is loaded page by page. `read` calls a function of the generated client with the options. */
export function pagedQuery<Item>(
  queryKey: QueryKey,
  read: (cursor: string | undefined, options: { signal: AbortSignal; fetch: typeof fetch }) => Promise<Item[]>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => readPage((options) => read(pageParam, { signal, ...options })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
}
