import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  accountEmailChange,
  accountEmailRead,
  accountEndOtherSessions,
  accountEndSession,
  accountListSessions,
  accountRename,
  linkedIdentitiesMethods,
  linkedIdentitiesUnlink,
  notificationsChoose,
  notificationsRead,
  passkeysRemove,
} from '@/api/generated/calls/account.gen';
import { applicationsOwn, applicationsWithdraw } from '@/api/generated/calls/applications.gen';
import {
  bookmarksOwn,
  bookmarksRemove,
  bookmarksSave,
  jobSearchFind,
  jobsPublicOne,
} from '@/api/generated/calls/jobs.gen';
import { interviewsPropose, interviewsTake, interviewsUpcoming } from '@/api/generated/calls/interviews.gen';
import { messagesDelete, messagesThread } from '@/api/generated/calls/messaging.gen';
import { jobSeekerProfileOwn, uploadsDropResume } from '@/api/generated/calls/profiles.gen';
import { reportsReport } from '@/api/generated/calls/moderation.gen';
import { PEOPLE } from '@/testing/app.tsx';
import {
  savedSearchesChange,
  savedSearchesOwn,
  savedSearchesRemove,
  savedSearchesReschedule,
  savedSearchesSchedule,
} from '@/api/generated/calls/saved-searches.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { choose, fill } from '@/testing/controls.ts';
import { COMPLETE_PROFILE } from '@/testing/profiles.ts';
import { confirmed, type Action } from './action.ts';

const SEARCH = { ...firstOf(savedSearchesOwn), id: 9, version: 4, frequency: 'daily' as const };

const click = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));

const ofSearch = {
  url: '/job-seeker/saved-searches',
  as: 'job_seeker' as const,
  server: (api: StandInApi) => void api.answer(savedSearchesOwn, [SEARCH]),
  reloads: [savedSearchesOwn],
};

const OFFER = {
  ...firstOf(interviewsUpcoming),
  id: 6,
  version: 4,
  state: 'offered' as const,
  slots: [{ startsAt: '2026-12-01T10:00:00.000Z', isFree: true }],
};

const inSettings = { url: '/settings', as: 'job_seeker' as const };

/** What job seekers do, and everybody in the settings. */
export const SEEKER_ACTIONS: Record<string, Action> = {
  'saves a job': {
    url: '/job-seeker/search',
    as: 'job_seeker',
    server: (api) => void api.answer(jobSearchFind, [{ ...firstOf(jobSearchFind), id: 7 }]).answer(bookmarksOwn, []),
    press: 'Save Sample title',
    call: bookmarksSave,
    sends: { body: { jobId: 7 } },
    reloads: [bookmarksOwn],
    says: 'Job bookmarkedYou can find this job in your saved jobs.',
    fails: 'Failed to bookmark job',
  },
  'removes a bookmark': {
    url: '/job-seeker/dashboard?tab=saved',
    as: 'job_seeker',
    server: (api) =>
      void api.answer(bookmarksOwn, [
        { ...firstOf(bookmarksOwn), id: 3, jobId: 7, job: { ...firstOf(bookmarksOwn).job, id: 7 } },
      ]),
    press: 'Unsave Sample title',
    call: bookmarksRemove,
    sends: { path: { id: '3' } },
    reloads: [bookmarksOwn],
    says: 'Bookmark removedJob has been removed from your saved jobs.',
    fails: 'Failed to remove bookmark',
  },
  'removes the resume': {
    url: '/job-seeker/profile?tab=resume',
    as: 'job_seeker',
    server: (api) => void api.answer(jobSeekerProfileOwn, { ...COMPLETE_PROFILE, userId: PEOPLE.job_seeker.id }),
    press: confirmed('Remove', 'Remove'),
    call: uploadsDropResume,
    sends: {},
    reloads: [jobSeekerProfileOwn],
    says: 'Resume removed',
    fails: 'Failed to remove the resume',
  },
  'deletes a saved search': {
    ...ofSearch,
    press: 'Delete Sample title',
    call: savedSearchesRemove,
    sends: { path: { id: '9' } },
    says: 'Saved search deleted',
    fails: 'Failed to delete saved search',
  },
  'changes the alerts of a search': {
    ...ofSearch,
    press: (user) => choose(user, 'Alerts for Sample title', 'Weekly'),
    call: savedSearchesChange,
    mayHaveChanged: true,
    sends: { path: { id: '9' }, version: 4, body: { name: null, search: SEARCH.search, frequency: 'weekly' } },
    says: 'Saved search updated',
    fails: 'Failed to update saved search',
  },
  'sets the hour of alerts': {
    ...ofSearch,
    before: (user) => choose(user, 'Hour', '7:00 AM'),
    press: 'Save Time',
    call: savedSearchesReschedule,
    sends: { body: { hour: 7, timeZone: 'Europe/Lisbon' } },
    reloads: [savedSearchesSchedule],
    says: 'Alert time saved',
    fails: 'Failed to save alert time',
  },
  'withdraws an application': {
    url: '/job-seeker/dashboard?tab=applications',
    as: 'job_seeker',
    server: (api) => void api.answer(applicationsOwn, [{ ...firstOf(applicationsOwn), id: 8, version: 4 }]),
    before: click(/Details|Sample title/),
    press: confirmed('Withdraw application', 'Withdraw'),
    call: applicationsWithdraw,
    mayHaveChanged: true,
    sends: { path: { id: '8' }, version: 4 },
    reloads: [applicationsOwn],
    says: 'Application withdrawn',
    fails: 'Withdrawal failed',
  },
  'changes the name': {
    ...inSettings,
    before: async () => fill('Full name', 'Mina O.'),
    press: 'Save Name',
    call: accountRename,
    sends: { body: { fullName: 'Mina O.' } },
    reloads: [],
    says: 'Name changed',
  },
  'ends one session': {
    ...inSettings,
    server: (api) =>
      void api.answer(accountListSessions, [{ ...firstOf(accountListSessions), id: 6, isCurrent: false }]),
    press: /^Sign out .*, signed in/,
    call: accountEndSession,
    mayHaveChanged: true,
    sends: { path: { id: '6' } },
    reloads: [accountListSessions],
    says: 'Signed out of that device',
    fails: 'Sign-out failed',
  },
  'ends all other sessions': {
    ...inSettings,
    press: 'Sign Out Everywhere Else',
    call: accountEndOtherSessions,
    mayHaveChanged: true,
    sends: {},
    reloads: [accountListSessions],
    says: 'Signed out everywhere else',
    fails: 'Sign-out failed',
  },
  'chooses notifications': {
    ...inSettings,
    server: (api) => void api.answer(notificationsRead, { ...sampleOf(notificationsRead), isAvailable: true }),
    press: async (user) => user.click(await screen.findByRole('switch', { name: 'Job alerts' })),
    call: notificationsChoose,
    sends: { body: { ...sampleOf(notificationsRead).streams, alerts: true } },
    reloads: [],
    answers: { streams: { ...sampleOf(notificationsRead).streams, alerts: true }, isAvailable: true },
    found: [
      // After them comes the switch for being found by companies.
      () =>
        screen
          .getAllByRole('switch')
          .slice(0, 4)
          .map((one) => one.getAttribute('aria-checked')),
      ['false', 'false', 'true', 'false'],
    ],
    says: 'Notifications saved',
    fails: 'Failed to save notifications',
  },
  'removes a passkey': {
    ...inSettings,
    press: /^Remove Sample name, added/,
    call: passkeysRemove,
    mayHaveChanged: true,
    sends: { path: { id: '1' } },
    reloads: [linkedIdentitiesMethods],
    says: 'Passkey removed',
    fails: 'Failed to remove the passkey',
  },
  'unlinks an account': {
    ...inSettings,
    press: /^Unlink Sample provider/,
    call: linkedIdentitiesUnlink,
    mayHaveChanged: true,
    sends: { path: { id: '1' } },
    reloads: [linkedIdentitiesMethods],
    says: 'Account unlinked',
    fails: 'Failed to unlink the account',
  },
  'takes a time for an interview': {
    url: '/job-seeker/dashboard',
    as: 'job_seeker',
    server: (api) => void api.answer(interviewsUpcoming, [OFFER]),
    before: async () => fireEvent.click((await screen.findAllByRole('radio', { name: /2026/ }))[0] as HTMLElement),
    press: 'Choose this time',
    call: interviewsTake,
    mayHaveChanged: true,
    sends: { path: { id: '6' }, version: 4 },
    reloads: [interviewsUpcoming],
    says: 'Interview scheduled',
    fails: 'Failed to schedule the interview',
  },
  'proposes other times for an interview': {
    url: '/job-seeker/dashboard',
    as: 'job_seeker',
    server: (api) => void api.answer(interviewsUpcoming, [{ ...OFFER, proposal: null }]),
    before: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'None of these suits me' }));
      fill('When you could', ' After four ');
    },
    press: 'Send proposal',
    call: interviewsPropose,
    mayHaveChanged: true,
    sends: { path: { id: '6' }, body: { text: 'After four' }, version: 4 },
    reloads: [interviewsUpcoming],
    says: 'Proposal sent',
    fails: 'Failed to send the proposal',
  },
  'deletes a message': {
    url: '/messages?conversationId=1',
    as: 'job_seeker',
    server: (api) =>
      void api.answer(messagesThread, [
        {
          ...firstOf(messagesThread),
          message: {
            ...firstOf(messagesThread).message,
            id: 6,
            senderId: PEOPLE.job_seeker.id,
            attachments: [
              { key: '1', fileName: 'plan.pdf', contentType: 'application/pdf', bytes: 9, url: '/plan.pdf' },
            ],
          },
        },
      ]),
    press: confirmed(/^Delete\s*message$/, 'Delete'),
    call: messagesDelete,
    sends: { path: { id: '6' } },
    reloads: [],
    fails: 'Failed to delete the message',
    shows: 'Message deleted',
    found: [() => screen.queryByText('plan.pdf'), null],
  },
  'reports a job': {
    url: '/jobs/7/report',
    as: 'job_seeker',
    server: (api) => void api.answer(jobsPublicOne, { ...sampleOf(jobsPublicOne), id: 7 }),
    before: async () => {
      fireEvent.click(await screen.findByRole('radio', { name: 'Something else' }));
      await screen.findByLabelText('Tell us more');
      fill('Tell us more', 'It asks for money');
    },
    press: 'Send Report',
    call: reportsReport,
    sends: { path: { id: '7' }, body: { reason: 'other', text: 'It asks for money' } },
    reloads: [],
    shows: 'Thank you. Our team will review this job.',
  },
  'changes the email address': {
    ...inSettings,
    server: (api) => void api.answer(accountEmailRead, { ...sampleOf(accountEmailRead), canChange: true }),
    before: async () => {
      await screen.findByLabelText('New email');
      fill('New email', 'mina@example.org');
    },
    press: 'Change Email',
    call: accountEmailChange,
    sends: { body: { email: 'mina@example.org', currentPassword: '' } },
    reloads: [accountEmailRead],
    says: 'Confirm your new address',
  },
};
