import { afterEach, expect, it, vi } from 'vitest';
import { respondWith, runMutation, shownToast } from '@/testing/with-queries.tsx';
import { useSaveJob, useUnsaveJob } from './bookmark-mutations.ts';

const AWAY = { message: 'The database is away.' };

afterEach(() => vi.unstubAllGlobals());

it('saves a listing by its id, and shows where to find it', async () => {
  const requests = respondWith(201, { id: 3, jobId: 12 });
  await runMutation(useSaveJob, 12);
  expect(requests[0]).toMatchObject({ method: 'POST', url: `${window.location.origin}/api/bookmarks` });
  expect(await requests[0]?.json()).toEqual({ jobId: 12 });
  expect(shownToast()).toEqual({
    title: 'Job bookmarked',
    description: 'You can find this job in your saved jobs.',
    tone: 'success',
  });
});

it('removes a bookmark by its id', async () => {
  const requests = respondWith(204, null);
  await runMutation(useUnsaveJob, 3);
  expect(requests[0]).toMatchObject({ method: 'DELETE', url: `${window.location.origin}/api/bookmarks/3` });
  expect(shownToast()).toEqual({
    title: 'Bookmark removed',
    description: 'Job has been removed from your saved jobs.',
    tone: 'neutral',
  });
});

it.each([
  [useSaveJob, 'Failed to bookmark job'],
  [useUnsaveJob, 'Failed to remove bookmark'],
] as const)('shows why it failed: %o', async (useIt, title) => {
  respondWith(503, AWAY);
  await runMutation<number>(useIt, 3);
  expect(shownToast()).toEqual({ title, description: AWAY.message, tone: 'destructive' });
});
