import type { QueryClient } from '@tanstack/react-query';
import type { UnreadBody } from '@/api/generated/types.gen';
import { unreadIn, type ConversationPages } from '@/features/messaging/conversations/conversation-pages.ts';
import { addMessage, addReceipt } from '@/features/messaging/messaging-cache.ts';
import { messagingKeys } from '@/features/messaging/messaging-keys.ts';
import { unreadQuery } from '@/features/messaging/unread/unread-query.ts';
import type { LiveEvent } from './live-event.ts';

/** Updates the query cache with a live event. */
export function applyLiveEvent(queryClient: QueryClient, readerId: number, event: LiveEvent): void {
  switch (event.name) {
    case 'message':
      return addMessage(queryClient, readerId, event.data);
    case 'receipt':
      return addReceipt(queryClient, event.data);
    case 'unread':
      return applyUnread(queryClient, event.data);
    case 'resync':
      // A hidden page reloads when it becomes visible again.
      void queryClient.invalidateQueries({
        queryKey: messagingKeys.all,
        refetchType: document.visibilityState === 'visible' ? 'active' : 'none',
      });
  }
}

function applyUnread(queryClient: QueryClient, unread: UnreadBody): void {
  queryClient.setQueryData(unreadQuery.queryKey, unread);
  const list = queryClient.getQueryData<ConversationPages>(messagingKeys.list());
  // Messages were read elsewhere, and the event does not say which.
  if (list && unreadIn(list) > unread.unreadCount) {
    void queryClient.invalidateQueries({ queryKey: messagingKeys.list() });
  }
}
