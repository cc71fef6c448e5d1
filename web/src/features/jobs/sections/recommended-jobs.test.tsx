import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecommendedJobs } from './recommended-jobs.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => vi.unstubAllGlobals());

function show(found: object[]) {
  vi.stubGlobal('fetch', async () => Response.json(found));
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <RecommendedJobs renderJob={(job) => <article key={job.id}>{job.title}</article>} />,
    }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('shows the first six of the list', async () => {
  show(Array.from({ length: 20 }, (_, index) => ({ id: index + 1, title: `Job ${index + 1}` })));
  const shown = (await screen.findAllByRole('article')).map((job) => job.textContent);
  expect(shown).toEqual(['Job 1', 'Job 2', 'Job 3', 'Job 4', 'Job 5', 'Job 6']);
});

it('says when there is nothing to recommend', async () => {
  show([]);
  expect(await screen.findByText('No recommended jobs available yet')).toBeTruthy();
});
