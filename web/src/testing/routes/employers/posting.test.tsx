import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workplacesAll } from '@/api/generated/calls/companies.gen';
import { placesSuggest } from '@/api/generated/calls/jobs.gen';
import { jobDraftsAdd, jobDraftsReplace, jobListsOwn } from '@/api/generated/calls/listings.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { choose, chosen, fill, typed } from '@/testing/controls.ts';

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

it('lets currency and period follow the place until pay is entered', async () => {
  const bath = { ...firstOf(placesSuggest), id: 2656173, label: 'Bath, United Kingdom', country: 'GB' };
  const faro = { ...bath, id: 2268339, label: 'Faro, Portugal', country: 'PT' };
  api.answer(placesSuggest, ({ query }) => [query['q'] === 'Bath' ? bath : faro]);
  await post();
  const pay = () => [chosen(/^Pay period/), chosen(/^Currency/)];
  const move = (place: string) => {
    fill('Location', place);
    fireEvent.blur(screen.getByLabelText('Location'));
  };
  move('Voss, Norway');
  move('Bath');
  await waitFor(() => expect(pay()).toEqual(['Per year', 'GBP - British Pound']));
  await waitFor(() => expect(stored()).toMatchObject({ location: 'Bath', currency: 'GBP', payPeriod: 'year' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add Bath, United Kingdom' }));
  // The place on the map decides.
  move('Faro');
  expect(pay()).toEqual(['Per year', 'GBP - British Pound']);
  fill(/^Minimum salary/, '30000');
  fireEvent.click(document.querySelector('.ant-select-selection-item-remove') ?? document.body);
  move('Faro, Portugal');
  await screen.findByRole('button', { name: 'Add Faro, Portugal' });
  await waitFor(() => expect(stored()).toMatchObject({ location: 'Faro, Portugal', placeIds: null, currency: 'GBP' }));
  await screen.findByText('Draft saved. You can continue it on any device.');
});

it('keeps what a hotel fills in', async () => {
  const hotel = { ...firstOf(workplacesAll), name: 'Sea Inn', location: 'Faro, Portugal', place: null, facts: {} };
  api.answer(workplacesAll, [{ ...hotel, currency: 'EUR', payPeriod: 'month' }]);
  api.answer(placesSuggest, [{ ...firstOf(placesSuggest), country: 'GB' }]);
  await post();
  await screen.findByLabelText(/^Hotel or workplace/);
  fill('Location', 'Bath');
  fireEvent.blur(screen.getByLabelText('Location'));
  await waitFor(() => expect(chosen(/^Currency/)).toBe('GBP - British Pound'));
  await choose(userEvent.setup(), /^Hotel or workplace/, 'Sea Inn');
  const filled = { company: 'Sea Inn', location: 'Faro, Portugal', currency: 'EUR' };
  await waitFor(() => expect(stored()).toMatchObject(filled));
  await screen.findByText('Draft saved. You can continue it on any device.');
});

it('gives a new hotel the pay that is usual at its place', async () => {
  const place = firstOf(placesSuggest);
  api.answer(placesSuggest, ({ query }) => [{ ...place, country: query['q'] === 'Bergen' ? 'NO' : 'GB' }]);
  await openApp(api, '/employer/workplaces', { as: 'employer' });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a Hotel' }));
  await screen.findByLabelText('Place');
  const move = (to: string) => {
    fill('Place', to);
    fireEvent.blur(screen.getByLabelText('Place'));
  };
  move('Bath');
  await waitFor(() => expect(chosen(/^Currency/)).toBe('GBP - British Pound'));
  move('Bergen');
  await waitFor(() => expect(chosen(/^Currency/)).toBe('NOK - Norwegian Krone'));
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
