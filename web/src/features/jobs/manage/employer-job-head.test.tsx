import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobBody } from '@/api/generated/types.gen';
import { EmployerJobHead } from './employer-job-head.tsx';

const archived = { id: 12, title: 'Night Auditor', isApproved: true, isArchived: true, isOpen: false } as JobBody;

async function open(changes: Partial<JobBody>) {
  const root = createRootRoute({
    component: () => <EmployerJobHead job={{ ...archived, ...changes }} applications={0} />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
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

it('shows that premium waits for approval', async () => {
  await open({ isArchived: false, isOpen: true, archivedBy: null, premiumRequested: true });
  expect(screen.getByText('Premium requested')).toBeDefined();
});

it('names the same last day as the public page', async () => {
  await open({ isArchived: false, isOpen: true, archivedBy: null, closesAt: '2026-12-01T00:00:00.000Z' });
  expect(screen.getByText(/closes Nov 30, 2026$/)).toBeDefined();
});
