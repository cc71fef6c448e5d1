import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error.ts';
import { createQueryClient } from '@/app/query-client.ts';

/** A cache of what the server gave. The rest stays on its way for ever: the browser will ask for it. */
export function createGivenQueries({ isMissing }: { isMissing: boolean }): QueryClient {
  const client = createQueryClient();
  client.fetchQuery = ({ queryKey }) => {
    const given = client.getQueryState(queryKey);
    if (given?.data !== undefined) return Promise.resolve(given.data as never);
    return isMissing ? Promise.reject(new ApiError(404, 'Not found')) : new Promise(() => {});
  };
  return client;
}
