import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationsOwn, applicationsSubmit } from '@/api/generated/calls/applications.gen';
import { workplacesAll } from '@/api/generated/calls/companies.gen';
import { analyticsFigures, receivedApplicationsAll, receivedApplicationsMove } from '@/api/generated/calls/hiring.gen';
import { jobsOne, jobsPublicOne } from '@/api/generated/calls/jobs.gen';
import { messagesConfirm, messagesSend, messagesThread } from '@/api/generated/calls/messaging.gen';
import { jobSeekerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { paymentsCheck, paymentsCheckout } from '@/api/generated/calls/payments.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { choose, clear, fill, hrefOf, typed } from '@/testing/controls.ts';
import { COMPLETE_PROFILE } from '@/testing/profiles.ts';

const JOB = { ...sampleOf(jobsOne), id: 7, employerId: PEOPLE.employer.id };
const SENT = firstOf(messagesThread);

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi().answer(messagesConfirm, SENT.message);
});
afterEach(() => closeApps(api));

it('moves the selected applications, and undoes it by what each was before', async () => {
  const application = firstOf(receivedApplicationsAll);
  api
    .answer(
      receivedApplicationsAll,
      [4, 5].map((id) => ({ ...application, id, user: { ...application.user, fullName: `Person ${id}` } })),
    )
    .answer(receivedApplicationsMove, ({ body }) => ({
      changed: (body as { ids: number[] }).ids.map((id) => ({
        id,
        was: id === 4 ? ('pending' as const) : ('reviewed' as const),
      })),
      skipped: [],
    }));
  const app = await openApp(api, '/employer/applications', { as: 'employer' });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await app.user.click(screen.getByText('Move to…'));
  await screen.findByText('Move 2 applications');
  await choose(app.user, 'New status', 'Shortlisted');
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('Status updated. 2 applications: Shortlisted');
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('No emails are sent about it.');
  expect(api.sent(receivedApplicationsMove).map(({ body }) => body)).toEqual([
    { ids: [4, 5], status: 'shortlisted', message: null, mail: true },
    { ids: [4], status: 'pending', from: 'shortlisted' },
    { ids: [5], status: 'reviewed', from: 'shortlisted' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
});

it('pays for premium once, because the button stays disabled until the browser has left', async () => {
  api.answer(jobsOne, { ...JOB, premiumRequested: true }).answer(paymentsCheckout, { url: '#checkout' });
  const app = await openApp(api, '/employer/job/7', { as: 'employer', site: { takesPayments: true } });
  const pay = await screen.findByRole('button', { name: 'Pay $49.99' });
  fireEvent.click(pay);
  await waitFor(() => expect(window.location.hash).toBe('#checkout'));
  await app.settle();
  expect(screen.getByRole('button', { name: 'Pay $49.99' })).toHaveProperty('disabled', true);
  expect(api.sent(paymentsCheckout).map(({ path }) => path)).toEqual([{ id: '7' }]);
});

it('reads the listing again once its payment has arrived', async () => {
  api.answer(jobsOne, JOB).answer(paymentsCheck, { ...sampleOf(paymentsCheck), status: 'paid' });
  const release = api.hold(paymentsCheck);
  await openApp(api, '/employer/job/7?payment=5', { as: 'employer' });
  const before = api.sent(jobsOne).length;
  release();
  await screen.findByText('Thank you for your payment');
  await waitFor(() => expect(api.sent(jobsOne).length).toBe(before + 1));
});

it('keeps a message that was not sent, and sends it again under the same id', async () => {
  api.fail(messagesSend, 503, { message: 'The database is away.' });
  const app = await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  fill('Message', 'Good morning');
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Failed to send message');
  expect(typed('Message')).toBe('');
  api.answer(messagesSend, SENT);
  await app.user.click(screen.getByRole('button', { name: /Retry|Try again|Send again/ }));
  await waitFor(() => expect(screen.queryByText('Good morning')).toBeNull());
  const [first, second] = api.sent(messagesSend).map(({ body }) => body as { content: string; clientId: string });
  expect(first).toEqual({ content: 'Good morning', clientId: expect.stringMatching(/.{8}/) });
  expect(second).toEqual(first);
});

it.each([
  [6, true],
  [8, false],
])('offers to renew a listing that closes in %s days: %s', async (days, isOffered) => {
  const closesAt = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
  api.answer(jobsOne, { ...JOB, isApproved: true, closesAt });
  await openApp(api, '/employer/job/7', { as: 'employer' });
  await screen.findByRole('button', { name: 'Archive Sample title' });
  expect(screen.queryByRole('button', { name: 'Renew Sample title' }) !== null).toBe(isOffered);
});

it('keeps the letter if applying fails, and notices an application that was sent elsewhere', async () => {
  api
    .answer(jobsPublicOne, { ...sampleOf(jobsPublicOne), id: 7, isOpen: true, asksQuestions: false, closesAt: null })
    .answer(applicationsOwn, [])
    .answer(jobSeekerProfileOwn, COMPLETE_PROFILE)
    .fail(applicationsSubmit, 503, { message: 'The database is away.' });
  const app = await openApp(api, '/jobs/7', { as: 'job_seeker' });
  await waitFor(() => fill('Cover letter (optional)', 'I like the night.'));
  const apply = () => fireEvent.click(screen.getAllByRole('button', { name: 'Apply Now' })[0] as HTMLElement);
  await screen.findAllByRole('button', { name: 'Apply Now' });
  apply();
  await screen.findByText('Application Failed');
  expect(typed('Cover letter (optional)')).toBe('I like the night.');
  api.fail(applicationsSubmit, 409).answer(applicationsOwn, [{ ...firstOf(applicationsOwn), jobId: 7 }]);
  await app.settle();
  apply();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull());
  expect(api.sent(applicationsSubmit).map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ jobId: 7, coverLetter: 'I like the night.' })),
  );
});

it('shows another period of the figures of a listing, and exports the same', async () => {
  api.answer(jobsOne, JOB);
  const app = await openApp(api, '/employer/job/7?tab=analytics', { as: 'employer' });
  await app.user.click(await screen.findByText('4 weeks'));
  await waitFor(() => expect(api.sent(analyticsFigures).at(-1)?.query).toEqual({ weeks: '4', jobId: '7' }));
  expect(hrefOf('Export CSV')).toBe('/api/employer/analytics/export?weeks=4&jobId=7&fileLanguage=en');
});

it('shows the figures of one hotel, and exports the same', async () => {
  api.answer(workplacesAll, [{ ...firstOf(workplacesAll), id: 4, name: 'Belvarra Porto' }]);
  const app = await openApp(api, '/employer/dashboard?tab=analytics', { as: 'employer' });
  const asked = () => api.sent(analyticsFigures).at(-1)?.query;
  const exported = () => hrefOf('Export CSV')?.replace('/api/employer/analytics/export?', '');
  expect([asked(), exported()]).toEqual([{ weeks: '12' }, 'weeks=12&fileLanguage=en']);
  await choose(app.user, 'Hotel', 'Belvarra Porto');
  await waitFor(() => expect(asked()).toEqual({ weeks: '12', workplaceId: '4' }));
  expect(exported()).toBe('weeks=12&workplaceId=4&fileLanguage=en');
  await clear('Hotel');
  await waitFor(() => expect(exported()).toBe('weeks=12&fileLanguage=en'));
});
