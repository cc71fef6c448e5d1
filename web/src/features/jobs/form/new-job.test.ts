import { afterEach, expect, it, vi } from 'vitest';
import { jobListsOwn } from '@/api/generated/calls/listings.gen';
import { placesSuggest } from '@/api/generated/calls/jobs.gen';
import { employerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { createQueryClient } from '@/app/query-client.ts';
import { firstOf, sampleOf } from '@/testing/api/stand-in-api.ts';
import { respondWith } from '@/testing/with-queries.tsx';
import { newJobForm } from './new-job.ts';

const COMPANY = { ...sampleOf(employerProfileOwn), companyName: 'Fjord Hotels', location: 'Bergen, Norway' };
const PLACE = { ...firstOf(placesSuggest), id: 3161732, label: 'Bergen, Norway', country: 'NO' };
const NEWEST = {
  ...firstOf(jobListsOwn),
  location: 'Voss',
  places: [PLACE],
  currency: 'SEK',
  payPeriod: 'hour' as const,
};

afterEach(() => vi.unstubAllGlobals());

it('begins with place and pay of the newest listing', async () => {
  const form = await newJobForm(createQueryClient(), COMPANY, [{ ...NEWEST, payBasis: 'net', workplaceId: null }]);
  expect(form).toMatchObject({
    title: '',
    company: 'Fjord Hotels',
    location: 'Voss',
    places: [],
    currency: 'SEK',
    payPeriod: 'hour',
    payBasis: 'net',
  });
});

it('leaves place and pay of a hotel to the hotel, and begins with what is usual in the country of the company', async () => {
  respondWith(200, [PLACE]);
  const ofHotel = [{ ...NEWEST, payBasis: null, workplaceId: 4 }];
  const usual = { location: '', places: [], currency: 'NOK', payPeriod: 'month', payBasis: '' };
  expect(await newJobForm(createQueryClient(), COMPANY, ofHotel)).toMatchObject(usual);
  const nowhere = await newJobForm(createQueryClient(), { ...COMPANY, location: null }, ofHotel);
  expect(nowhere).toMatchObject({ location: '', currency: 'SEK', payPeriod: 'hour' });
});

it('begins the first listing with what is usual in the country of the company', async () => {
  const requests = respondWith(200, [PLACE]);
  expect(await newJobForm(createQueryClient(), COMPANY, [])).toMatchObject({ currency: 'NOK', payPeriod: 'month' });
  expect(new URL(requests[0]?.url ?? '').searchParams.get('q')).toBe('Bergen, Norway');
});

it('begins in dollars a year where the country is unknown', async () => {
  const usual = { location: '', currency: 'USD', payPeriod: 'year' };
  expect(await newJobForm(createQueryClient(), { ...COMPANY, location: null }, [])).toMatchObject(usual);
  respondWith(503, { message: 'The database is away.' });
  expect(await newJobForm(createQueryClient(), COMPANY, [])).toMatchObject(usual);
});
