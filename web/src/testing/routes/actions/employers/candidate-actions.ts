import { fireEvent, screen } from '@testing-library/react';
import {
  findabilityAccept,
  findabilityChange,
  findabilityDecline,
  findabilityOwn,
  findabilityReceived,
} from '@/api/generated/calls/account.gen';
import {
  candidatesAsk,
  candidatesFind,
  candidatesLookAt,
  candidatesSent,
  candidatesTakeBack,
} from '@/api/generated/calls/hiring.gen';
import { jobListsOwn } from '@/api/generated/calls/listings.gen';
import { messagesConfirm } from '@/api/generated/calls/messaging.gen';
import { employerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { choose, fill } from '@/testing/controls.ts';
import { confirmed, type Action } from '../action.ts';

const HANDLE = '5f2b3c1e-0000-4000-8000-0123456789ab';

const CHOSEN = { isFindable: true, showsName: false, showsPhoto: false, showsHeadline: true, showsPlace: true };

const ofOwn = {
  url: '/settings',
  as: 'job_seeker' as const,
  server: (api: StandInApi) => void api.answer(findabilityOwn, { ...CHOSEN, looks: 3 }),
};

const ofRequest = {
  url: '/job-seeker/dashboard',
  as: 'job_seeker' as const,
  server: (api: StandInApi) =>
    void api
      .answer(findabilityReceived, [{ ...firstOf(findabilityReceived), id: 9, company: 'Grand Hotel' }])
      // The conversation that opens is read.
      .answer(messagesConfirm, sampleOf(messagesConfirm)),
  reloads: [findabilityReceived],
  mayHaveChanged: true,
};

const ofPerson = {
  url: '/employer/candidates?role=waiter',
  as: 'employer' as const,
  server: (api: StandInApi) => {
    const person = { ...sampleOf(candidatesLookAt), handle: HANDLE, name: 'A. R.', request: null };
    api
      .answer(employerProfileOwn, { ...sampleOf(employerProfileOwn), isTrusted: true })
      .answer(candidatesFind, { people: [person], found: 1, isCut: false })
      .answer(candidatesLookAt, person)
      .answer(jobListsOwn, [{ ...firstOf(jobListsOwn), id: 4, title: 'Waiter', location: 'Porto', isOpen: true }])
      .answer(candidatesSent, [
        { ...firstOf(candidatesSent), id: 6, name: 'B. S.', state: 'pending', conversationId: null },
      ]);
  },
};

/** What job seekers decide about being found, and companies about people whom they found. */
export const CANDIDATE_ACTIONS: Record<string, Action> = {
  'shows the name to companies': {
    ...ofOwn,
    press: async () => {
      fireEvent.click(await screen.findByRole('checkbox', { name: /^My name/ }));
    },
    call: findabilityChange,
    sends: { body: { ...CHOSEN, showsName: true } },
    reloads: [],
    says: 'Saved',
    fails: 'Failed to save',
  },
  'can no longer be found': {
    ...ofOwn,
    press: async () => {
      fireEvent.click(await screen.findByRole('switch', { name: /^Verified companies may find my profile/ }));
    },
    call: findabilityChange,
    sends: { body: { ...CHOSEN, isFindable: false } },
    reloads: [],
    says: 'Saved',
    fails: 'Failed to save',
  },
  'accepts the request of a company': {
    ...ofRequest,
    press: 'Accept the request of Grand Hotel',
    call: findabilityAccept,
    alsoOff: ['Decline the request of Grand Hotel'],
    sends: { path: { id: '9' } },
    answers: { conversationId: 77 },
    reloads: [],
    leads: '/messages?conversationId=77',
    fails: 'Failed to accept the request',
  },
  'declines the request of a company': {
    ...ofRequest,
    press: confirmed('Decline the request of Grand Hotel', 'Decline'),
    call: findabilityDecline,
    alsoOff: ['Accept the request of Grand Hotel'],
    sends: { path: { id: '9' } },
    says: 'Request declined',
    fails: 'Failed to decline the request',
  },
  'asks somebody to talk': {
    ...ofPerson,
    before: async (user) => {
      fireEvent.click(await screen.findByRole('button', { name: 'Look at A. R.' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Ask to Talk' }));
      // In tests, antd names all dialogs by the first one.
      await screen.findByText('Ask A. R. to talk');
      await choose(user, 'Listing', 'Waiter, Porto');
      fill('Message', 'May we write?');
    },
    press: 'Send Request',
    call: candidatesAsk,
    answers: { handle: HANDLE, name: 'A. R.', request: { state: 'pending', askedAt: '2026-11-20T10:00:00.000Z' } },
    found: [() => screen.queryByRole('button', { name: 'Ask to Talk' }), null],
    sends: { path: { handle: HANDLE }, body: { jobId: 4, text: 'May we write?' } },
    reloads: [candidatesSent],
    mayHaveChanged: true,
    says: 'Request sent',
  },
  'takes a request back': {
    ...ofPerson,
    press: 'Take the request to B. S. back',
    call: candidatesTakeBack,
    sends: { path: { id: '6' } },
    reloads: [candidatesSent],
    mayHaveChanged: true,
    says: 'Request taken back',
    fails: 'Failed to take the request back',
  },
};
