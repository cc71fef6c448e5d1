import type { QueryClient } from '@tanstack/react-query';
import type { ReceiptBody, ThreadEntryBody } from '@/api/generated/types.gen';
import {
  withLastMessage,
  withRead,
  type ConversationPages,
} from '@/features/messaging/conversations/conversation-pages.ts';
import { messagingKeys } from './messaging-keys.ts';
import { withEntry, withReceipt, type Thread } from '@/features/messaging/thread/messages/thread-entries.ts';
import { unreadQuery } from '@/features/messaging/unread/unread-query.ts';

/** Adds a message to its thread, and moves its conversation to the top of the list. */
export function addMessage(queryClient: QueryClient, readerId: number, entry: ThreadEntryBody): void {
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

/** Updates the status of messages in their thread. */
export function addReceipt(queryClient: QueryClient, receipt: ReceiptBody): void {
  queryClient.setQueryData<Thread>(
    messagingKeys.thread(receipt.conversationId),
    (thread) => thread && withReceipt(thread, receipt),
  );
}

/** Lowers the unread counts by messages that the reader has now seen. */
export function countAsRead(queryClient: QueryClient, conversationId: number, count: number): void {
  queryClient.setQueryData<ConversationPages>(
    messagingKeys.list(),
    (list) => list && withRead(list, conversationId, count),
  );
  queryClient.setQueryData(
    unreadQuery.queryKey,
    (unread) => unread && { unreadCount: Math.max(0, unread.unreadCount - count) },
  );
}

/** Reloads the unread counts. */
export function reloadUnread(queryClient: QueryClient): void {
  for (const queryKey of [messagingKeys.list(), messagingKeys.unread()]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
