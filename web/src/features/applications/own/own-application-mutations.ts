import { useQueryClient } from '@tanstack/react-query';
import { applicationsAmend, applicationsWithdraw } from '@/api/generated/calls/applications.gen';
import type { AmendApplicationRequest, OwnApplicationBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { applicationKeys } from '../application-queries.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

type Target = Pick<OwnApplicationBody, 'id' | 'version'>;

/** Sends the version that the applicant has seen. */
const seen = ({ id, version }: Target) => ({ path: { id }, headers: { 'If-Match': `"${version}"` } });

/** Replaces letter or resume, until the employer has opened the application. */
export function useAmend(target: Target) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: AmendApplicationRequest) => applicationsAmend({ ...seen(target), body }),
    meta: { success: { title: t('Application changed') }, failure: t('Change failed') },
    // Also after an error, because the application may have changed meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}

/** Withdraws an application before the employer hears of it, or right after. */
export function useUndo(target: Target) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => applicationsWithdraw(seen(target)),
    meta: {
      success: ({ undoSeconds }: OwnApplicationBody) => (undoSeconds === null ? WITHDRAWN : UNDONE),
      failure: t('Withdrawal failed'),
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}

const UNDONE = { title: t('Application undone'), description: t('Nothing was sent to the employer.') };
const WITHDRAWN = { title: t('Application withdrawn'), description: t('The employer can no longer read it.') };

export function useWithdraw(target: Target) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => applicationsWithdraw(seen(target)),
    meta: {
      success: WITHDRAWN,
      failure: t('Withdrawal failed'),
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}
