import { fireEvent, screen } from '@testing-library/react';
import { ownConsentsAll, ownConsentsRenew, ownConsentsWithdraw } from '@/api/generated/calls/account.gen';
import {
  talentPoolAll,
  talentPoolNote,
  talentPoolOne,
  talentPoolRemove,
  talentPoolRemoveNote,
} from '@/api/generated/calls/hiring.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { fill } from '@/testing/controls.ts';
import { confirmed, type Action } from '../action.ts';

const PERSON = { ...sampleOf(talentPoolOne), id: 5, fullName: 'Ana Reis' };

const ofPerson = {
  url: '/employer/talent-pool',
  as: 'employer' as const,
  server: (api: StandInApi) =>
    void api.answer(talentPoolAll, [{ ...firstOf(talentPoolAll), id: 5, fullName: 'Ana Reis' }]).answer(talentPoolOne, {
      ...PERSON,
      notes: [{ id: 8, author: null, text: 'Would come back.', writtenAt: '2026-05-01T10:00:00.000Z' }],
    }),
  before: async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Open Ana Reis' }));
    await screen.findByText('Would come back.');
  },
  reloads: [talentPoolAll],
  mayHaveChanged: true,
};

const ofConsent = {
  url: '/settings',
  as: 'job_seeker' as const,
  server: (api: StandInApi) =>
    void api.answer(ownConsentsAll, [{ ...firstOf(ownConsentsAll), employerId: 9, companyName: 'Grand Hotel' }]),
  reloads: [ownConsentsAll],
  mayHaveChanged: true,
};

/** What companies do with people whom they keep in mind, and what these decide. */
export const POOL_ACTIONS: Record<string, Action> = {
  'notes something about a person': {
    ...ofPerson,
    before: async () => {
      await ofPerson.before();
      fill('New note', 'Call her.');
    },
    press: 'Add Note',
    call: talentPoolNote,
    sends: { path: { id: '5' }, body: { text: 'Call her.' } },
    reloads: [talentPoolOne],
    says: 'Note added',
    fails: 'Failed to add the note',
  },
  'deletes a note about a person': {
    ...ofPerson,
    press: 'Delete Note',
    call: talentPoolRemoveNote,
    sends: { path: { id: '5', noteId: '8' } },
    reloads: [talentPoolOne],
    says: 'Note deleted',
    fails: 'Failed to delete the note',
  },
  'removes a person': {
    ...ofPerson,
    press: confirmed('Remove from Talent Pool', 'Remove'),
    call: talentPoolRemove,
    sends: { path: { id: '5' } },
    says: 'Removed from your talent pool',
    fails: 'Failed to remove the person',
  },
  'renews a consent': {
    ...ofConsent,
    press: 'Renew for Grand Hotel',
    call: ownConsentsRenew,
    sends: { path: { employerId: '9' } },
    says: 'Consent renewed',
    fails: 'Failed to renew the consent',
  },
  'withdraws a consent': {
    ...ofConsent,
    press: confirmed('Withdraw for Grand Hotel', 'Withdraw'),
    call: ownConsentsWithdraw,
    sends: { path: { employerId: '9' } },
    says: 'Consent withdrawn',
    fails: 'Failed to withdraw the consent',
  },
};
