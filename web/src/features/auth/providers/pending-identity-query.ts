import { queryOptions } from '@tanstack/react-query';
import { providerSignInReadPending } from '@/api/generated/calls/identity.gen';

/** The provider identity of a sign-in that has no linked account yet. */
export const pendingQuery = queryOptions({
  queryKey: ['providers', 'pending'],
  queryFn: ({ signal }) => providerSignInReadPending({ signal }),
  staleTime: 0,
  retry: false,
});
