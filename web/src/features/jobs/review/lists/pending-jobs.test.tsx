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

const TEXT = { facts: {}, skills: [], places: null, questions: [], salary: '', minSalary: 30_000, maxSalary: null };

const JOBS = [
  job(1, 'Auditor', true, true),
  job(2, 'Porter', true, true),
  job(3, 'Newcomer', true, false),
  job(4, 'Stranger', false, true),
];
const PAY = { rule: 'pay', sentence: 'Look at the pay.', quote: null };
const FEES = { rule: 'fees', sentence: 'Somebody pays.', quote: null };
const hinted = (id: number, hints: object[], risk: number, sameText: number | null) => ({
  id,
  version: id + 1,
  accountName: 'Otto Grand',
  hints,
  risk,
  sameText,
});
const HINTS = [hinted(1, [], 0, null), hinted(2, [PAY], 1, 2), hinted(3, [FEES], 3, 3), hinted(4, [FEES, PAY], 4, 3)];
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
  if (pathname === '/api/admin/pending-jobs/hints') return Response.json(HINTS);
  if (pathname === '/api/admin/explanations') return Response.json([{ reason: 'scam', text: 'Nobody pays to work.' }]);
  if (pathname === '/api/admin/listings/restrict') {
    sent.push(await request.json());
    return Response.json({ restricted: [4], skipped: [{ id: 3, message: 'It has changed.' }] });
  }
  if (/^\/api\/jobs\/\d$/.test(pathname))
    return Response.json({ ...TEXT, approvedText: { ...TEXT, minSalary: 28_000 } });
  const hints = pathname === '/api/admin/jobs/2/review' ? [PAY] : [];
  return Response.json({ hints });
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

async function openQueue() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PendingJobs />
    </QueryClientProvider>,
  );
  await screen.findByText('Fees', { selector: 'tr:first-child *' });
}

const box = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${title}` });
const order = () =>
  screen.getAllByRole('button', { name: /^Review / }).map((button) => button.getAttribute('aria-label'));

it('says that hints are missing, and loads them again', async () => {
  const user = userEvent.setup();
  let isAway = true;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    isAway && new Request(input, init).url.endsWith('/hints')
      ? Promise.resolve(new Response('{"message":"Something went wrong."}', { status: 400 }))
      : answer(input, init),
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PendingJobs />
    </QueryClientProvider>,
  );
  await screen.findByText(/^We couldn’t load the hints, so look closely before you approve/);
  await screen.findByRole('button', { name: 'Review Stranger' });
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Fees', { selector: 'tr:first-child *' });
  expect(screen.queryByText(/^We couldn’t load the hints/)).toBeNull();
});

it('begins with the riskiest listings, groups them, and steps through them by keys', async () => {
  const user = userEvent.setup();
  await openQueue();
  expect(order()).toEqual(['Review Stranger', 'Review Newcomer', 'Review Porter', 'Review Auditor']);
  screen.getByRole('button', { name: 'Review Stranger' }).focus();
  await user.keyboard('jj');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Review Porter');
  await user.keyboard('k');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Review Newcomer');
  await user.click(screen.getByText('By same text'));
  await screen.findByRole('heading', { name: '2 listings with the same text: Stranger' });
  // A text of one listing makes no group.
  expect(screen.queryByRole('heading', { name: /same text: Porter/ })).toBeNull();
  expect(order()).toEqual(['Review Stranger', 'Review Newcomer', 'Review Porter', 'Review Auditor']);
  await user.click(screen.getByText('By account'));
  await screen.findByRole('heading', { name: '4 listings of Otto Grand' });
});

it('rejects a group with an explanation that was used before, and shows what was left out', async () => {
  const user = userEvent.setup();
  await openQueue();
  await user.click(screen.getByText('By same text'));
  const [all] = await screen.findAllByRole('checkbox', { name: 'Select all shown' });
  await user.click(all as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Reject Selected (2)…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject 2 listings?' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Reason' }));
  await user.click(await screen.findByTitle('Scam or misleading'));
  await user.click(within(dialog).getByRole('button', { name: 'Reject 2 Listings' }));
  await screen.findByText('Newcomer: It has changed.');
  expect(sent).toEqual([
    {
      outcome: 'rejected',
      reason: 'scam',
      text: 'Nobody pays to work.',
      listings: [
        { id: 4, version: 5 },
        { id: 3, version: 4 },
      ],
    },
  ]);
});

it('approves the selected listings of verified employers after showing their hints, and shows which were skipped', async () => {
  const user = userEvent.setup();
  await openQueue();
  for (const title of ['Auditor', 'Porter', 'Newcomer', 'Stranger']) await user.click(box(title));
  await user.click(screen.getByRole('button', { name: 'Approve Selected (2)…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 listings?' });
  await within(dialog).findByText('Look at the pay.');
  await within(dialog).findByText('No hints.');
  await user.click(within(dialog).getByRole('button', { name: 'Approve All' }));
  await screen.findByText('Porter: It has changed in the meantime.');
  expect(sent).toEqual([
    {
      listings: [
        { id: 2, version: 3 },
        { id: 1, version: 2 },
      ],
    },
  ]);
  const [, close] = screen.getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  await waitFor(() => expect(screen.queryByText('Porter: It has changed in the meantime.')).toBeNull());
});

it('approves what an employer changed in many listings at once, after showing the difference in each', async () => {
  const user = userEvent.setup();
  const together = JOBS.map((one) => ({ ...one, changedTogether: one.id === 4 || one.id === 1 ? 77 : null }));
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    // A request can be read once.
    new URL(input instanceof Request ? input.url : input).pathname === '/api/admin/pending-jobs'
      ? Promise.resolve(Response.json(together, { headers: { 'X-Total-Count': '4' } }))
      : answer(input, init),
  );
  await openQueue();
  await screen.findByText('Otto Grand changed 2 listings together.');
  await user.click(screen.getByRole('button', { name: 'Review Together…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 listings?' });
  const before = await within(dialog).findAllByText('From $28,000');
  expect(before.map(({ tagName }) => tagName)).toEqual(['DEL', 'DEL']);
  await user.click(within(dialog).getByRole('button', { name: 'Approve All' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    {
      listings: [
        { id: 4, version: 5 },
        { id: 1, version: 2 },
      ],
    },
  ]);
});
