import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { RecommendedJobs } from './recommended-jobs.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => vi.unstubAllGlobals());

function show(found: object[]) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname, search, searchParams } = new URL(url);
    requested.push(pathname + search);
    return Response.json(found.slice(0, Number(searchParams.get('limit'))));
  });
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <RecommendedJobs renderJob={(job) => <article key={job.id}>{`${job.title} ${job.because ?? ''}`}</article>} />
      ),
    }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return requested;
}

it('shows six jobs with their reasons, and more on demand', async () => {
  const requested = show(
    Array.from({ length: 20 }, (_, index) => ({
      id: index + 1,
      title: `Job ${index + 1}`,
      reason: index ? null : 'Near',
    })),
  );
  expect((await screen.findAllByRole('article')).map((job) => job.textContent)).toEqual([
    'Job 1 Near',
    ...[2, 3, 4, 5, 6].map((number) => `Job ${number} One of the newest jobs`),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(20));
  expect(requested).toEqual(['/api/job-seeker/recommendations?limit=6', '/api/job-seeker/recommendations?limit=30']);
});

it('shows that there is nothing to recommend', async () => {
  show([]);
  expect(await screen.findByText('No recommended jobs available yet')).toBeTruthy();
});
