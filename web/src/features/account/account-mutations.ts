import { useQueryClient } from '@tanstack/react-query';
import {
  accountEmailChange,
  accountEmailConfirm,
  accountEmailRequestLink,
  accountEmailUndo,
  accountEmailVerify,
  accountEndOtherSessions,
  accountEndSession,
  accountRename,
  accountSetPassword,
  notificationsChoose,
  passwordResetConfirm,
  passwordResetRequest,
} from '@/api/generated/calls/account.gen';
import { companyVerificationConfirm } from '@/api/generated/calls/companies.gen';
import type { NotificationChoices } from '@/api/generated/types.gen';
import { apiFetch } from '@/api/http.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { emailQuery, notificationsQuery, sessionsQuery, signInQuery } from './account-queries.ts';

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
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: signInQuery.queryKey });
    },
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

/** Asks a new email address to confirm the change. */
export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { email: string; currentPassword: string }) => accountEmailChange({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: emailQuery.queryKey }),
    meta: {
      success: (_answer: unknown, { email }: { email: string }) => ({
        title: 'Confirm your new address',
        description: `We have sent a link to ${email}.`,
      }),
    },
  });
}

/** Asks for a link that verifies the email address. */
export function useRequestVerification() {
  return useSingleMutation({
    mutationFn: () => accountEmailRequestLink(),
    meta: {
      success: { title: 'Check your mail', description: 'We have sent you a link.' },
      failure: 'Failed to send the link',
    },
  });
}

const USES = {
  confirm: accountEmailConfirm,
  undo: accountEmailUndo,
  verify: accountEmailVerify,
  company: companyVerificationConfirm,
};

/** What a mailed link does to an email address. */
export type EmailAction = keyof typeof USES;

/** Uses a mailed link. */
export function useEmailLink(action: EmailAction) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (token: string) => USES[action]({ body: { token } }),
    // The address and the mark of a verified company are in many places.
    onSuccess: () => void queryClient.invalidateQueries(),
  });
}

/** Chooses what the user is mailed. */
export function useChooseNotifications() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: NotificationChoices) => notificationsChoose({ body }),
    onSuccess: (chosen) => void queryClient.setQueryData(notificationsQuery.queryKey, chosen),
    meta: { success: { title: 'Notifications saved' }, failure: 'Failed to save your choice' },
  });
}

/** Switches off the stream of mails that a link belongs to. Mail programs send the same request. */
export function useUnsubscribe() {
  return useSingleMutation({
    mutationFn: async (token: string) => {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const response = await apiFetch(`/unsubscribe/${encodeURIComponent(token)}`, { method: 'POST', body });
      return (await response.json()) as { stream: string };
    },
  });
}
