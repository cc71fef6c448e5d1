import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { answerWith } from '@/testing/with-queries.tsx';
import { messagingKeys } from './messaging-keys.ts';
import { useMarkRead } from './use-mark-read.ts';

const READER = 7;

const entry = (id: number, senderId: number, status: 'sent' | 'delivered' | 'read') =>
  ({ message: { id, senderId, status } }) as ThreadEntryBody;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function read(entries: ThreadEntryBody[]) {
  const client = new QueryClient();
  client.setQueryData(messagingKeys.unread(), { unreadCount: 2 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { rerender } = renderHook(({ shown }) => useMarkRead(READER, shown), {
    wrapper,
    initialProps: { shown: entries },
  });
  const isStale = () => client.getQueryState(messagingKeys.unread())?.isInvalidated;
  return { isStale, refresh: () => rerender({ shown: [...entries] }) };
}

it('asks once for each message that came in unread, and has everything read anew', async () => {
  const asked = answerWith(200, {});
  const { isStale, refresh } = read([
    entry(1, 9, 'read'),
    entry(2, 9, 'delivered'),
    entry(3, 9, 'sent'),
    entry(4, 7, 'sent'),
  ]);
  await waitFor(() => expect(isStale()).toBe(true));
  refresh();
  expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'PUT /api/messages/2/status',
    'PUT /api/messages/3/status',
  ]);
  expect(await asked[0]?.json()).toEqual({ status: 'read' });
});

it('only logs that it failed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerWith(503, { message: 'The database is away.' });
  read([entry(2, 9, 'delivered')]);
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('Message 2 could not be marked as read: The database is away.'),
  );
});
