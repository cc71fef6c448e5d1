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
  const hear = (data: number | null) => channel.dispatchEvent(new MessageEvent('message', { data }));
  return { client, empty, hear, isStale: () => client.getQueryState(sessionQuery.queryKey)?.isInvalidated };
}

it.each([null, 8])('empties the tab when the user becomes %s in another one', (id) => {
  const { empty, hear } = tab(MARIA);
  hear(id);
  expect(empty).toHaveBeenCalledOnce();
});

it('keeps a tab whose session ended when the same user signs in again', () => {
  const { client, empty, hear, isStale } = tab(MARIA);
  client.setQueryData(sessionQuery.queryKey, null);
  hear(7);
  expect(empty).not.toHaveBeenCalled();
  expect(isStale()).toBe(true);
});

it('reloads only the session of a tab where nobody was signed in', () => {
  const { empty, hear, isStale } = tab(null);
  hear(7);
  expect(empty).not.toHaveBeenCalled();
  expect(isStale()).toBe(true);
});
