import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { respondWith } from '@/testing/with-queries.tsx';
import { messagingKeys } from '../messaging-keys.ts';
import type { Thread } from './messages/thread-entries.ts';
import { useMarkRead } from './use-mark-read.ts';

const READER = 7;
const OTHER = 9;
const CONVERSATION = 3;

const entry = (id: number, senderId: number, status: 'sent' | 'delivered' | 'read') =>
  ({ message: { id, conversationId: CONVERSATION, senderId, status } }) as ThreadEntryBody;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function read(entries: ThreadEntryBody[]) {
  const client = createQueryClient();
  client.setQueryData(messagingKeys.unread(), { unreadCount: 5 });
  client.setQueryData<Thread>(messagingKeys.thread(CONVERSATION), { entries, olderCursor: null });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { rerender } = renderHook(({ shown }) => useMarkRead(READER, shown), {
    wrapper,
    initialProps: { shown: entries },
  });
  return { client, refresh: () => rerender({ shown: [...entries] }) };
}

const statusesIn = (client: QueryClient) =>
  client.getQueryData<Thread>(messagingKeys.thread(CONVERSATION))?.entries.map(({ message }) => message.status);

it('confirms each incoming message once, and updates the thread and the unread count without refetching them', async () => {
  const requests = respondWith(200, {});
  const { client, refresh } = read([
    entry(1, OTHER, 'read'),
    entry(2, OTHER, 'delivered'),
    entry(3, OTHER, 'sent'),
    entry(4, READER, 'sent'),
  ]);
  expect(client.getQueryData(messagingKeys.unread())).toEqual({ unreadCount: 3 });
  await waitFor(() => expect(statusesIn(client)).toEqual(['read', 'read', 'read', 'sent']));
  refresh();
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'PUT /api/messages/2/status',
    'PUT /api/messages/3/status',
  ]);
  expect(await requests[0]?.json()).toEqual({ status: 'read' });
});

it('only logs a failure, and reloads the unread counts', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  respondWith(503, { message: 'Temporarily unavailable.' });
  const { client } = read([entry(2, OTHER, 'delivered')]);
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('Message 2 could not be marked as read: Temporarily unavailable.'),
  );
  await waitFor(() => expect(client.getQueryState(messagingKeys.unread())?.isInvalidated).toBe(true));
  expect(statusesIn(client)).toEqual(['delivered']);
});
