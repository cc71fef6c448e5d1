import type { QueryClient } from '@tanstack/react-query';
import { employerProfilePublic } from '@/api/generated/sdk.gen';
import { queryScopes } from '@/lib/query-scopes.ts';

/**
 * Reads anew what listings show of a company. The browser keeps that answer for an hour, so it is first fetched past
 * the browser's cache; when that fails, listings are late and nothing else.
 */
export async function refreshCompany(queryClient: QueryClient, employerId: number): Promise<void> {
  await employerProfilePublic({ path: { employerId }, cache: 'reload' }).catch(() => undefined);
  await queryClient.invalidateQueries({ queryKey: [...queryScopes.companies, employerId] });
}
