import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error.ts';
import { sessionQuery } from '@/features/auth/session-queries.ts';

/** Creates the query client: data never goes stale, and nothing is refetched or retried automatically. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // The session ended while the page was open: reload the user.
        if (error instanceof ApiError && error.status === 401) {
          void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
        }
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // While offline, fail at once with a message instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
