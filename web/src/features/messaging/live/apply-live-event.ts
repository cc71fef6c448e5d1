import type { QueryClient } from '@tanstack/react-query';
import { addMessage, addReceipt, reload, setUnread } from '@/features/messaging/messaging-cache.ts';
import { messagingKeys } from '@/features/messaging/messaging-keys.ts';
import type { LiveEvent } from './live-event.ts';

/** Updates the query cache with a live event. */
export function applyLiveEvent(queryClient: QueryClient, readerId: number, event: LiveEvent): void {
  switch (event.name) {
    case 'message':
      return addMessage(queryClient, readerId, event.data);
    case 'receipt':
      return addReceipt(queryClient, event.data);
    case 'unread':
      return setUnread(queryClient, event.data);
    case 'resync':
      // A hidden page reloads when it becomes visible again.
      return reload(queryClient, {
        queryKey: messagingKeys.all,
        refetchType: document.visibilityState === 'visible' ? 'active' : 'none',
      });
  }
}
