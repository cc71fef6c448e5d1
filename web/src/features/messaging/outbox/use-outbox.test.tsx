import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { messagingKeys } from '../messaging-keys.ts';
import type { Thread } from '../thread/messages/thread-entries.ts';
import { toasts } from '@/lib/toasts.ts';
import { personChanged } from '@/store/person-changed.ts';
import { appStore } from '@/store/store.ts';
import { StoreProvider } from '@/store/store-provider.tsx';
import { useOutbox } from './use-outbox.ts';

const place = { userId: 1, conversationId: 7 };
const queryClient = createQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <StoreProvider>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </StoreProvider>
);
const fetch = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  queryClient.setQueryData<Thread>(messagingKeys.thread(7), { entries: [], olderCursor: null });
  vi.stubGlobal('fetch', fetch.mockReset());
});

afterEach(() => {
  vi.unstubAllGlobals();
  appStore.dispatch(personChanged());
});

/** Responds like the server, with the stored message. */
async function store(request: Request): Promise<Response> {
  const { content, clientId } = (await request.json()) as { content: string; clientId: string };
  const message = { id: 5, conversationId: 7, senderId: 1, clientId, content, status: 'sent' };
  return Response.json({ message, sender: { id: 1, fullName: 'Me', avatar: null } }, { status: 201 });
}

function write(draft: string) {
  const hook = renderHook(() => useOutbox(place), { wrapper });
  act(() => hook.result.current.setDraft(draft));
  return hook.result;
}

it('shows a message at once, sends it once despite two clicks, and adds it to the thread', async () => {
  fetch.mockImplementation(store);
  const outbox = write('  Hello  ');
  act(() => {
    outbox.current.send();
    outbox.current.send();
  });
  expect(outbox.current).toMatchObject({ draft: '', isSending: true, messages: [{ content: 'Hello' }] });
  await waitFor(() => expect(outbox.current.messages).toEqual([]));
  expect(fetch).toHaveBeenCalledOnce();
  const thread = queryClient.getQueryData<Thread>(messagingKeys.thread(7));
  expect(thread?.entries.map(({ message }) => message.content)).toEqual(['Hello']);
});

it('does not send a blank message', () => {
  const outbox = write(' \n ');
  act(() => outbox.current.send());
  expect(fetch).not.toHaveBeenCalled();
  expect(outbox.current.draft).toBe(' \n ');
});

it('keeps a message that failed to send and retries it with the same id', async () => {
  const ids: unknown[] = [];
  fetch.mockImplementation(async (request) => {
    ids.push(((await request.clone().json()) as { clientId: string }).clientId);
    if (ids.length === 1) throw new TypeError('Failed to fetch');
    return store(request);
  });
  const outbox = write('Hello');
  act(() => outbox.current.send());
  await waitFor(() => expect(outbox.current.messages).toMatchObject([{ state: 'failed', content: 'Hello' }]));
  expect(toasts.current()).toMatchObject({ title: 'Failed to send message', tone: 'destructive' });

  const [failed] = outbox.current.messages;
  act(() => {
    if (!failed) throw new Error('Nothing failed.');
    outbox.current.retry(failed);
    outbox.current.retry(failed);
  });
  await waitFor(() => expect(outbox.current.messages).toEqual([]));
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
});

it('removes a discarded message', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  const outbox = write('Hello');
  act(() => outbox.current.send());
  await waitFor(() => expect(outbox.current.messages).toMatchObject([{ state: 'failed' }]));
  act(() => {
    const [failed] = outbox.current.messages;
    if (failed) outbox.current.discard([failed.clientId]);
  });
  expect(outbox.current.messages).toEqual([]);
});
