import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditList } from '@/api/generated/calls/administration.gen';
import { applicationsOne } from '@/api/generated/calls/applications.gen';
import { receivedApplicationsAll, receivedApplicationsSee } from '@/api/generated/calls/hiring.gen';
import { identityAll } from '@/api/generated/calls/identity.gen';
import { jobSearchFind } from '@/api/generated/calls/jobs.gen';
import { jobListsOwn, jobListsPending } from '@/api/generated/calls/listings.gen';
import { conversationsOwn } from '@/api/generated/calls/messaging.gen';
import { adminPaymentsAll, paymentsOwn } from '@/api/generated/calls/payments.gen';
import type { Role } from '@/features/auth/user.ts';
import { firstOf, pageHeaders, StandInApi, type Operation } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { hrefOf } from '@/testing/controls.ts';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

/** Every list that is loaded page by page, and what it calls its entries. */
const LISTS: [what: string, url: string, as: Role, operation: Operation][] = [
  ['payments', '/admin/payments', 'admin', adminPaymentsAll],
  ['payments', '/employer/payments', 'employer', paymentsOwn],
  ['entries', '/admin/audit', 'admin', auditList],
  ['users', '/admin/dashboard?tab=users', 'admin', identityAll],
  ['listings', '/admin/dashboard?tab=listings', 'admin', jobSearchFind],
  ['listings', '/admin/dashboard', 'admin', jobListsPending],
  ['applications', '/employer/applications', 'employer', receivedApplicationsAll],
];

/** Serves three pages with one entry each. */
function servePages(operation: Operation): void {
  const entry = firstOf(operation as never) as object;
  api.answer(
    operation as typeof paymentsOwn,
    ({ query: { cursor = '1' } }) => [{ ...entry, id: Number(cursor) } as never],
    ({ query: { cursor = '1' } }) =>
      pageHeaders({ total: 3, ...(cursor !== '3' && { next: String(Number(cursor) + 1) }) }),
  );
}

it.each(LISTS)('the %s at %s continue page by page, and after a failure where they stopped', async (...row) => {
  const [what, url, as, operation] = row;
  servePages(operation);
  const app = await openApp(api, url, { as });
  await screen.findByText(`1 of 3 ${what}`);
  api.fail(operation, 503, { message: 'The database is away.' });
  await app.user.click(screen.getByText('Show more'));
  await screen.findByText(/The database is away\./);
  screen.getByText(`1 of 3 ${what}`);
  servePages(operation);
  await app.user.click(screen.getByText('Try again'));
  await screen.findByText(`2 of 3 ${what}`);
  await app.user.click(screen.getByText('Show more'));
  await screen.findByText(`3 of 3 ${what}`);
  await waitFor(() => expect(screen.queryByText('Show more')).toBeNull());
  const cursors = api.sent(operation).map(({ query }) => query['cursor'] ?? '1');
  expect(cursors.slice(cursors.lastIndexOf('1'))).toEqual(['1', '2', '2', '3']);
});

it('leads from the last application of a page to the first of the next', async () => {
  servePages(receivedApplicationsAll);
  const application = firstOf(receivedApplicationsAll);
  api.answer(applicationsOne, ({ path }) => ({ ...application, id: Number(path['id']) }));
  api.answer(receivedApplicationsSee, application);
  await openApp(api, '/employer/application/1', { as: 'employer' });
  await waitFor(() => expect(hrefOf('Next')).toBe('/employer/application/2'));
});

it('shows a conversation once that moved up between two pages', async () => {
  const row = (id: number) => ({
    ...firstOf(conversationsOwn),
    conversation: { ...firstOf(conversationsOwn).conversation, id },
    otherUser: { ...firstOf(conversationsOwn).otherUser, fullName: `Person ${id}` },
  });
  api.answer(
    conversationsOwn,
    ({ query: { cursor } }) => (cursor ? [row(1), row(3)] : [row(1), row(2)]),
    ({ query: { cursor } }) => pageHeaders({ total: 3, ...(!cursor && { next: '2' }) }),
  );
  const app = await openApp(api, '/messages', { as: 'job_seeker' });
  await app.user.click(await screen.findByText('Show more'));
  await screen.findByText('Person 3');
  expect(screen.getAllByText(/^Person/).map(({ textContent }) => textContent)).toEqual([
    'Person 1',
    'Person 2',
    'Person 3',
  ]);
});

it.each([
  [10, undefined],
  [11, '10 of 11 listings'],
])('shows the rest of %s listings on request only if there is one', async (count, shown) => {
  const job = { ...firstOf(jobListsOwn), isArchived: false };
  api.answer(
    jobListsOwn,
    Array.from({ length: count }, (_, index) => ({ ...job, id: index + 1, title: `Job ${index}` })),
  );
  await openApp(api, '/employer/dashboard', { as: 'employer' });
  await screen.findByText('Job 9');
  expect(screen.queryByText(/of \d+ listings/)?.textContent).toBe(shown);
});
