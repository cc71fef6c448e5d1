import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobListQuery } from '@/features/jobs/job-queries.ts';
import { PremiumStrip } from './premium-strip.tsx';

const SEARCH = { keywords: 'host' };
const HOST = { id: 12, title: 'Host', company: 'Inn', location: 'Faro', salary: 'With tips' };

/** Nothing comes into sight, so that no logo is asked for. */
class NothingSeen {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingSeen);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function show(premium: object[]) {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(new URL(url));
    return Response.json(url.includes('premium') ? premium : [HOST]);
  });
  const client = new QueryClient();
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <PremiumStrip search={SEARCH} /> }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.getQueryData(jobListQuery(SEARCH).queryKey)).toBeTruthy());
  return asked.find(({ searchParams }) => searchParams.has('premium'));
}

it('shows the few premium listings that match', async () => {
  const asked = await show([HOST]);
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({ keywords: 'host', premium: 'true', limit: '3' });
  expect((await screen.findByRole('link', { name: 'Host' })).getAttribute('href')).toBe('/jobs/12');
});

it('is not there without any', async () => {
  await show([]);
  expect(screen.queryByRole('heading', { name: /Premium jobs/ })).toBeNull();
});
