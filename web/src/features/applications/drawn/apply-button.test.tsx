import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { toasts } from '@/lib/toasts.ts';
import type { Viewer } from './applied-jobs.ts';
import { ApplyButton } from './apply-button.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(viewer: Viewer, isApplied = false, gaps: string[] = []) {
  const onVisitor = vi.fn();
  const onReview = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ApplyButton
        job={{ id: 12, title: 'Chef' }}
        viewer={viewer}
        isApplied={isApplied}
        gaps={gaps}
        onReview={onReview}
        onVisitor={onVisitor}
      />
    </QueryClientProvider>,
  );
  return { onVisitor, onReview };
}

const click = () => userEvent.click(screen.getByRole('button'));

it('redirects visitors without applying', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const { onVisitor } = show(null);
  await click();
  expect(onVisitor).toHaveBeenCalledOnce();
  expect(fetch).not.toHaveBeenCalled();
});

it('lets only job seekers apply', async () => {
  show({ role: 'employer' });
  await click();
  expect(toasts.current()).toMatchObject({
    title: 'Action not allowed',
    description: 'Only job seekers can apply for jobs.',
  });
});

it('opens the review of an application with gaps, and sends nothing', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const { onReview } = show({ role: 'job_seeker' }, false, ['resume']);
  await click();
  expect(onReview).toHaveBeenCalledOnce();
  expect(fetch).not.toHaveBeenCalled();
});

it('applies with the resume of the profile and confirms it', async () => {
  let answer = (_response: Response) => {};
  const fetch = vi.fn((_request: Request) => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', fetch);
  show({ role: 'job_seeker' });
  await click();
  await waitFor(() => expect(screen.getByRole('button').textContent).toContain('Applying...'));
  expect(screen.getByRole('button')).toHaveProperty('disabled', true);
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(await fetch.mock.calls[0]?.[0].json()).toEqual({ jobId: 12, resume: 'Default resume' });

  answer(Response.json({ id: 1 }, { status: 201 }));
  expect(await screen.findByText('Applied')).toBeTruthy();
  expect(toasts.current()).toMatchObject({
    title: 'Application submitted',
    description: 'Your application has been submitted successfully.',
  });
});

it('shows why it failed and can be retried', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Too many applications.' }, { status: 429 }));
  show({ role: 'job_seeker' });
  await click();
  await waitFor(() =>
    expect(toasts.current()).toMatchObject({ title: 'Application failed', description: 'Too many applications.' }),
  );
  await waitFor(() => expect(screen.getByRole('button').textContent).toContain('Apply Now'));
});

it('shows that the job was applied for', () => {
  show({ role: 'job_seeker' }, true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Applied')).toBeTruthy();
});
