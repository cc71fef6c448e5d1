import { expect, it, vi } from 'vitest';
import { sessionQuery } from '@/features/auth/session-queries.ts';
import { followSession } from './follow-session.ts';
import { createQueryClient } from './query-client.ts';

const MARIA = { id: 7, role: 'job_seeker' } as never;

function tab(user: typeof MARIA | null) {
  const client = createQueryClient();
  const channel = new EventTarget() as BroadcastChannel;
  const empty = vi.fn();
  followSession(client, empty, channel);
  client.setQueryData(sessionQuery.queryKey, user);
  const receive = (data: number | null) => channel.dispatchEvent(new MessageEvent('message', { data }));
  return { client, empty, receive, isStale: () => client.getQueryState(sessionQuery.queryKey)?.isInvalidated };
}

it.each([null, 8])('clears the tab when the user in another tab becomes %s', (id) => {
  const { empty, receive } = tab(MARIA);
  receive(id);
  expect(empty).toHaveBeenCalledOnce();
});

it('keeps a tab whose session ended when the same user signs in again', () => {
  const { client, empty, receive, isStale } = tab(MARIA);
  client.setQueryData(sessionQuery.queryKey, null);
  receive(7);
  expect(empty).not.toHaveBeenCalled();
  expect(isStale()).toBe(true);
});

it('refetches only the session in a tab where nobody was signed in', () => {
  const { empty, receive, isStale } = tab(null);
  receive(7);
  expect(empty).not.toHaveBeenCalled();
  expect(isStale()).toBe(true);
});
