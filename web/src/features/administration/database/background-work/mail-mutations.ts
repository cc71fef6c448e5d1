import { useQueryClient } from '@tanstack/react-query';
import { failedMailsRetry } from '@/api/generated/calls/administration.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { administrationKeys } from '../../administration-queries.ts';

/** Retries these failed mails, or all of them, then reloads the queues and what waits. */
export function useRetryMails() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (ids: number[] | undefined) => failedMailsRetry({ body: ids ? { ids } : {} }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: administrationKeys.all }),
    meta: {
      success: ({ retried }: { retried: number }) => ({
        title: t('{retried, plural, one {One email queued again} other {# emails queued again}}', { retried }),
      }),
      failure: t('Failed to retry emails'),
    },
  });
}
