import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { receivedApplicationsSummary } from '@/api/generated/calls/hiring.gen';
import { jobListsOwn } from '@/api/generated/calls/listings.gen';
import { conversationsUnread } from '@/api/generated/calls/messaging.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';

const DAY = 24 * 60 * 60_000;
const QUIET = { unreadApplications: 0, unreadByListing: [], waitingApplications: 0 };

let api: StandInApi;

const closing = (id: number, days: number) => ({
  ...firstOf(jobListsOwn),
  id,
  title: `Listing ${id}`,
  isOpen: true,
  isRejected: false,
  isArchived: false,
  closesAt: new Date(Date.now() + days * DAY).toISOString(),
});

beforeEach(() => {
  api = new StandInApi()
    .answer(jobListsOwn, [closing(4, 8)])
    .answer(conversationsUnread, { unreadCount: 0 })
    .answer(receivedApplicationsSummary, { ...sampleOf(receivedApplicationsSummary), ...QUIET });
});
afterEach(() => closeApps(api));

it('shows an employer what waits for them, each with its list', async () => {
  api
    .answer(jobListsOwn, [
      closing(4, 8),
      closing(5, 6),
      { ...closing(6, 8), isRejected: true },
      { ...closing(8, 8), isRejected: true, isArchived: true },
    ])
    .answer(conversationsUnread, { unreadCount: 1 })
    .answer(receivedApplicationsSummary, {
      ...sampleOf(receivedApplicationsSummary),
      unreadApplications: 12,
      unreadByListing: [{ jobId: 7, title: 'Night Porter', unread: 9 }],
      waitingApplications: 2,
    });
  await openApp(api, '/employer/dashboard', { as: 'employer' });
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  await today.findByText('1 unread message');
  await today.findByText('Listing 5');
  const links = today.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['12 unread applicants', '/employer/applications?unread=true'],
    ['Night Porter: 9', '/employer/applications?jobId=7&unread=true'],
    ['2 applicants without an answer for seven days', '/employer/applications?status=pending&sort=oldest'],
    ['1 unread message', '/messages'],
    ['Listing 6', '/employer/edit-job/6'],
    ['Listing 5', '/employer/job/5'],
  ]);
});

it('leaves out what is done', async () => {
  const app = await openApp(api, '/employer/dashboard', { as: 'employer' });
  await app.settle();
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});
