import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messagingKeys } from './messaging-keys.ts';
import { readMessages } from './messaging-queries.ts';
import { withOlder, type Thread } from './thread.ts';

/** Loads what was written before the oldest message that is shown. */
export function useOlderMessages(conversationId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (cursor: string) => readMessages(conversationId, cursor),
    onSuccess: (page) =>
      queryClient.setQueryData<Thread>(
        messagingKeys.thread(conversationId),
        (thread) => thread && withOlder(thread, page),
      ),
  });
}
