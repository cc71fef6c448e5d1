import { queryOptions } from '@tanstack/react-query';
import type { ProviderBody } from '@/api/generated/types.gen';
import { getJson } from '@/api/http.ts';

/** Sites whose accounts can sign in here. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  // Without the generated client, which the first view of signing in does not need.
  queryFn: ({ signal }) => getJson<ProviderBody[]>('/api/auth/providers', signal),
  staleTime: Infinity,
});

/** Where a provider's button leads. */
export function providerHref(name: string, returnTo?: string): string {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  return `/api/auth/${encodeURIComponent(name)}${query}`;
}
