import { useQueryClient } from '@tanstack/react-query';
import { failedMailsRetry } from '@/api/generated/calls/administration.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { databaseKeys } from '../database-queries.ts';

/** Retries these failed mails, or all of them, then reloads the queues. */
export function useRetryMails() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (ids: number[] | undefined) => failedMailsRetry({ body: ids ? { ids } : {} }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: databaseKeys.work() }),
    meta: {
      success: ({ retried }: { retried: number }) => ({
        title: retried === 1 ? 'One email queued again' : `${retried} emails queued again`,
      }),
      failure: 'Failed to retry emails',
    },
  });
}
