import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { receivedApplicationsSummary } from '@/api/generated/calls/hiring.gen';
import { jobListsOwn } from '@/api/generated/calls/listings.gen';
import { interviewsUpcoming } from '@/api/generated/calls/interviews.gen';
import { conversationsOwn } from '@/api/generated/calls/messaging.gen';
import { firstOf, pageHeaders, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';

const DAY = 24 * 60 * 60_000;
const QUIET = { unreadApplications: 0, unreadListings: 0, unreadByListing: [], waitingApplications: 0 };

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

const from = (id: number, fullName: string) => {
  const item = firstOf(conversationsOwn);
  return { ...item, conversation: { ...item.conversation, id }, otherUser: { ...item.otherUser, fullName } };
};

/** An interview so many minutes after the reader's day began. */
const interview = (id: number, minutes: number) => ({
  ...firstOf(interviewsUpcoming),
  id,
  applicationId: 10 + id,
  applicantName: `Applicant ${id}`,
  jobTitle: 'Porter',
  state: 'scheduled' as const,
  startsAt: new Date(new Date().setHours(0, minutes, 0, 0)).toISOString(),
});

beforeEach(() => {
  api = new StandInApi()
    .answer(jobListsOwn, [closing(4, 8)])
    .answer(conversationsOwn, [])
    .answer(interviewsUpcoming, [])
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
    .answer(conversationsOwn, [from(31, 'Maria Santos'), from(32, 'Tane Walker')], pageHeaders({ total: 7 }))
    .answer(interviewsUpcoming, [
      interview(1, 14 * 60),
      interview(2, 9 * 60 + 30),
      { ...interview(3, 10 * 60), state: 'offered' },
      interview(4, 33 * 60),
      { ...interview(5, 23 * 60 + 59), applicationId: null },
    ])
    .answer(receivedApplicationsSummary, {
      ...sampleOf(receivedApplicationsSummary),
      unreadApplications: 12,
      unreadListings: 3,
      unreadByListing: [{ jobId: 7, title: 'Night Porter', unread: 9 }],
      waitingApplications: 2,
    });
  await openApp(api, '/employer/dashboard', { as: 'employer' });
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  await today.findByText('7 conversations waiting for your reply');
  await today.findByText('3 interviews today');
  expect(today.getByText('Applicant 5').parentElement?.textContent).toBe('11:59 PM Applicant 5 · Porter');
  expect(api.sent(conversationsOwn).map(({ query }) => query)).toEqual([{ unanswered: 'true', limit: '5' }]);
  await today.findByText('Listing 5');
  const links = today.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['9:30 AM Applicant 2 · Porter', '/employer/application/12'],
    ['2:00 PM Applicant 1 · Porter', '/employer/application/11'],
    ['12 unread applicants', '/employer/applications?unread=true'],
    ['Night Porter: 9', '/employer/applications?jobId=7&unread=true'],
    ['and 2 more listings', '/employer/applications?unread=true'],
    ['7 conversations waiting for your reply', '/messages?unanswered=true'],
    ['Maria Santos', '/messages?unanswered=true&conversationId=31'],
    ['Tane Walker', '/messages?unanswered=true&conversationId=32'],
    ['2 applicants without an answer for seven days', '/employer/applications?status=pending&sort=oldest'],
    ['Listing 6', '/employer/edit-job/6'],
    ['Listing 5', '/employer/job/5'],
  ]);
});

it('leaves out what is done', async () => {
  const app = await openApp(api, '/employer/dashboard', { as: 'employer' });
  await app.settle();
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});
