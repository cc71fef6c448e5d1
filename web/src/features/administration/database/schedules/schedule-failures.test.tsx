import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import type { ScheduledTaskBody } from '@/api/generated/types.gen';
import { ScheduleFailures } from './schedule-failures.tsx';

const startedAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
const nextRunAt = new Date().toISOString();
const run = { startedAt, finishedAt: startedAt, error: null, isInterrupted: false };
const schedule = (name: string, lastRun: ScheduledTaskBody['lastRun']): ScheduledTaskBody => ({
  name,
  cron: '0 1 * * *',
  lastRun,
  nextRunAt,
});

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => vi.unstubAllGlobals());

async function show(...schedules: ScheduledTaskBody[]) {
  vi.stubGlobal('fetch', async () => Response.json(schedules));
  const client = createQueryClient();
  const router = createRouter({
    routeTree: createRootRoute({ component: ScheduleFailures }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('success'));
}

it('shows failed and interrupted tasks with a link to the details', async () => {
  await show(
    schedule('full-backup', { ...run, error: 'There is no space left.' }),
    schedule('sweep-files', { ...run, finishedAt: null, isInterrupted: true }),
    schedule('critical-backup', run),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Full backup failed 2 hours ago: There is no space left.');
  expect(alert.textContent).toContain('Deleting unused files was interrupted 2 hours ago:');
  expect(alert.textContent).not.toContain('Critical data');
  expect(screen.getAllByRole('link', { name: 'Tasks and mail' })[0]?.getAttribute('href')).toBe('/admin/work');
});

it('ignores tasks that are running, succeeded or never ran', async () => {
  await show(
    schedule('full-backup', { ...run, finishedAt: null }),
    schedule('sweep-files', run),
    schedule('critical-backup', null),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
