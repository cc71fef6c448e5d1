import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobDraftsAdd, jobDraftsReplace, jobListsOwn } from '@/api/generated/calls/listings.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { chosen, fill, typed } from '@/testing/controls.ts';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
  const newest = { ...firstOf(jobListsOwn), workplaceId: null, location: 'Voss, Norway', payBasis: null };
  api.answer(jobListsOwn, [{ ...newest, currency: 'NOK', payPeriod: 'month' as const }]);
  const draft = { ...sampleOf(jobDraftsAdd), id: 3, version: 1 };
  api.answer(jobDraftsAdd, draft).answer(jobDraftsReplace, draft);
});
afterEach(() => closeApps(api));

const post = () => openApp(api, '/employer/post-job', { as: 'employer' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** What is stored of the draft. */
const stored = () => [...api.sent(jobDraftsAdd), ...api.sent(jobDraftsReplace)].at(-1)?.body;
/** Intl puts a non-breaking space between code and amount. */
const salary = () => typed('Salary')?.replaceAll('\u00a0', ' ');

it('begins with place, currency and period of the newest listing', async () => {
  await post();
  expect(typed('Location')).toBe('Voss, Norway');
  expect([chosen(/^Pay period/), chosen(/^Currency/)]).toEqual(['Per month', 'NOK - Norwegian Krone']);
});

it('puts the range into words until the employer writes others, and points out what contradicts it', async () => {
  await post();
  fill(/^Minimum salary/, '30000');
  fill(/^Maximum salary/, '34000');
  await waitFor(() => expect(salary()).toBe('NOK 30,000 - NOK 34,000 a month'));
  fill('Salary', 'NOK 31,000 and a room');
  fill(/^Minimum salary/, '32000');
  await screen.findByText(/^The text says NOK\s31,000, but the range is NOK\s32,000 - NOK\s34,000 a month\.$/);
  expect(salary()).toBe('NOK 31,000 and a room');
  press('Use the Range');
  await waitFor(() => expect(salary()).toBe('NOK 32,000 - NOK 34,000 a month'));
  expect(screen.queryByText(/^The text says/)).toBeNull();
  press('Save Draft');
  await waitFor(() => expect(stored()).toMatchObject({ salary: typed('Salary'), minSalary: 32_000 }));
  await screen.findByText('Draft saved. You can continue it on any device.');
});

it('counts the fields that are left, and leads to the first', async () => {
  await post();
  // Title, job type, category, salary and description; company and location are known.
  fireEvent.click(await screen.findByRole('button', { name: '5 fields left' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Job title'));
  fill('Job title', 'Night Porter');
  await screen.findByRole('button', { name: '4 fields left' });
  await screen.findByText('Draft saved. You can continue it on any device.');
});

it('saves the draft at once, says so, and lists the drafts anew', async () => {
  const app = await post();
  app.client.setQueryData(['jobs', 'drafts'], []);
  await screen.findByText('Not saved yet. What you type is saved as a draft.');
  fill('Job title', 'Night Porter');
  press('Save Draft');
  await screen.findByText('Draft saved. You can continue it on any device.');
  expect(api.sent(jobDraftsAdd).map(({ body }) => body)).toMatchObject([{ title: 'Night Porter' }]);
  expect(app.client.getQueryState(['jobs', 'drafts'])?.isInvalidated).toBe(true);
});
