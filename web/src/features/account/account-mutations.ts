import { useQueryClient } from '@tanstack/react-query';
import {
  accountEmailChange,
  accountEmailConfirm,
  accountEmailRequestLink,
  accountEmailUndo,
  accountEmailVerify,
  accountEndOtherSessions,
  accountEndSession,
  accountKeepTime,
  accountRename,
  accountSetPassword,
  accountSpeak,
  notificationsChoose,
  passwordResetConfirm,
  passwordResetRequest,
} from '@/api/generated/calls/account.gen';
import { companyVerificationConfirm } from '@/api/generated/calls/companies.gen';
import type { NotificationChoices } from '@/api/generated/types.gen';
import { apiFetch } from '@/api/http.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import type { Language } from '@/lib/language/languages.ts';
import { t } from '@/lib/language/t.ts';
import { emailQuery, notificationsQuery, sessionsQuery } from './account-queries.ts';
import { signInQuery } from '@/lib/query/sign-in-query.ts';

export function useRename() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (fullName: string) => accountRename({ body: { fullName } }),
    onSuccess: (user) => void queryClient.setQueryData(queryScopes.session, user),
    meta: { success: { title: t('Name changed') } },
  });
}

/** Changes the language of the account's mails and screens. */
export function useSpeak() {
  return useSingleMutation({
    mutationFn: (language: Language) => accountSpeak({ body: { language } }),
    meta: { failure: t('Failed to change the language') },
  });
}

/** Changes the time zone of the account's mails; null for that of the device. */
export function useChangeTimeZone() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (timeZone: string | null) => accountKeepTime({ body: { timeZone } }),
    onSuccess: (user) => void queryClient.setQueryData(queryScopes.session, user),
    meta: { success: { title: t('Time zone changed') } },
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
    meta: { success: { title: t('Password changed'), description: t('You have been signed out everywhere else.') } },
  });
}

/** Ends one other session. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => accountEndSession({ path: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    meta: { success: { title: t('Signed out of that device') }, failure: t('Sign-out failed') },
  });
}

/** Ends all other sessions. */
export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => accountEndOtherSessions(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    meta: { success: { title: t('Signed out everywhere else') }, failure: t('Sign-out failed') },
  });
}

/** Requests a password reset link. */
export function useRequestPasswordReset() {
  return useSingleMutation({ mutationFn: (login: string) => passwordResetRequest({ body: { login } }) });
}

/** Sets a new password with the token of a reset link; all sessions of the account end. */
export function useResetPassword() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { token: string; password: string }) => passwordResetConfirm({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryScopes.session }),
  });
}

/** Sends a confirmation link to the new email address. */
export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { email: string; currentPassword: string }) => accountEmailChange({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: emailQuery.queryKey }),
    meta: {
      success: (_answer: unknown, { email }: { email: string }) => ({
        title: t('Confirm your new address'),
        description: t('We have sent a link to {email}.', { email }),
      }),
    },
  });
}

/** Requests a link that verifies the email address. */
export function useRequestVerification() {
  return useSingleMutation({
    mutationFn: () => accountEmailRequestLink(),
    meta: {
      success: { title: t('Check your email'), description: t('We have sent you a link.') },
      failure: t('Failed to send the link'),
    },
  });
}

const ACTIONS = {
  confirm: accountEmailConfirm,
  undo: accountEmailUndo,
  verify: accountEmailVerify,
  company: companyVerificationConfirm,
};

/** What a mailed link does. */
export type EmailAction = keyof typeof ACTIONS;

/** Uses a mailed link. */
export function useEmailLink(action: EmailAction) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (token: string) => ACTIONS[action]({ body: { token } }),
    // Many queries contain the address or whether the company is verified.
    onSuccess: () => void queryClient.invalidateQueries(),
  });
}

/** Saves the notification settings. */
export function useChooseNotifications() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: NotificationChoices) => notificationsChoose({ body }),
    onSuccess: (chosen) => void queryClient.setQueryData(notificationsQuery.queryKey, chosen),
    meta: { success: { title: t('Notifications saved') }, failure: t('Failed to save notifications') },
  });
}

/** Turns off the email stream that a link belongs to. Email clients send the same one-click request. */
export function useUnsubscribe() {
  return useSingleMutation({
    mutationFn: async (token: string) => {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const response = await apiFetch(`/unsubscribe/${encodeURIComponent(token)}`, { method: 'POST', body });
      return (await response.json()) as { stream: string };
    },
  });
}
