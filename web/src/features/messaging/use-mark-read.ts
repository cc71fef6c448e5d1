import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { messageOf } from '@/api/api-error.ts';
import { messagesConfirm } from '@/api/generated/sdk.gen';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { messagingKeys } from './messaging-keys.ts';
import { unreadBy } from './thread.ts';

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Marks what a reader has in sight as read, each message once; that it fails is no news for the reader. */
export function useMarkRead(readerId: number, entries: readonly ThreadEntryBody[]): void {
  const queryClient = useQueryClient();
  const asked = useRef(new Set<number>());
  const isVisible = useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');

  useEffect(() => {
    if (!isVisible) return;
    const ids = unreadBy(readerId, entries)
      .map(({ id }) => id)
      .filter((id) => !asked.current.has(id));
    for (const id of ids) asked.current.add(id);
    if (ids.length > 0) void markRead(queryClient, ids);
  }, [queryClient, isVisible, readerId, entries]);
}

async function markRead(queryClient: QueryClient, ids: readonly number[]): Promise<void> {
  await Promise.all(
    ids.map((id) =>
      messagesConfirm({ path: { id }, body: { status: 'read' } }).catch((error: unknown) =>
        console.warn(`Message ${id} could not be marked as read: ${messageOf(error)}`),
      ),
    ),
  );
  await queryClient.invalidateQueries({ queryKey: messagingKeys.all });
}
