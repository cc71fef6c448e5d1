import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { jobsOne } from '@/api/generated/calls/jobs.gen';
import { workplacesAll } from '@/api/generated/calls/companies.gen';
import type { EmployerJobBody } from '@/api/generated/types.gen';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';
import { firstOf, sampleOf } from '@/testing/api/stand-in-api.ts';
import { jobQuery } from '../job-queries.ts';
import { allowanceQuery } from './use-post-at-hotels.ts';
import PostAtHotels from './post-at-hotels.tsx';

const HOTELS = ['Lisbon', 'Faro', 'Porto'].map((name, index) => ({ ...firstOf(workplacesAll), id: index + 1, name }));
const JOB = { ...sampleOf(jobsOne), id: 7, title: 'Night Porter', workplaceId: 1, deadline: '2030-01-01' };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('posts a listing at each chosen hotel, and reports each', async () => {
  const user = userEvent.setup();
  const sent: Record<string, unknown>[] = [];
  let left = 2;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/allowance')) return Response.json({ left });
    if (request.method !== 'POST') return Response.json(JOB);
    sent.push((await request.json()) as Record<string, unknown>);
    return sent.length === 1
      ? Response.json({ ...JOB, id: 8 }, { status: 201 })
      : Response.json({ message: 'Too many listings today.' }, { status: 429 });
  });
  const client = createQueryClient();
  client.setQueryData(workplacesQuery.queryKey, HOTELS);
  // Read before a colleague changed it.
  client.setQueryData(jobQuery(7).queryKey, { ...JOB, title: 'Porter' });
  const close = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <PostAtHotels jobs={[JOB as unknown as EmployerJobBody]} onClose={close} />
    </QueryClientProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Post 1 listing at other hotels' });
  const post = within(dialog).getByRole('button', { name: 'Post' });
  expect(post.hasAttribute('disabled')).toBe(true);
  await user.click(within(dialog).getByLabelText('Hotels'));
  for (const name of ['Lisbon', 'Faro', 'Porto']) await user.click(await screen.findByTitle(name));
  await screen.findByText('These are 3 listings. Your company can post 2 more today.');
  expect(post.hasAttribute('disabled')).toBe(true);
  left = 3;
  await client.invalidateQueries(allowanceQuery);
  await waitFor(() => expect(post.hasAttribute('disabled')).toBe(false));
  await user.click(post);
  await screen.findByText('1 listing was posted');
  expect(sent.map(({ workplaceId }) => workplaceId)).toEqual([2, 3]);
  expect(sent[0]).toMatchObject({ title: 'Night Porter', placeIds: null, deadline: null, isPremium: false });
  expect(within(dialog).getByText('2 listings were not posted')).toBeDefined();
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Night Porter, Faro',
    'Night Porter, Lisbon: It is at this hotel already.',
    expect.stringContaining('Night Porter, Porto: Too many listings today.'),
  ]);
  for (const closing of within(dialog).getAllByRole('button', { name: 'Close' })) await user.click(closing);
  expect(close.mock.calls).toEqual([[true], [true]]);
});
