import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { getOwnJson } from '@/api/http.ts';
import { setPerson } from '@/lib/browser/person.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import type { User } from './user.ts';

async function fetchSession(signal: AbortSignal): Promise<User | null> {
  const user = await getOwnJson<User>('/api/user', signal);
  if (user) setPerson(user.id);
  return user;
}

/** The signed-in user, or null. */
export const sessionQuery = queryOptions({
  queryKey: queryScopes.session,
  queryFn: ({ signal }) => fetchSession(signal),
  staleTime: 30_000,
  refetchOnWindowFocus: false,
});

/** Whether the session ended while the page was open; it is dropped when another one starts. */
export const endedSessionQuery = queryOptions({
  queryKey: ['session-ended'],
  queryFn: () => false,
  initialData: false,
  enabled: false,
});

/** The user of this session: undefined while loading, null when signed out. */
export function useSession(): User | null | undefined {
  const { data } = useQuery(sessionQuery);
  // The server renders every page without a session.
  return useHydrated() ? data : undefined;
}

/** The user for a guard: the cached value at once, revalidated in the background if stale. */
export function ensureSession(queryClient: QueryClient): Promise<User | null> {
  return queryClient.ensureQueryData({ ...sessionQuery, revalidateIfStale: true });
}
