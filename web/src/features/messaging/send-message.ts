import type { QueryClient } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import { messagesSend } from '@/api/generated/sdk.gen';
import { toasts } from '@/lib/toasts.ts';
import { messagingKeys } from './messaging-keys.ts';
import { withEntry, type Thread } from './thread.ts';
import type { UnsentMessage, UnsentMessages, UnsentPlace } from './unsent-messages.ts';

/** After this long without an answer, in ms, a message counts as not sent; sending it again is safe. */
const PATIENCE = 20_000;

interface Outbox {
  queryClient: QueryClient;
  unsent: UnsentMessages;
  place: UnsentPlace;
}

/** Sends a message that waits among the unsent ones; it stays there, marked, if it does not get through. */
export async function sendMessage({ queryClient, unsent, place }: Outbox, message: UnsentMessage): Promise<void> {
  const { clientId, content } = message;
  const { conversationId } = place;
  unsent.mark(place, clientId, 'sending');
  try {
    const entry = await messagesSend({
      path: { id: conversationId },
      body: { content, clientId },
      signal: AbortSignal.timeout(PATIENCE),
    });
    queryClient.setQueryData<Thread>(
      messagingKeys.thread(conversationId),
      (thread) => thread && withEntry(thread, entry),
    );
    unsent.drop(place, new Set([clientId]));
    await Promise.all(
      [messagingKeys.thread(conversationId), messagingKeys.list()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  } catch (error) {
    unsent.mark(place, clientId, 'failed');
    toasts.show({ title: 'Failed to send message', description: messageOf(error), tone: 'destructive' });
  }
}
