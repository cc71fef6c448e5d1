import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  accountEmailRead,
  accountLeavingReadExport,
  accountListSessions,
  linkedIdentitiesMethods,
  passwordResetRecovery,
  notificationsRead,
} from '@/api/generated/calls/account.gen';
import { providerSignInList } from '@/api/generated/calls/identity.gen';

const ACCOUNT = ['account'] as const;

/** The sessions of the signed-in user, last active first; read anew on every visit. */
export const sessionsQuery = queryOptions({
  queryKey: [...ACCOUNT, 'sessions'],
  queryFn: ({ signal }) => accountListSessions({ signal }),
  staleTime: 0,
});

/** The email address of the signed-in user, read anew on every visit. */
export const emailQuery = queryOptions({
  queryKey: [...ACCOUNT, 'email'],
  queryFn: ({ signal }) => accountEmailRead({ signal }),
  staleTime: 0,
});

/** What the signed-in user is mailed, read anew on every visit. */
export const notificationsQuery = queryOptions({
  queryKey: [...ACCOUNT, 'notifications'],
  queryFn: ({ signal }) => notificationsRead({ signal }),
  staleTime: 0,
});

/** How people who forgot their password get a new one. */
export const recoveryQuery = queryOptions({
  queryKey: [...ACCOUNT, 'recovery'],
  queryFn: ({ signal }) => passwordResetRecovery({ signal }),
});

/** Between two looks at an export that is being prepared, in milliseconds. */
const LOOK_AGAIN = 2_000;

/** The export of one's own data; looks again while it is being prepared. */
export const exportQuery = queryOptions({
  queryKey: [...ACCOUNT, 'export'],
  queryFn: ({ signal }) => accountLeavingReadExport({ signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.state === 'preparing' ? LOOK_AGAIN : false),
});

/** Sites whose accounts can sign in here. */
export const providersQuery = queryOptions({
  queryKey: [...ACCOUNT, 'providers'],
  queryFn: ({ signal }) => providerSignInList({ signal }),
  staleTime: Infinity,
});

/** The ways to sign in to the account. */
export const signInQuery = queryOptions({
  queryKey: [...ACCOUNT, 'sign-in'],
  queryFn: ({ signal }) => linkedIdentitiesMethods({ signal }),
  staleTime: 0,
});

/** Whether changes are confirmed with a password; people without one have to have signed in recently. */
export function useHasPassword(): boolean {
  return useQuery(signInQuery).data?.hasPassword ?? true;
}
