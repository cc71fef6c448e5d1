import { queryOptions } from '@tanstack/react-query';
import type { ProviderBody } from '@/api/generated/types.gen';
import { getJson } from '@/api/http.ts';

/** Identity providers that users can sign in with. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  // Without the generated client, which the sign-in page does not load.
  queryFn: ({ signal }) => getJson<ProviderBody[]>('/api/auth/providers', signal),
  staleTime: Infinity,
});

/** The URL that starts signing in with a provider. */
export function providerHref(name: string, returnTo?: string): string {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  return `/api/auth/${encodeURIComponent(name)}${query}`;
}
