import { queryOptions } from '@tanstack/react-query';
import { providerSignInReadPending } from '@/api/generated/calls/identity.gen';

/** Who came back from a provider and has no account yet. */
export const pendingQuery = queryOptions({
  queryKey: ['providers', 'pending'],
  queryFn: ({ signal }) => providerSignInReadPending({ signal }),
  staleTime: 0,
  retry: false,
});
