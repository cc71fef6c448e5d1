import { queryOptions } from '@tanstack/react-query';
import type { TodayBody } from '@/api/generated/types.gen';
import { getJson } from '@/api/http.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/** Milliseconds between requests, since failed mails and tasks are no news of the live stream. */
const INTERVAL = 60_000;

/** What waits for an admin. Without the generated client, to keep the chunk of the navigation small. */
export const todayQuery = queryOptions({
  queryKey: [...queryScopes.administration, 'today'],
  queryFn: ({ signal }) => getJson<TodayBody>('/api/admin/today', signal),
  refetchInterval: INTERVAL,
});
