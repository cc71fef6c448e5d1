import { useQueryClient } from '@tanstack/react-query';
import {
  accountEndOtherSessions,
  accountEndSession,
  accountRename,
  accountSetPassword,
  passwordResetConfirm,
  passwordResetRequest,
} from '@/api/generated/sdk.gen';
import { queryScopes } from '@/lib/query-scopes.ts';
import { useSingleMutation } from '@/lib/use-single-mutation.ts';
import { sessionsQuery } from './account-queries.ts';

/** Changes the name of the signed-in user. */
export function useRename() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (fullName: string) => accountRename({ body: { fullName } }),
    onSuccess: (user) => void queryClient.setQueryData(queryScopes.session, user),
    meta: { success: { title: 'Name changed' } },
  });
}

/** Changes the password; all other sessions end. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => accountSetPassword({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    meta: { success: { title: 'Password changed', description: 'You have been signed out everywhere else.' } },
  });
}

/** Ends one other session. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => accountEndSession({ path: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    meta: { success: { title: 'Signed out there' }, failure: 'Sign-out failed' },
  });
}

/** Ends all other sessions. */
export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => accountEndOtherSessions(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    meta: { success: { title: 'Signed out everywhere else' }, failure: 'Sign-out failed' },
  });
}

/** Asks for a link to set a new password. */
export function useRequestPasswordReset() {
  return useSingleMutation({ mutationFn: (login: string) => passwordResetRequest({ body: { login } }) });
}

/** Sets a new password with the token of a link; all sessions of the account end. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { token: string; password: string }) => passwordResetConfirm({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryScopes.session }),
  });
}
