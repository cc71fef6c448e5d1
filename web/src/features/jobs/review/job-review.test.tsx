import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import * as site from '@/lib/page/site.ts';
import { toasts } from '@/lib/toasts.ts';
import { JobReview } from './job-review.tsx';

const job = {
  id: 3,
  employerId: 9,
  title: 'Night Auditor',
  company: 'Grand Hotel',
  location: 'Lisbon',
  description: 'Keeps the books while the house sleeps.',
  requirements: null,
  responsibilities: null,
  benefits: null,
  department: null,
  salary: '$40,000',
  minSalary: null,
  maxSalary: null,
  payPeriod: 'year',
  currency: 'USD',
  payBasis: null,
  facts: {},
  jobType: 'full_time',
  category: 'hotels',
  experience: null,
  experienceLevel: null,
  skills: [],
  postedAt: '2026-11-20T10:00:00.000Z',
  deadline: null,
  isPremium: false,
  isApproved: false,
  isArchived: false,
  isOpen: false,
  premiumRequested: false,
  version: 4,
};

/** The listing of the stubbed server, and the If-Match headers of approvals. */
let stored = job;
const approvals: (string | null)[] = [];

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/approve')) {
    const tag = request.headers.get('If-Match');
    approvals.push(tag);
    return tag === `"${stored.version}"`
      ? Response.json({ ...stored, isApproved: true })
      : Response.json({ message: 'Someone changed this in the meantime.' }, { status: 412 });
  }
  if (pathname === '/api/admin/notes') return Response.json([]);
  if (pathname === '/api/jobs/3') return Response.json(stored);
  return Response.json({ message: 'Profile not found' }, { status: 404 });
}

beforeEach(() => {
  stored = job;
  approvals.length = 0;
  vi.stubGlobal('fetch', answer);
  vi.spyOn(site, 'useSite').mockReturnValue(site.readSite(document));
});

afterEach(() => vi.unstubAllGlobals());

async function openReview() {
  const onClosed = vi.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <JobReview id={3} onClosed={onClosed} />
    </QueryClientProvider>,
  );
  await screen.findByText('Keeps the books while the house sleeps.');
  return { onClosed, person: userEvent.setup() };
}

describe('JobReview', () => {
  it('approves the version that was shown', async () => {
    const { onClosed, person } = await openReview();
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    expect(approvals).toEqual(['"4"']);
  });

  it('approves premium that was requested later', async () => {
    stored = { ...job, isApproved: true, isOpen: true, premiumRequested: true };
    const { onClosed, person } = await openReview();
    await person.click(screen.getByRole('button', { name: 'Approve premium' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    expect(approvals).toEqual(['"4"']);
  });

  it('does not approve a changed listing before showing it', async () => {
    const { onClosed, person } = await openReview();
    stored = { ...job, version: 5, description: 'Another text altogether.' };
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/changed after you opened it/);
    expect(toasts.current()).toMatchObject({ title: 'Failed to approve job', tone: 'destructive' });
    expect(onClosed).not.toHaveBeenCalled();

    await person.click(screen.getByRole('button', { name: 'Show the latest version' }));
    await screen.findByText('Another text altogether.');
    await person.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalled());
    expect(approvals).toEqual(['"4"', '"5"']);
  });
});
