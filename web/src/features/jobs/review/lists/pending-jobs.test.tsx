import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client.ts';
import { PendingJobs } from './pending-jobs.tsx';

const job = (id: number, title: string, isTrusted: boolean, wasApproved: boolean) => ({
  id,
  title,
  isTrusted,
  wasApproved,
  version: id + 1,
  employerId: 9,
  company: 'Grand Hotel',
  location: 'Lisbon',
  description: 'Keeps the books while the house sleeps.',
  postedAt: '2026-11-20T10:00:00.000Z',
  isPremium: false,
  isApproved: false,
  isArchived: false,
  state: 'pending',
});

const JOBS = [
  job(1, 'Auditor', true, true),
  job(2, 'Porter', true, true),
  job(3, 'Newcomer', true, false),
  job(4, 'Stranger', false, true),
];
const sent: unknown[] = [];

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (pathname === '/api/admin/pending-jobs/approve') {
    sent.push(await request.json());
    const message = 'It has changed in the meantime.';
    return Response.json({ approved: [1], skipped: [{ id: 2, reason: 'changed', message }] });
  }
  if (pathname === '/api/admin/pending-jobs') return Response.json(JOBS, { headers: { 'X-Total-Count': '4' } });
  const hints =
    pathname === '/api/admin/jobs/2/review' ? [{ rule: 'pay', sentence: 'Look at the pay.', quote: null }] : [];
  return Response.json({ hints });
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

it('approves the selected listings of verified employers after showing their hints, and shows which were skipped', async () => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PendingJobs />
    </QueryClientProvider>,
  );
  const box = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${title}` });
  await screen.findByRole('checkbox', { name: 'Select Newcomer' });
  expect(['Auditor', 'Porter', 'Newcomer', 'Stranger'].map((title) => box(title).disabled)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  await user.click(box('Auditor'));
  await user.click(box('Porter'));
  await user.click(screen.getByRole('button', { name: 'Approve Selected (2)…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 listings?' });
  await within(dialog).findByText('Look at the pay.');
  await within(dialog).findByText('No hints.');
  await user.click(within(dialog).getByRole('button', { name: 'Approve All' }));
  await screen.findByText('Porter: It has changed in the meantime.');
  expect(sent).toEqual([
    {
      listings: [
        { id: 1, version: 2 },
        { id: 2, version: 3 },
      ],
    },
  ]);
  const [, close] = screen.getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  await waitFor(() => expect(screen.queryByText('Porter: It has changed in the meantime.')).toBeNull());
});
