import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { messagingKeys } from '../messaging-keys.ts';
import type { Thread } from '../thread/messages/thread-entries.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import type { LiveEvent } from './live-event.ts';

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
  sender: { id: ME, authorId: ME, fullName: 'Me', companyName: null, avatar: null },
};

const FOUND = messagingKeys.found({ unread: true });

let queryClient: QueryClient;
const thread = () => queryClient.getQueryData<Thread>(messagingKeys.thread(7));

beforeEach(() => {
  queryClient = createQueryClient();
  queryClient.setQueryData<Thread>(messagingKeys.thread(7), { entries: [], olderCursor: null });
  queryClient.setQueryData(FOUND, { pages: [], pageParams: [] });
});

it('adds a message and updates its receipt', () => {
  applyLiveEvent(queryClient, ME, { name: 'message', data: entry });
  expect(thread()?.entries).toEqual([entry]);
  expect(queryClient.getQueryState(FOUND)?.isInvalidated).toBe(true);
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

describe('while data are being loaded', () => {
  /** Shows a query and lets the test answer its requests. */
  const shown = (queryKey: QueryKey) => {
    const answers: ((data: unknown) => void)[] = [];
    const queryFn = () => new Promise<unknown>((resolve) => answers.push(resolve));
    new QueryObserver(queryClient, { queryKey, queryFn, staleTime: 0 }).subscribe(() => undefined);
    return answers;
  };
  const list = (unreadCount: number) => ({
    pages: [{ items: [{ conversation: { id: 7 }, unreadCount, lastMessage: null }], nextCursor: null }],
    pageParams: [undefined],
  });

  it('keeps an unread count that is newer than the response', async () => {
    const [answer] = shown(messagingKeys.unread());
    applyLiveEvent(queryClient, ME, { name: 'unread', data: { unreadCount: 3 } });
    answer?.({ unreadCount: 2 });
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(queryClient.getQueryData(messagingKeys.unread())).toEqual({ unreadCount: 3 });
  });

  it.each([
    ['first', undefined],
    ['next', list(0)],
  ])('repeats the %s load of the list, which may be outdated', async (_which, loaded) => {
    queryClient.setQueryData(messagingKeys.list(), loaded);
    const answers = shown(messagingKeys.list());
    applyLiveEvent(queryClient, ME, { name: 'unread', data: { unreadCount: 0 } });
    answers[0]?.(list(2));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(list(0));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(queryClient.getQueryData(messagingKeys.list())).toEqual(list(0));
  });

  it.each<LiveEvent>([
    { name: 'message', data: { ...entry, message: { ...entry.message, conversationId: 8 } } },
    { name: 'receipt', data: { conversationId: 8, messageIds: [5], status: 'read' } },
    { name: 'resync' },
  ])('repeats the first load of a thread after a $name', async (event) => {
    const answers = shown(messagingKeys.thread(8));
    applyLiveEvent(queryClient, ME, event);
    answers[0]?.({ entries: [], olderCursor: null });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
  });
});
