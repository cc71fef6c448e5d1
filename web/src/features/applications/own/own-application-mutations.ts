import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationsAmend, applicationsWithdraw } from '@/api/generated/calls/applications.gen';
import type { AmendApplicationRequest, OwnApplicationBody } from '@/api/generated/types.gen';
import { applicationKeys } from '../application-queries.ts';

type Target = Pick<OwnApplicationBody, 'id' | 'version'>;

/** Names the version that the applicant has seen. */
const seen = ({ id, version }: Target) => ({ path: { id }, headers: { 'If-Match': `"${version}"` } });

/** Replaces letter or resume, until the employer has opened the application. */
export function useAmend(target: Target) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AmendApplicationRequest) => applicationsAmend({ ...seen(target), body }),
    meta: { success: { title: 'Application changed' }, failure: 'Change failed' },
    // Also after an error: then something has changed in the meantime.
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}

/** Takes an application back. */
export function useWithdraw(target: Target) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => applicationsWithdraw(seen(target)),
    meta: {
      success: { title: 'Application withdrawn', description: 'The employer can no longer read it.' },
      failure: 'Withdrawal failed',
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}
