import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { suspensionConfirm, suspensionLifted } from '@/api/generated/calls/account.gen';
import { formatDate } from '@/lib/format/format-date.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';

const liftedSuspensionQuery = queryOptions({
  queryKey: [...queryScopes.session, 'lifted-suspension'],
  queryFn: ({ signal }) => suspensionLifted({ signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Notifies users once that the suspension of their account was lifted. */
export function LiftedSuspension() {
  const queryClient = useQueryClient();
  const lifted = useQuery(liftedSuspensionQuery).data?.lifted;
  const confirm = useSingleMutation({
    mutationFn: () => suspensionConfirm(),
    onSuccess: () => queryClient.setQueryData(liftedSuspensionQuery.queryKey, { lifted: null }),
    meta: { failure: t('Failed to dismiss the notice') },
  });
  // Shown again after a failure.
  if (!lifted || confirm.isPending) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('Your suspension of {suspendedAt} was lifted', { suspendedAt: formatDate(lifted.suspendedAt) })}
      description={t('Everything that was hidden is visible again. The reason was: {reason}', {
        reason: lifted.reason,
      })}
      closable={{ 'aria-label': t('Dismiss'), onClose: () => confirm.mutate() }}
    />
  );
}
