import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import type { JobBody } from '@/api/generated/types.gen';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import { respondWith } from '@/testing/with-queries.tsx';
import { EditJobPage } from './edit-job-page.tsx';

const JOB: JobBody = {
  id: 12,
  employerId: 7,
  title: 'Night Auditor',
  company: 'Grand Hotel',
  location: 'Lisbon, Portugal',
  description: 'Quiet hours at the desk, with a view of the river. '.repeat(3).trim(),
  department: null,
  salary: '$30,000',
  minSalary: 30_000,
  maxSalary: null,
  payPeriod: 'year',
  currency: 'USD',
  payBasis: null,
  facts: {},
  places: [
    {
      id: 2267057,
      name: 'Lisbon',
      region: null,
      country: 'PT',
      label: 'Lisbon, Portugal',
      latitude: 38.7,
      longitude: -9.1,
    },
  ],
  jobType: 'full_time',
  category: 'hotels',
  experience: null,
  experienceLevel: null,
  skills: ['Opera'],
  postedAt: '2026-11-01T09:00:00.000Z',
  deadline: null,
  closesAt: null,
  isOpen: true,
  asksQuestions: false,
  writtenIn: null,
  questions: [],
  workplaceId: null,
  workplaceLogo: null,
  workplace: null,
  isTrusted: false,
  controlledDomain: null,
  repliesWithinDays: null,
  isPremium: false,
  requirements: null,
  responsibilities: null,
  benefits: null,
  isApproved: true,
  isArchived: false,
  version: 4,
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const root = createRootRoute({ component: Outlet });
  const edit = createRoute({ getParentRoute: () => root, path: '/edit', component: () => <EditJobPage job={JOB} /> });
  const job = createRoute({
    getParentRoute: () => root,
    path: '/employer/job/$id',
    component: () => <p>The listing</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([edit, job]),
    history: createMemoryHistory({ initialEntries: ['/edit'] }),
    context: { site: { takesPayments: false } } as never,
  });
  const queryClient = createQueryClient();
  queryClient.setQueryDefaults(workplacesQuery.queryKey, { staleTime: Infinity });
  queryClient.setQueryData(workplacesQuery.queryKey, []);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return { title: await screen.findByLabelText(/^Job title/), cancel: screen.getByRole('link', { name: 'Cancel' }) };
}

it('allows leaving when nothing differs from the saved listing', async () => {
  const { title, cancel } = await open();
  await userEvent.type(title, 's{Backspace}');
  await userEvent.click(cancel);
  expect(await screen.findByText('The listing')).toBeDefined();
});

it('asks before leaving with changes, and keeps them when staying', async () => {
  const { title, cancel } = await open();
  await userEvent.type(title, 's');
  await userEvent.click(cancel);
  await userEvent.click(await screen.findByText('Stay on this page'));
  expect(screen.getByDisplayValue('Night Auditors')).toBe(title);

  await userEvent.click(cancel);
  await userEvent.click(await screen.findByText('Leave'));
  expect(await screen.findByText('The listing')).toBeDefined();
});

it('does not ask after saving', async () => {
  const requests = respondWith(200, { ...JOB, title: 'Night Auditors', version: 5 });
  const { title } = await open();
  await userEvent.type(title, 's');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('The listing')).toBeDefined();
  expect(screen.queryByText('Leave without saving?')).toBeNull();
  expect(await requests[0]?.json()).toMatchObject({ title: 'Night Auditors', placeIds: [2267057] });
});

it('still asks after saving failed', async () => {
  respondWith(503, { message: 'The database is away.' });
  const { title, cancel } = await open();
  await userEvent.type(title, 's');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('The database is away.');
  await userEvent.click(cancel);
  expect(await screen.findByText('Leave without saving?')).toBeDefined();
});
