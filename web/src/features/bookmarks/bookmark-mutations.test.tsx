import { afterEach, expect, it, vi } from 'vitest';
import { answerWith, change, shownToast } from '@/testing/with-queries.tsx';
import { useSaveJob, useUnsaveJob } from './bookmark-mutations.ts';

const AWAY = { message: 'The database is away.' };

afterEach(() => vi.unstubAllGlobals());

it('saves a listing by its number, and says where it is', async () => {
  const asked = answerWith(201, { id: 3, jobId: 12 });
  await change(useSaveJob, 12);
  expect(asked[0]).toMatchObject({ method: 'POST', url: `${window.location.origin}/api/bookmarks` });
  expect(await asked[0]?.json()).toEqual({ jobId: 12 });
  expect(shownToast()).toEqual({
    title: 'Job bookmarked',
    description: 'You can find this job in your saved jobs.',
    tone: 'success',
  });
});

it('takes one back by the number of the bookmark', async () => {
  const asked = answerWith(204, null);
  await change(useUnsaveJob, 3);
  expect(asked[0]).toMatchObject({ method: 'DELETE', url: `${window.location.origin}/api/bookmarks/3` });
  expect(shownToast()).toEqual({
    title: 'Bookmark removed',
    description: 'Job has been removed from your saved jobs.',
    tone: 'neutral',
  });
});

it.each([
  [useSaveJob, 'Failed to bookmark job'],
  [useUnsaveJob, 'Failed to remove bookmark'],
] as const)('tells why it failed: %o', async (useIt, title) => {
  answerWith(503, AWAY);
  await change<number>(useIt, 3);
  expect(shownToast()).toEqual({ title, description: AWAY.message, tone: 'destructive' });
});
