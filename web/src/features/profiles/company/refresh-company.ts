import type { QueryClient } from '@tanstack/react-query';
import { employerProfilePublic } from '@/api/generated/calls/profiles.gen';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/**
 * Reloads what listings show of a company, and its page. The browser caches that response for an hour, so this bypasses its cache; if
 * it fails, listings only update later.
 */
export async function refreshCompany(queryClient: QueryClient, employerId: number): Promise<void> {
  await employerProfilePublic({ path: { employerId }, cache: 'reload' }).catch(() => undefined);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [...queryScopes.companies, employerId] }),
    queryClient.invalidateQueries({ queryKey: queryScopes.jobs }),
  ]);
}
