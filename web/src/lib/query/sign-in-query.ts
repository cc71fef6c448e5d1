import { queryOptions, useQuery } from '@tanstack/react-query';
import { linkedIdentitiesMethods } from '@/api/generated/calls/account.gen';

/** The ways to sign in to the account. */
export const signInQuery = queryOptions({
  queryKey: ['account', 'sign-in'],
  queryFn: ({ signal }) => linkedIdentitiesMethods({ signal }),
  staleTime: 0,
});

/** Whether a password confirms changes; users without one must have signed in recently. */
export function useHasPassword(): boolean {
  return useQuery(signInQuery).data?.hasPassword ?? true;
}
