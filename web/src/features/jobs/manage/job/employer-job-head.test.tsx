import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import type { JobBody } from '@/api/generated/types.gen';
import { EmployerJobHead } from './employer-job-head.tsx';

const archived = { id: 12, title: 'Night Auditor', isApproved: true, isArchived: true, isOpen: false } as JobBody;

async function open(changes: Partial<JobBody>, { applications }: { applications?: number } = { applications: 0 }) {
  const root = createRootRoute({
    component: () => <EmployerJobHead job={{ ...archived, ...changes }} applications={applications} />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Night Auditor' });
}

it('does not offer to unarchive what an admin archived', async () => {
  await open({ archivedBy: 'admin' });
  expect(screen.queryByRole('button', { name: /Unarchive/ })).toBeNull();
  expect(screen.getByText('Our team archived this job, so only an admin can restore it.')).toBeDefined();
});

it('offers to unarchive what the employer archived', async () => {
  await open({ archivedBy: 'employer' });
  expect(screen.getByRole('button', { name: 'Unarchive Night Auditor' })).toBeDefined();
});

it('asks before it archives, also while the applications are not counted', async () => {
  await open({ isArchived: false, isOpen: true, archivedBy: null }, {});
  await userEvent.click(screen.getByRole('button', { name: 'Archive Night Auditor' }));
  const text =
    'The listing goes off the site. In 60 days it is deleted with its applications, unless you unarchive it before.';
  expect(await screen.findByText(text)).toBeDefined();
});

it('shows that premium waits for approval', async () => {
  await open({ isArchived: false, isOpen: true, archivedBy: null, premiumRequested: true });
  expect(screen.getByText('Premium requested')).toBeDefined();
});

it('shows that only a change is pending, what it changes, and the public version', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 })));
  const live = { isArchived: false, archivedBy: null, isApproved: false, isOpen: true, isPublic: true };
  const text = {
    skills: [],
    facts: {},
    minSalary: null,
    maxSalary: null,
    places: null,
    questions: [],
    experience: null,
  };
  const approvedText = { ...text, title: 'Night Porter' } as unknown as JobBody['approvedText'];
  await open({ ...live, ...(text as unknown as JobBody), title: 'Night Auditor', approvedText });
  expect(screen.getByText('Approved version public')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show Changes' }));
  expect((await screen.findByText('Porter')).tagName).toBe('DEL');
  expect(screen.getByText('Auditor', { selector: 'ins' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'View Public Version' }).getAttribute('href')).toBe('/jobs/12');
});

it('names the same last day as the public page', async () => {
  await open({ isArchived: false, isOpen: true, archivedBy: null, closesAt: '2026-12-01T00:00:00.000Z' });
  expect(screen.getByText(/closes Nov 30, 2026$/)).toBeDefined();
});
