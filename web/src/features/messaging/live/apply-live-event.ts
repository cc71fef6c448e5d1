import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { addMessage, addReceipt, reload, setUnread } from '../messaging-cache.ts';
import { messagingKeys } from '../messaging-keys.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { LIVE_SCOPES, type LiveEvent } from './live-event.ts';

/** Updates the query cache with a live event. */
export function applyLiveEvent(queryClient: QueryClient, readerId: number, event: LiveEvent): void {
  switch (event.name) {
    case 'message':
      return addMessage(queryClient, readerId, event.data);
    case 'receipt':
      return addReceipt(queryClient, event.data);
    case 'unread':
      return setUnread(queryClient, event.data);
    case 'changed':
      // A newer server may know others.
      for (const scope of LIVE_SCOPES.filter((known) => event.data.scopes.includes(known))) {
        reloadIfVisible(queryClient, queryScopes[scope]);
      }
      return;
    case 'reopened':
      for (const scope of [...LIVE_SCOPES, 'session'] as const) reloadIfVisible(queryClient, queryScopes[scope]);
      return;
    case 'resync':
      return reloadIfVisible(queryClient, messagingKeys.all);
  }
}

/** A hidden page reloads when it becomes visible again. */
function reloadIfVisible(queryClient: QueryClient, queryKey: QueryKey): void {
  reload(queryClient, { queryKey, refetchType: document.visibilityState === 'visible' ? 'active' : 'none' });
}
