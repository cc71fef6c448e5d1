import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import type { EmployerJobBody } from '@/api/generated/types.gen';
import { employerJobsQuery } from './employer-jobs-query.ts';
import type { EmployerJobsSearch } from './employer-jobs-search.ts';
import { EmployerJobs } from './employer-jobs.tsx';

const job = (id: number, title: string, isApproved: boolean, isRejected = false) =>
  ({
    id,
    title,
    location: 'Porto',
    isApproved,
    isRejected,
    isArchived: false,
    isOpen: true,
    jobType: 'full_time',
    version: id + 1,
    payPeriod: 'month',
    currency: 'EUR',
    payBasis: null,
    postedAt: '2026-11-20T10:00:00.000Z',
    applicationCount: 2,
  }) as EmployerJobBody;

const JOBS = [
  job(1, 'Waiter', false),
  job(2, 'Chef', false),
  ...Array.from({ length: 12 }, (_, index) => job(index + 3, `Porter ${index + 1}`, true)),
  job(15, 'Diver', false, true),
];

async function show(filter: EmployerJobsSearch) {
  const client = createQueryClient();
  client.setQueryData(employerJobsQuery.queryKey, JOBS);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <EmployerJobs archived={false} filter={filter} onFilter={() => undefined} />,
    }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Active Jobs' });
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('says when no listing matches', async () => {
  await show({ search: 'captain' });
  expect(screen.getByText('No jobs found')).toBeDefined();
});

it('shows ten listings at a time', async () => {
  await show({});
  expect(titles()).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toHaveLength(15));
  expect(screen.getByText('15 of 15 listings')).toBeDefined();
});

it('raises the pay of all found listings, and reports each', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method !== 'POST') {
      const jobs = new URL(request.url).pathname === '/api/employer/jobs' ? JOBS : [];
      return Response.json(jobs, { headers: { 'X-Total-Count': String(jobs.length) } });
    }
    sent.push(await request.json());
    return Response.json({
      changed: [{ id: 1, parts: ['pay'], awaitsApproval: true, version: 3, draftId: null }],
      skipped: [{ id: 2, reason: 'changed', message: 'It has changed in the meantime.' }],
    });
  });
  await show({ state: 'pending' });
  await user.click(screen.getByRole('checkbox', { name: 'Select Waiter' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 2' }));
  await user.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change 2 listings' });
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Pay' }));
  await user.type(within(dialog).getByLabelText('Raise in percent'), '3.5');
  await user.click(within(dialog).getByRole('button', { name: 'Change' }));
  await screen.findByText('It has changed in the meantime.', { exact: false });
  expect(within(dialog).getByText('1 listing was changed')).toBeDefined();
  expect(sent).toEqual([
    {
      action: 'change',
      change: { raise: 3.5 },
      listings: [
        { id: 1, version: 2 },
        { id: 2, version: 3 },
      ],
    },
  ]);
  const [closing] = within(dialog).getAllByRole('button', { name: 'Close' });
  await user.click(closing as HTMLElement);
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  vi.unstubAllGlobals();
});
