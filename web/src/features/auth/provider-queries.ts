import { queryOptions } from '@tanstack/react-query';
import { providerSignInList, providerSignInReadPending } from '@/api/generated/sdk.gen';

/** Sites whose accounts can sign in here. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => providerSignInList({ signal }),
  staleTime: Infinity,
});

/** Who came back from a provider and has no account yet. */
export const pendingQuery = queryOptions({
  queryKey: ['providers', 'pending'],
  queryFn: ({ signal }) => providerSignInReadPending({ signal }),
  staleTime: 0,
  retry: false,
});

/** Where a provider's button leads. */
export function providerHref(name: string, returnTo?: string): string {
  const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo }).toString()}`;
  return `/api/auth/${encodeURIComponent(name)}${query}`;
}
