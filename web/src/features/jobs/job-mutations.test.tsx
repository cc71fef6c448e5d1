import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JobBody, PostJobRequest } from '@/api/generated/types.gen';
import { respondWith, runMutation, shownToast } from '@/testing/with-queries.tsx';
import { useEditJob, usePostJob } from '@/features/jobs/form/job-form-mutations.ts';
import { useApproveJob, useArchiveJob } from './job-state-mutations.ts';

const FORM = { title: 'Night Auditor' } as PostJobRequest;
const job = (changes: Partial<JobBody> = {}) =>
  ({ id: 12, title: 'Night Auditor', version: 4, isApproved: true, isArchived: false, ...changes }) as JobBody;
const FAILURE = { message: 'The database is away.' };

afterEach(() => vi.unstubAllGlobals());

describe('posting', () => {
  it('confirms that the listing awaits approval', async () => {
    respondWith(201, job({ isApproved: false }));
    await runMutation(usePostJob, FORM);
    expect(shownToast()).toEqual({
      title: 'Job posted successfully',
      description: 'Your job posting is now pending approval by our team.',
      tone: 'success',
    });
  });

  it('shows why it failed', async () => {
    respondWith(503, FAILURE);
    await runMutation(usePostJob, FORM);
    expect(shownToast()).toEqual({ title: 'Failed to post job', description: FAILURE.message, tone: 'destructive' });
  });
});

describe('editing', () => {
  it.each([
    ['pending', job({ isApproved: false }), job({ isApproved: false }), 'still pending approval'],
    ['approved before and after', job(), job(), 'Your changes are live.'],
    ['approved before, pending after', job(), job({ isApproved: false }), 'needs approval by our team before'],
  ])('describes the result by approval: %s', async (_what, before, after, words) => {
    const requests = respondWith(200, after);
    await runMutation(() => useEditJob(before), FORM);
    expect(requests[0]?.headers.get('If-Match')).toBe('"4"');
    expect(shownToast()).toMatchObject({ title: 'Job updated successfully', tone: 'success' });
    expect(shownToast().description).toContain(words);
  });

  it('shows why it failed', async () => {
    respondWith(503, FAILURE);
    await runMutation(() => useEditJob(job()), FORM);
    expect(shownToast()).toEqual({ title: 'Failed to update job', description: FAILURE.message, tone: 'destructive' });
  });
});

describe('archiving', () => {
  it.each([
    [true, 'Job archived', 'deleted automatically after 60 days'],
    [false, 'Job unarchived', 'back among the listings'],
  ])('sends archive: %s', async (archive, title, words) => {
    const requests = respondWith(200, job({ isArchived: archive }));
    await runMutation(() => useArchiveJob('Failed to update job'), { id: 12, archive });
    expect(await requests[0]?.json()).toEqual({ archive });
    expect(shownToast()).toMatchObject({ title, tone: 'success' });
    expect(shownToast().description).toContain(words);
  });

  it.each(['Failed to update job', 'Failed to update job archive status'] as const)(
    'shows employers and admins why it failed: %s',
    async (title) => {
      respondWith(503, FAILURE);
      await runMutation(() => useArchiveJob(title), { id: 12, archive: true });
      expect(shownToast()).toEqual({ title, description: FAILURE.message, tone: 'destructive' });
    },
  );
});

describe('approving', () => {
  it('shows why it failed', async () => {
    const requests = respondWith(503, FAILURE);
    await runMutation(useApproveJob, { id: 12, version: 4 });
    expect(requests[0]).toMatchObject({ method: 'PUT', url: `${window.location.origin}/api/jobs/12/approve` });
    expect(shownToast()).toEqual({ title: 'Failed to approve job', description: FAILURE.message, tone: 'destructive' });
  });
});
