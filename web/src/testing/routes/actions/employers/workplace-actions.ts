import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { administrationToday } from '@/api/generated/calls/administration.gen';
import {
  workplaceReviewApprove,
  workplaceReviewPending,
  workplacesAll,
  workplacesEdit,
  workplacesOpen,
  workplacesRemove,
} from '@/api/generated/calls/companies.gen';
import { applicationNoticesChooseForCompany, applicationNoticesReadForCompany } from '@/api/generated/calls/hiring.gen';
import { firstOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { choose, fill } from '@/testing/controls.ts';
import { confirmed, opened, type Action } from '../action.ts';

const LISBON = { id: 77, name: 'Lisbon', region: null, country: 'PT', latitude: 38.7, longitude: -9.1 };

const HOTEL = {
  ...firstOf(workplacesAll),
  id: 6,
  version: 4,
  name: 'Sea Inn',
  location: 'Lisbon',
  place: LISBON,
  reference: 'LIS',
  about: null,
  logo: null,
  facts: { housing: 'free', visaSponsorship: true },
  payPeriod: 'month',
  currency: 'EUR',
};

const ofCompany = {
  url: '/employer/workplaces',
  as: 'employer' as const,
  server: (api: StandInApi) => void api.answer(workplacesAll, [HOTEL] as never),
  reloads: [workplacesAll],
};

const changed = (fields: Readonly<Record<string, string>>) => async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Change Sea Inn' }));
  await screen.findByRole('dialog');
  for (const [label, text] of Object.entries(fields)) fill(label, text);
};

/** What employers do with their hotels, and admins. */
export const WORKPLACE_ACTIONS: Record<string, Action> = {
  'adds a hotel': {
    ...ofCompany,
    before: opened('Add a Hotel', { Name: 'Sea Inn', Place: 'Faro' }),
    press: 'Save',
    call: workplacesOpen,
    sends: { body: { name: 'Sea Inn', location: 'Faro', payPeriod: 'month', currency: 'EUR' } },
    answers: { awaitsReview: true },
    says: 'SavedEveryone sees the change once our team has approved it.',
  },
  'changes a hotel where it is': {
    ...ofCompany,
    before: changed({ Name: 'Grand Sea Inn' }),
    press: 'Save',
    call: workplacesEdit,
    sends: {
      path: { id: '6' },
      version: 4,
      body: {
        name: 'Grand Sea Inn',
        reference: 'LIS',
        placeId: LISBON.id,
        facts: { housing: 'free', visaSponsorship: true, meals: null },
      },
    },
    answers: { awaitsReview: false },
    says: 'Saved',
  },
  'chooses how to hear of new applications to a hotel': {
    ...ofCompany,
    url: '/settings',
    server: (api) => {
      api.answer(workplacesAll, [HOTEL] as never);
      api.answer(applicationNoticesReadForCompany, { mode: 'none', workplaces: [{ workplaceId: 6, mode: 'daily' }] });
    },
    before: async () => void (await screen.findByRole('combobox', { name: 'Sea Inn' })),
    press: async (user) => choose(user, 'Sea Inn', 'At once'),
    call: applicationNoticesChooseForCompany,
    sends: { body: { workplaceId: 6, mode: 'at_once' } },
    reloads: [],
    says: 'Notifications updated',
    fails: 'Update failed',
  },
  'moves a hotel': {
    ...ofCompany,
    before: changed({ Place: 'Faro' }),
    press: 'Save',
    call: workplacesEdit,
    // The server finds the new town.
    sends: {
      path: { id: '6' },
      version: 4,
      body: expect.not.objectContaining({ placeId: expect.anything() as number }) as object,
    },
    says: 'Saved',
  },
  'removes a hotel': {
    ...ofCompany,
    press: confirmed('Remove Sea Inn', 'Remove'),
    call: workplacesRemove,
    mayHaveChanged: true,
    sends: { path: { id: '6' } },
    says: 'Removed',
    fails: 'Failed to remove the hotel',
  },
  'approves a hotel': {
    url: '/admin/dashboard?tab=pending',
    as: 'admin',
    server: (api) => {
      const review = firstOf(workplaceReviewPending);
      api.answer(workplaceReviewPending, [
        { ...review, id: 6, version: 4, proposed: { ...review.proposed, name: 'Sea Inn' } },
      ]);
    },
    press: 'Approve Sea Inn',
    call: workplaceReviewApprove,
    mayHaveChanged: true,
    sends: { path: { id: '6' }, version: 4 },
    reloads: [workplaceReviewPending, administrationToday],
    says: 'Hotel approved',
    fails: 'Failed to approve the hotel',
  },
};
