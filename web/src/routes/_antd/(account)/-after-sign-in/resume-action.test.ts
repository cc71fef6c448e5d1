import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import type { User } from '@/features/auth/user.ts';
import { shownToast } from '@/testing/with-queries.tsx';
import { resumeAction } from './resume-action.ts';
import * as code from './run-action.ts';

it('says so when the code that saves does not load', async () => {
  vi.spyOn(code as { runAction: unknown }, 'runAction', 'get').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const page = resumeAction(createQueryClient(), { action: 'save', jobId: 7 }, { role: 'job_seeker' } as User);
  expect(page).toBe('/job-seeker/dashboard?tab=saved');
  await vi.waitFor(() =>
    expect(shownToast()).toEqual({
      title: 'Failed to save',
      description: 'We can’t reach Wayfare right now. Please check your connection and try again.',
      tone: 'destructive',
    }),
  );
});
