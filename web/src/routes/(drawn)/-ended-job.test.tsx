import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SimilarJobsBody, JobCardBody } from '@/api/generated/types.gen';
import { show } from '@/testing/with-queries.tsx';
import { EndedJob } from './-ended-job.tsx';

const ENDED: SimilarJobsBody = {
  id: 7,
  title: 'نادل',
  company: 'Seaside Hotels',
  // The first instant after the deadline.
  endedAt: '2026-11-13T00:00:00.000Z',
  similar: [],
};

const CARD = { id: 8, title: 'Bar Waiter', company: 'Harbor Inn', location: 'Lisbon', description: 'Evenings.' };

async function open(similar: readonly object[]) {
  const ended = { ...ENDED, similar: similar as JobCardBody[] };
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <EndedJob ended={ended} /> }),
    history: createMemoryHistory(),
  });
  show(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { level: 1, name: 'This job is no longer open' });
}

it('says what has ended and on which day', async () => {
  await open([]);
  const sentence = screen.getByText(/closed on/);
  expect(sentence.textContent).toBe('نادل at Seaside Hotels closed on Nov 12, 2026.');
  expect(within(sentence).getByText('نادل').localName).toBe('bdi');
  expect(screen.getByRole('link', { name: 'Browse Jobs' }).getAttribute('href')).toBe('/job-seeker/search');
  expect(screen.queryByRole('region')).toBeNull();
});

it('offers similar jobs that are open', async () => {
  await open([CARD]);
  const similar = screen.getByRole('region', { name: 'Similar jobs that are open' });
  expect(within(similar).getByRole('link', { name: 'Bar Waiter' }).getAttribute('href')).toBe('/jobs/8');
});
