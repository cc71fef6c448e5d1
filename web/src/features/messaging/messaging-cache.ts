import type { InvalidateQueryFilters, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReceiptBody, ThreadEntryBody, UnreadBody } from '@/api/generated/types.gen';
import { unreadIn, withLastMessage, withRead, type ConversationPages } from './conversations/conversation-pages.ts';
import { messagingKeys } from './messaging-keys.ts';
import { withEntry, withReceipt, type Thread } from './thread/messages/thread-entries.ts';
import { unreadQuery } from './unread-query.ts';

/** Adds a message to its thread, and moves its conversation to the top of the list. */
export function addMessage(queryClient: QueryClient, readerId: number, entry: ThreadEntryBody): void {
  changeThread(queryClient, entry.message.conversationId, (thread) => withEntry(thread, entry));
  reload(queryClient, { queryKey: messagingKeys.found() });
  // The list shows another message then, and the event does not say which.
  if (entry.message.isDeleted) return reload(queryClient, { queryKey: messagingKeys.list() });
  const list = queryClient.getQueryData<ConversationPages>(messagingKeys.list());
  const changed = list && withLastMessage(list, entry, readerId);
  if (changed) queryClient.setQueryData(messagingKeys.list(), changed);
  if (!changed || isLoading(queryClient, messagingKeys.list())) reload(queryClient, { queryKey: messagingKeys.list() });
}

/** Updates the status of messages in their thread. */
export function addReceipt(queryClient: QueryClient, receipt: ReceiptBody): void {
  changeThread(queryClient, receipt.conversationId, (thread) => withReceipt(thread, receipt));
}

/** Sets the number of unread messages. */
export function setUnread(queryClient: QueryClient, unread: UnreadBody): void {
  void queryClient.cancelQueries({ queryKey: unreadQuery.queryKey });
  queryClient.setQueryData(unreadQuery.queryKey, unread);
  const list = queryClient.getQueryData<ConversationPages>(messagingKeys.list());
  // Messages were read elsewhere, and the event does not say which.
  const wereRead = list !== undefined && unreadIn(list) > unread.unreadCount;
  if (wereRead || isLoading(queryClient, messagingKeys.list())) reload(queryClient, { queryKey: messagingKeys.list() });
}

/** Reloads what is shown. A first load goes on and is repeated, because its response may be outdated already. */
export function reload(queryClient: QueryClient, filters: InvalidateQueryFilters): void {
  const loading = queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
  const firstLoads = loading.filter(({ state }) => state.data === undefined);
  void queryClient.invalidateQueries(filters);
  for (const { queryKey, promise } of firstLoads) {
    void promise
      ?.then(() => queryClient.invalidateQueries({ ...filters, queryKey, exact: true }))
      .catch(() => undefined);
  }
}

function changeThread(queryClient: QueryClient, conversationId: number, change: (thread: Thread) => Thread): void {
  const queryKey = messagingKeys.thread(conversationId);
  const thread = queryClient.getQueryData<Thread>(queryKey);
  if (thread) queryClient.setQueryData(queryKey, change(thread));
  else reload(queryClient, { queryKey });
}

/** Whether a response is on its way, which may be older than the latest event. */
function isLoading(queryClient: QueryClient, queryKey: QueryKey): boolean {
  return queryClient.isFetching({ queryKey }) > 0;
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
