import { useQueryClient } from '@tanstack/react-query';
import { failedMailsRetry } from '@/api/generated/calls/administration.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { databaseKeys } from './database/database-queries.ts';

/** Sends these failed mails again, or all of them, then reloads the queues. */
export function useRetryMails() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (ids: number[] | undefined) => failedMailsRetry({ body: ids ? { ids } : {} }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: databaseKeys.work() }),
    meta: {
      success: ({ retried }: { retried: number }) => ({
        title: retried === 1 ? 'One mail is queued again' : `${retried} mails are queued again`,
      }),
      failure: 'Failed to send mail again',
    },
  });
}
