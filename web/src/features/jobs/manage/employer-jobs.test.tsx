import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
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
