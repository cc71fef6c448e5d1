import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JobBody, PostJobRequest } from '@/api/generated/types.gen';
import { respondWith, runMutation, shownToast } from '@/testing/with-queries.tsx';
import { useEditJob, usePostJob } from './form/job-form-mutations.ts';

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
