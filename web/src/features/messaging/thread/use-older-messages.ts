import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messagingKeys } from '@/features/messaging/messaging-keys.ts';
import { readMessages } from '@/features/messaging/messaging-queries.ts';
import { withOlder, type Thread } from '@/features/messaging/thread/messages/thread-entries.ts';

/** Loads the messages before the oldest one shown. */
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
