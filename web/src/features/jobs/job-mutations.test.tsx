import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JobBody, PostJobRequest } from '@/api/generated/types.gen';
import { respondWith, runMutation, shownToast } from '@/testing/with-queries.tsx';
import { useEditJob, usePostJob } from '@/features/jobs/form/job-form-mutations.ts';
import { useApproveJob, useArchiveJob } from './job-standing-mutations.ts';

const FORM = { title: 'Night Auditor' } as PostJobRequest;
const job = (changes: Partial<JobBody> = {}) =>
  ({ id: 12, title: 'Night Auditor', version: 4, isApproved: true, isArchived: false, ...changes }) as JobBody;
const REFUSAL = { message: 'The database is away.' };

afterEach(() => vi.unstubAllGlobals());

describe('posting', () => {
  it('says that the listing awaits approval', async () => {
    respondWith(201, job({ isApproved: false }));
    await runMutation(usePostJob, FORM);
    expect(shownToast()).toEqual({
      title: 'Job posted successfully',
      description: 'Your job posting is now pending approval by our team.',
      tone: 'success',
    });
  });

  it('tells why it failed', async () => {
    respondWith(503, REFUSAL);
    await runMutation(usePostJob, FORM);
    expect(shownToast()).toEqual({ title: 'Failed to post job', description: REFUSAL.message, tone: 'destructive' });
  });
});

describe('editing', () => {
  it.each([
    ['pending', job({ isApproved: false }), job({ isApproved: false }), 'still pending approval'],
    ['approved, and still so', job(), job(), 'Your changes are live.'],
    ['approved, and to be approved anew', job(), job({ isApproved: false }), 'needs approval by our team before'],
  ])('words depend on the approval: %s', async (_what, before, after, words) => {
    const requests = respondWith(200, after);
    await runMutation(() => useEditJob(before), FORM);
    expect(requests[0]?.headers.get('If-Match')).toBe('"4"');
    expect(shownToast()).toMatchObject({ title: 'Job updated successfully', tone: 'success' });
    expect(shownToast().description).toContain(words);
  });

  it('tells why it failed', async () => {
    respondWith(503, REFUSAL);
    await runMutation(() => useEditJob(job()), FORM);
    expect(shownToast()).toEqual({ title: 'Failed to update job', description: REFUSAL.message, tone: 'destructive' });
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
    'tells employers and admins why it failed: %s',
    async (title) => {
      respondWith(503, REFUSAL);
      await runMutation(() => useArchiveJob(title), { id: 12, archive: true });
      expect(shownToast()).toEqual({ title, description: REFUSAL.message, tone: 'destructive' });
    },
  );
});

describe('approving', () => {
  it('tells why it failed', async () => {
    const requests = respondWith(503, REFUSAL);
    await runMutation(useApproveJob, { id: 12, version: 4 });
    expect(requests[0]).toMatchObject({ method: 'PUT', url: `${window.location.origin}/api/jobs/12/approve` });
    expect(shownToast()).toEqual({ title: 'Failed to approve job', description: REFUSAL.message, tone: 'destructive' });
  });
});
