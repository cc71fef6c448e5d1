import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { messagesConfirm } from '@/api/generated/calls/messaging.gen';
import type { MessageBody, ThreadEntryBody } from '@/api/generated/types.gen';
import { addReceipt, countAsRead, reloadUnread } from '../messaging-cache.ts';
import { unreadBy } from './messages/thread-entries.ts';

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Marks incoming messages as read while the page is visible, each once; failures are only logged. */
export function useMarkRead(readerId: number, entries: readonly ThreadEntryBody[]): void {
  const queryClient = useQueryClient();
  const marked = useRef(new Set<number>());
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');

  useEffect(() => {
    if (!isVisible) return;
    const unread = unreadBy(readerId, entries).filter(({ id }) => !marked.current.has(id));
    for (const { id } of unread) marked.current.add(id);
    if (unread[0]) void markRead(queryClient, unread[0].conversationId, unread);
  }, [queryClient, isVisible, readerId, entries]);
}

async function markRead(queryClient: QueryClient, conversationId: number, unread: MessageBody[]): Promise<void> {
  countAsRead(queryClient, conversationId, unread.length);
  const confirmed = await Promise.all(
    unread.map(async ({ id }) => {
      try {
        await messagesConfirm({ path: { id }, body: { status: 'read' } });
        return [id];
      } catch (error) {
        console.warn(`Message ${id} could not be marked as read: ${messageOf(error)}`);
        return [];
      }
    }),
  );
  const messageIds = confirmed.flat();
  addReceipt(queryClient, { conversationId, messageIds, status: 'read' });
  if (messageIds.length < unread.length) reloadUnread(queryClient);
}
