import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { schedulesSchedules } from '@/api/generated/calls/administration.gen';
import { conversationsUnread, messagesConfirm, messagesThread } from '@/api/generated/calls/messaging.gen';
import type { ThreadEntryBody } from '@/api/generated/types.gen';
import { firstOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { streams } from '@/testing/leftovers.ts';

const ENTRY = firstOf(messagesThread);

let api: StandInApi;
let state: DocumentVisibilityState;

function entry(id: number): ThreadEntryBody {
  return { ...ENTRY, message: { ...ENTRY.message, id, content: `Message ${id}` } };
}

function show(next: DocumentVisibilityState): void {
  state = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function publish(name: string, data?: unknown): void {
  const event = name === 'open' ? new Event(name) : new MessageEvent(name, { data: JSON.stringify(data) });
  act(() => {
    for (const stream of streams) stream.dispatchEvent(event);
  });
}

const confirmed = () => api.sent(messagesConfirm).map(({ path }) => path['id']);

beforeEach(() => {
  state = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => state);
  api = new StandInApi().answer(messagesThread, [entry(1)]).answer(messagesConfirm, ENTRY.message);
});
afterEach(() => closeApps(api));

it('marks messages as read only once its page is visible', async () => {
  state = 'hidden';
  const app = await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  await screen.findByText('Message 1');
  await waitFor(() => expect(streams.size).toBe(1));
  publish('message', entry(2));
  await screen.findByText('Message 2');
  expect(confirmed()).toEqual([]);
  show('visible');
  await waitFor(() => expect(confirmed()).toEqual(['1', '2']));
  show('hidden');
  publish('message', entry(3));
  await screen.findByText('Message 3');
  await app.settle();
  expect(confirmed()).toEqual(['1', '2']);
});

it('reloads missed events when it becomes visible again, not before', async () => {
  const app = await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  await waitFor(() => expect(streams.size).toBe(1));
  show('hidden');
  const before = [messagesThread, conversationsUnread].map((operation) => api.sent(operation).length);
  publish('open');
  await app.settle();
  expect([messagesThread, conversationsUnread].map((operation) => api.sent(operation).length)).toEqual(before);
  show('visible');
  await waitFor(() => expect(api.sent(messagesThread).length).toBe((before[0] ?? 0) + 1));
  expect(api.sent(conversationsUnread).length).toBe((before[1] ?? 0) + 1);
});

it('reads nothing again that it has not missed', async () => {
  // Nothing grows old meanwhile.
  vi.useFakeTimers({ toFake: ['Date'] });
  const app = await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  await waitFor(() => expect(streams.size).toBe(1));
  await app.settle();
  const reads = () => [messagesThread, conversationsUnread].map((operation) => api.sent(operation).length);
  const before = reads();
  show('hidden');
  show('visible');
  await app.settle();
  expect(reads()).toEqual(before);
});

it('does not poll while it is hidden', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  try {
    await openApp(api, '/admin/work', { as: 'admin' });
    const sent = () => api.sent(schedulesSchedules).length;
    const before = sent();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(sent()).toBe(before + 1);
    show('hidden');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent()).toBe(before + 1);
    show('visible');
    await vi.advanceTimersByTimeAsync(31_000);
    expect(sent()).toBeGreaterThan(before + 1);
  } finally {
    vi.useRealTimers();
  }
});
