import { fireEvent, screen } from '@testing-library/react';
import {
  accountEmailRead,
  accountEmailRequestLink,
  accountLeavingDelete,
  accountLeavingStartExport,
  accountListSessions,
  accountSetPassword,
  accountSpeak,
  linkedIdentitiesMethods,
  secondFactorConfirm,
  secondFactorRemove,
  secondFactorRenew,
  secondFactorStart,
  suspensionConfirm,
  suspensionLifted,
} from '@/api/generated/calls/account.gen';
import { sampleOf, type StandInApi } from '@/testing/api/stand-in-api.ts';
import { choose, fill } from '@/testing/controls.ts';
import { last, opened, type Action } from '../action.ts';

const METHODS = sampleOf(linkedIdentitiesMethods);

const inSettings = { url: '/settings', as: 'job_seeker' as const };

const withFactor = {
  ...inSettings,
  server: (api: StandInApi) =>
    void api.answer(linkedIdentitiesMethods, { ...METHODS, secondFactor: { ...METHODS.secondFactor, isOn: true } }),
  reloads: [linkedIdentitiesMethods],
};

/** What people do about their own access and data. */
export const ACCOUNT_ACTIONS: Record<string, Action> = {
  'sets a password': {
    ...inSettings,
    before: async () => {
      fill('New password', 'a calmer harbor');
      fill('Confirm new password', 'a calmer harbor');
    },
    press: 'Set Password',
    call: accountSetPassword,
    sends: { body: { currentPassword: '', newPassword: 'a calmer harbor' } },
    reloads: [accountListSessions, linkedIdentitiesMethods],
    says: 'Password changedYou have been signed out everywhere else.',
  },
  'asks for a link that verifies the address': {
    ...inSettings,
    server: (api) =>
      void api.answer(accountEmailRead, { ...sampleOf(accountEmailRead), isVerified: false, canChange: true }),
    press: 'Send Link',
    call: accountEmailRequestLink,
    sends: {},
    reloads: [],
    says: 'Check your emailWe have sent you a link.',
    fails: 'Failed to send the link',
  },
  'chooses a language': {
    ...inSettings,
    press: (user) => choose(user, 'Language of this site', 'Português'),
    call: accountSpeak,
    sends: { body: { language: 'pt' } },
    reloads: [],
    fails: 'Failed to change the language',
    found: [() => document.cookie, 'language=pt'],
  },
  'turns two-factor authentication on': {
    ...inSettings,
    server: (api) => void api.answer(secondFactorStart, sampleOf(secondFactorStart)),
    before: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Set Up Authenticator App' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
      await screen.findByLabelText('Code from the app');
      fill('Code from the app', '123456');
    },
    press: 'Turn On',
    call: secondFactorConfirm,
    sends: { body: { code: '123456' } },
    opens: 'Two-factor authentication is on',
    reloads: [accountListSessions, linkedIdentitiesMethods],
  },
  'turns two-factor authentication off': {
    ...withFactor,
    before: opened('Turn Off', { Code: '123456' }),
    press: last('Turn Off'),
    call: secondFactorRemove,
    sends: { body: { password: '', code: '123456' } },
    says: 'Two-factor authentication is off',
  },
  'renews the recovery codes': {
    ...withFactor,
    before: opened('New Recovery Codes', { Code: '123456' }),
    press: 'Continue',
    call: secondFactorRenew,
    opens: 'Your new recovery codes',
    sends: { body: { password: '', code: '123456' } },
  },
  'starts an export': {
    ...inSettings,
    before: opened('Export My Data'),
    press: 'Start Export',
    call: accountLeavingStartExport,
    sends: { body: { password: '' } },
    answers: { state: 'preparing' },
    reloads: [],
    shows: 'Your export is being prepared.',
  },
  'dismisses the notice of a lifted suspension': {
    url: '/job-seeker/dashboard',
    as: 'job_seeker',
    server: (api) =>
      void api.answer(suspensionLifted, {
        lifted: { suspendedAt: '2026-11-20T10:00:00.000Z', liftedAt: '2026-11-20T11:00:00.000Z', reason: 'Fees' },
      }),
    press: 'Dismiss',
    call: suspensionConfirm,
    sends: {},
    reloads: [],
    fails: 'Failed to dismiss the notice',
  },
  'deletes the account': {
    ...inSettings,
    before: opened('Delete My Account'),
    press: 'Delete Account',
    call: accountLeavingDelete,
    sends: { body: { password: '' } },
    reloads: [],
    says: 'Account deletedYour account and your data have been deleted.',
    leads: '/',
  },
};
