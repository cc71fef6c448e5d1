import type { QueryClient } from '@tanstack/react-query';
import type { ThreadEntryBody, UnreadBody } from '@/api/generated/types.gen';
import { unreadIn, withLastMessage, type ConversationPages } from '@/features/messaging/conversation-list.ts';
import { messagingKeys } from '@/features/messaging/messaging-keys.ts';
import { withEntry, withReceipt, type Thread } from '@/features/messaging/thread.ts';
import { unreadQuery } from '@/features/messaging/unread-query.ts';
import type { LiveEvent } from './live-event.ts';

/** Brings what is loaded about conversations up to an event. */
export function applyLiveEvent(queryClient: QueryClient, readerId: number, event: LiveEvent): void {
  switch (event.name) {
    case 'message':
      return applyMessage(queryClient, readerId, event.data);
    case 'receipt':
      queryClient.setQueryData<Thread>(
        messagingKeys.thread(event.data.conversationId),
        (thread) => thread && withReceipt(thread, event.data),
      );
      return;
    case 'unread':
      return applyUnread(queryClient, event.data);
    case 'resync':
      // A page that nobody sees loads anew when it is seen again.
      void queryClient.invalidateQueries({
        queryKey: messagingKeys.all,
        refetchType: document.visibilityState === 'visible' ? 'active' : 'none',
      });
  }
}

function applyMessage(queryClient: QueryClient, readerId: number, entry: ThreadEntryBody): void {
  queryClient.setQueryData<Thread>(
    messagingKeys.thread(entry.message.conversationId),
    (thread) => thread && withEntry(thread, entry),
  );
  const list = queryClient.getQueryData<ConversationPages>(messagingKeys.list());
  if (!list) return;
  const changed = withLastMessage(list, entry, readerId);
  if (changed) queryClient.setQueryData(messagingKeys.list(), changed);
  else void queryClient.invalidateQueries({ queryKey: messagingKeys.list() });
}

function applyUnread(queryClient: QueryClient, unread: UnreadBody): void {
  queryClient.setQueryData(unreadQuery.queryKey, unread);
  const list = queryClient.getQueryData<ConversationPages>(messagingKeys.list());
  // Something was read elsewhere, or came in before events did.
  if (list && unreadIn(list) !== unread.unreadCount) {
    void queryClient.invalidateQueries({ queryKey: messagingKeys.all });
  }
}
