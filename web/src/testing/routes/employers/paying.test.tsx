import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobsOne } from '@/api/generated/calls/jobs.gen';
import { adminPaymentsAll, paymentsCheck, paymentsCheckout, paymentsOwn } from '@/api/generated/calls/payments.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { hrefOf } from '@/testing/controls.ts';

const LIVE = { isApproved: true, isOpen: true, isArchived: false, isPublic: true, isRejected: false, archivedBy: null };
const JOB = {
  ...sampleOf(jobsOne),
  ...LIVE,
  id: 7,
  employerId: PEOPLE.employer.id,
  isPremium: false,
  premiumRequested: false,
  premiumGranted: false,
};
type Job = typeof JOB;

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

const open = (changes: Partial<Job>, site = { takesPayments: true as const }, search = '') => {
  api.answer(jobsOne, { ...JOB, ...changes });
  return openApp(api, `/employer/job/7${search}`, { as: 'employer', site });
};
const has = (...texts: string[]) => texts.filter((text) => screen.queryAllByText(text).length > 0);
const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text, { selector: 'button span' }).at(-1) as Element);
const main = () => screen.getByRole('main').textContent;

it.each([
  [{ isPremium: true }, true],
  [{ premiumRequested: true }, true],
  [{}, false],
  [{ isPremium: true, premiumGranted: true }, false],
  [{ isPremium: true, isArchived: true }, false],
])('asks to pay for a listing that is %o: %s', async (state, isDue) => {
  const app = await open(state);
  expect(has('Premium is not paid yet')).toHaveLength(isDue ? 1 : 0);
  app.close();
  await open(state, {} as never);
  expect(has('Premium is not paid yet')).toEqual([]);
});

it.each([
  [true, 'The listing will be premium as soon as you have paid.'],
  [false, 'Pay now, and the listing will be premium as soon as our team approves it.'],
])('says what paying does, and why it failed, where it is approved: %s', async (isApproved, text) => {
  api.fail(paymentsCheckout, 503, { message: 'The bank is away.' });
  await open({ isPremium: true, isApproved });
  expect(has(text)).toHaveLength(1);
  press('Pay $49.99');
  await screen.findByText('The bank is away.');
  expect(screen.getByText('Pay $49.99').closest('button')?.disabled).toBe(false);
});

it.each([
  ['paid', true, 'Your listing is now premium.', 1],
  ['paid', false, 'Your listing will be premium once our team approves it.', 1],
  ['refunding', true, 'The listing will not be premium, so your payment is refunded.', 0],
  ['refunded', true, 'The listing will not be premium, so your payment is refunded.', 0],
  ['open', true, undefined, 0],
] as const)('a payment that is %s, approved: %s, says “%s”', async (status, isApproved, text, reads) => {
  api.answer(paymentsCheck, { ...sampleOf(paymentsCheck), status });
  const app = await open({ isApproved }, undefined, '?payment=5');
  await app.settle();
  expect(
    has(
      'Your listing is now premium.',
      'Your listing will be premium once our team approves it.',
      'The listing will not be premium, so your payment is refunded.',
    ),
  ).toEqual(text ? [text] : []);
  expect(api.sent(jobsOne)).toHaveLength(1 + reads);
  expect(api.sent(paymentsCheck)).toHaveLength(1);
});

it('lists payments with what can be done about them', async () => {
  const payment = { ...firstOf(adminPaymentsAll), currency: 'USD', amount: 4_999, provider: null, employerId: 5 };
  const states = ['open', 'invoiced', 'paid', 'cancelled', 'refunding', 'refunded'] as const;
  api.answer(adminPaymentsAll, [
    ...states.map((status, id) => ({ ...payment, id: id + 1, status, title: `Job ${status}` })),
    {
      ...payment,
      id: 9,
      status: 'invoiced' as const,
      provider: 'stripe' as never,
      title: 'Job online',
      employerId: null,
    },
  ]);
  await openApp(api, '/admin/payments', { as: 'admin' });
  expect(screen.getAllByRole('button', { name: /^Mark/ }).map((button) => button.getAttribute('aria-label'))).toEqual([
    'Mark as paid: Job invoiced',
    'Mark as refunded: Job refunding',
  ]);
  const row = (title: string) => screen.getByText(title).closest('tr') as HTMLElement;
  expect(row('Job paid').textContent).toContain('$49.99Paid');
  expect(within(row('Job paid')).getByRole('link').getAttribute('href')).toBe('/admin/users/5');
  expect(within(row('Job online')).queryByRole('link')).toBeNull();
});

it('links an employer’s payments to listings that are still there', async () => {
  const payment = { ...firstOf(paymentsOwn), currency: 'JPY', amount: 5_000 };
  api.answer(paymentsOwn, [
    { ...payment, id: 1, jobId: 7, title: 'Kept' },
    { ...payment, id: 2, jobId: null, title: 'Gone' },
  ]);
  await openApp(api, '/employer/payments', { as: 'employer' });
  expect([hrefOf('Kept'), hrefOf('Gone')]).toEqual(['/employer/job/7', undefined]);
  expect(main()).toContain('¥5,000');
});
