import { useQueryClient } from '@tanstack/react-query';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { messagingKeys } from '../messaging-keys.ts';
import { readMessages } from '../messaging-queries.ts';
import { withOlder, type Thread } from './messages/thread-entries.ts';

/** Loads the messages before the oldest one shown, if there are any. */
export function useOlderMessages(conversationId: number, cursor: Thread['olderCursor']) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (before: string) => readMessages(conversationId, before),
    onSuccess: (page) =>
      queryClient.setQueryData<Thread>(
        messagingKeys.thread(conversationId),
        (thread) => thread && withOlder(thread, page),
      ),
  });
  const load = () => {
    if (cursor !== null && !isPending) mutate(cursor);
  };
  return { hasMore: cursor !== null, isPending, error, load };
}
