import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
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
import { bookmarksOwn, bookmarksRemove, bookmarksSave, jobSearchFind } from '@/api/generated/calls/jobs.gen';
import {
  savedSearchesChange,
  savedSearchesOwn,
  savedSearchesRemove,
  savedSearchesReschedule,
  savedSearchesSchedule,
} from '@/api/generated/calls/saved-searches.gen';
import { firstOf, sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { choose, fill } from '@/testing/controls.ts';
import type { Action } from './action.ts';

const SEARCH = { ...firstOf(savedSearchesOwn), id: 9, version: 4, frequency: 'daily' as const };

const click = (name: string | RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));

const ofSearch = {
  url: '/job-seeker/saved-searches',
  as: 'job_seeker' as const,
  server: (api: StandInApi) => void api.answer(savedSearchesOwn, [SEARCH]),
  reloads: [savedSearchesOwn],
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
    sends: { path: { id: '9' }, version: 4, body: { name: null, search: SEARCH.search, frequency: 'weekly' } },
    says: 'Saved search updated',
    fails: 'Failed to update saved search',
  },
  'sets the hour of alerts': {
    ...ofSearch,
    before: (user) => choose(user, 'Hour', '07:00'),
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
    press: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    },
    call: applicationsWithdraw,
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
    sends: { path: { id: '6' } },
    reloads: [accountListSessions],
    says: 'Signed out of that device',
    fails: 'Sign-out failed',
  },
  'ends all other sessions': {
    ...inSettings,
    press: 'Sign Out Everywhere Else',
    call: accountEndOtherSessions,
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
    says: 'Notifications saved',
    fails: 'Failed to save notifications',
  },
  'removes a passkey': {
    ...inSettings,
    press: /^Remove Sample name, added/,
    call: passkeysRemove,
    sends: { path: { id: '1' } },
    reloads: [linkedIdentitiesMethods],
    says: 'Passkey removed',
    fails: 'Failed to remove the passkey',
  },
  'unlinks an account': {
    ...inSettings,
    press: /^Unlink Sample provider/,
    call: linkedIdentitiesUnlink,
    sends: { path: { id: '1' } },
    reloads: [linkedIdentitiesMethods],
    says: 'Account unlinked',
    fails: 'Failed to unlink the account',
  },
};
