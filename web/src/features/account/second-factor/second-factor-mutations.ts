import { useQueryClient } from '@tanstack/react-query';
import {
  secondFactorConfirm,
  secondFactorRemove,
  secondFactorRenew,
  secondFactorStart,
} from '@/api/generated/calls/account.gen';
import type { ConfirmedCodeRequest } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { sessionsQuery } from '../account-queries.ts';
import { signInQuery } from '@/lib/query/sign-in-query.ts';

/** Gets a secret for an authenticator app. */
export function useStartSecondFactor() {
  return useSingleMutation({ mutationFn: (password: string) => secondFactorStart({ body: { password } }) });
}

/** Turns two-factor authentication on; all other sessions end. */
export function useConfirmSecondFactor() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (code: string) => secondFactorConfirm({ body: { code } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: signInQuery.queryKey });
    },
  });
}

/** Turns two-factor authentication off. */
export function useRemoveSecondFactor() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: ConfirmedCodeRequest) => secondFactorRemove({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: signInQuery.queryKey }),
    meta: { success: { title: t('Two-factor authentication is off') } },
  });
}

/** Replaces the recovery codes. */
export function useRenewRecoveryCodes() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: ConfirmedCodeRequest) => secondFactorRenew({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: signInQuery.queryKey }),
  });
}
