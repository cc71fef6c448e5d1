import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { respondWith, shownToast } from '@/testing/with-queries.tsx';
import type { Viewer } from './applied-jobs.ts';
import { useJobApplication } from './use-job-application.ts';

const JOB = { id: 12, isOpen: true, closesAt: null };
const SEEKER: Viewer = { role: 'job_seeker' };

afterEach(() => vi.unstubAllGlobals());

function renderApplication(viewer: Viewer, job = JOB) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const onVisitor = vi.fn();
  const onApplied = vi.fn();
  const { result } = renderHook(() => useJobApplication({ job, viewer, onVisitor, onApplied }), { wrapper });
  return { result, onVisitor, onApplied };
}

it('sends the id of the listing and an empty letter, and confirms it', async () => {
  const requests = respondWith(201, []);
  const { result, onApplied } = renderApplication(SEEKER);
  expect(result.current.state).toBe('ready');
  act(() => void result.current.apply());
  await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
  const sent = requests.find(({ method }) => method === 'POST');
  expect(sent?.url).toBe(`${window.location.origin}/api/applications`);
  expect(await sent?.json()).toEqual({ jobId: 12, coverLetter: '' });
  expect(shownToast()).toEqual({
    title: 'Application Submitted',
    description: 'Your application has been submitted successfully!',
    tone: 'success',
  });
});

it('shows why it failed', async () => {
  respondWith(409, { message: 'You have already applied for this job.' });
  const { result, onApplied } = renderApplication(SEEKER);
  act(() => void result.current.apply());
  await waitFor(() =>
    expect(shownToast()).toEqual({
      title: 'Application Failed',
      description: 'You have already applied for this job.',
      tone: 'destructive',
    }),
  );
  expect(onApplied).not.toHaveBeenCalled();
});

it('shows its own text for an error without a message', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')));
  const { result } = renderApplication(SEEKER);
  act(() => void result.current.apply());
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Application Failed',
      description: 'Could not apply for job. Please try again.',
    }),
  );
});

it('lets only job seekers apply', () => {
  const requests = respondWith(201, {});
  const { result } = renderApplication({ role: 'employer' });
  expect(result.current.state).toBe('signIn');
  act(() => void result.current.apply());
  expect(shownToast()).toEqual({
    title: 'Not a Job Seeker',
    description: 'Only job seekers can apply for jobs. Please create a job seeker account.',
    tone: 'destructive',
  });
  expect(requests).toEqual([]);
});

it('redirects visitors', () => {
  const { result, onVisitor } = renderApplication(null);
  act(() => void result.current.apply());
  expect(onVisitor).toHaveBeenCalledOnce();
});

it('is closed with the listing', () => {
  expect(renderApplication(SEEKER, { ...JOB, isOpen: false }).result.current.state).toBe('closed');
});
