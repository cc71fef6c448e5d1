import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { messagingKeys } from '@/features/messaging/messaging-keys.ts';
import type { Thread } from '@/features/messaging/thread/messages/thread-entries.ts';
import { applyLiveEvent } from './apply-live-event.ts';

const ME = 1;
const entry: ThreadEntryBody = {
  message: {
    id: 5,
    conversationId: 7,
    senderId: ME,
    clientId: null,
    content: 'Hello',
    status: 'sent',
    sentAt: '2026-11-20T10:00:00.000Z',
    attachments: [],
    isDeleted: false,
  },
  sender: { id: ME, fullName: 'Me', avatar: null },
};

let queryClient: QueryClient;
const thread = () => queryClient.getQueryData<Thread>(messagingKeys.thread(7));

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData<Thread>(messagingKeys.thread(7), { entries: [], olderCursor: null });
});

it('adds a message and updates its receipt', () => {
  applyLiveEvent(queryClient, ME, { name: 'message', data: entry });
  expect(thread()?.entries).toEqual([entry]);
  applyLiveEvent(queryClient, ME, {
    name: 'receipt',
    data: { conversationId: 7, messageIds: [5], status: 'read' },
  });
  expect(thread()?.entries[0]?.message.status).toBe('read');
});

it('ignores threads that are not loaded', () => {
  const elsewhere = { ...entry, message: { ...entry.message, conversationId: 8 } };
  applyLiveEvent(queryClient, ME, { name: 'message', data: elsewhere });
  expect(queryClient.getQueryData(messagingKeys.thread(8))).toBeUndefined();
  expect(thread()?.entries).toEqual([]);
});

it('updates the unread count', () => {
  applyLiveEvent(queryClient, ME, { name: 'unread', data: { unreadCount: 3 } });
  expect(queryClient.getQueryData(messagingKeys.unread())).toEqual({ unreadCount: 3 });
});

it('invalidates everything after missed events', () => {
  applyLiveEvent(queryClient, ME, { name: 'resync' });
  expect(queryClient.getQueryState(messagingKeys.thread(7))?.isInvalidated).toBe(true);
});

it('reloads the list only when messages were read elsewhere', () => {
  const row = (unreadCount: number) => ({ conversation: { id: 7 }, unreadCount });
  queryClient.setQueryData(messagingKeys.list(), { pages: [{ items: [row(2)] }], pageParams: [undefined] });
  const isStale = () => queryClient.getQueryState(messagingKeys.list())?.isInvalidated;
  applyLiveEvent(queryClient, ME, { name: 'unread', data: { unreadCount: 2 } });
  expect(isStale()).toBe(false);
  applyLiveEvent(queryClient, ME, { name: 'unread', data: { unreadCount: 1 } });
  expect(isStale()).toBe(true);
  expect(queryClient.getQueryState(messagingKeys.thread(7))?.isInvalidated).toBe(false);
});
