import { fireEvent, screen } from '@testing-library/react';
import {
  accountEmailConfirm,
  accountEmailUndo,
  accountEmailVerify,
  linkedIdentitiesMethods,
  linkedIdentitiesStartLinking,
  objectionsAdd,
  passkeysRename,
  passkeysStartRegistration,
  passwordResetConfirm,
  passwordResetRecovery,
  passwordResetRequest,
  secondFactorStart,
} from '@/api/generated/calls/account.gen';
import {
  companyInvitationJoin,
  companyInvitationRead,
  companyVerificationConfirm,
} from '@/api/generated/calls/companies.gen';
import { identityCurrent } from '@/api/generated/calls/identity.gen';
import { sampleOf } from '@/testing/api/stand-in-api.ts';
import { fill } from '@/testing/controls.ts';
import { opened, type Action } from '../action.ts';

const ofLink = (path: string) => ({ url: `${path}#token`, leads: path, as: 'job_seeker' as const, reloads: [] });

const inSettings = { url: '/settings', as: 'job_seeker' as const, reloads: [] };

/** What people do by the links of mails, and to get in. */
export const LINK_ACTIONS: Record<string, Action> = {
  'confirms a new address': {
    ...ofLink('/email/confirm'),
    press: 'Confirm Address',
    call: accountEmailConfirm,
    sends: { body: { token: 'token' } },
    shows: 'Your email address has been changed.Go to settings',
  },
  'undoes a change of the address': {
    ...ofLink('/email/undo'),
    press: 'Undo Change',
    call: accountEmailUndo,
    sends: { body: { token: 'token' } },
    shows: 'Your previous address has been restored. We emailed you a link to set a new password.Get another link',
  },
  'verifies the address': {
    ...ofLink('/email/verify'),
    press: 'Verify Address',
    call: accountEmailVerify,
    sends: { body: { token: 'token' } },
    shows: 'Your email address is verified.Go to settings',
  },
  'proves the domain of the company': {
    ...ofLink('/employer/verify'),
    as: 'employer',
    press: 'Verify Domain',
    call: companyVerificationConfirm,
    sends: { body: { token: 'token' } },
    shows: 'Our team will now check the name of your company.Open company profile',
  },
  'asks for a link to set a password': {
    url: '/forgot-password',
    as: 'job_seeker',
    server: (api) => void api.answer(passwordResetRecovery, { byMail: true }),
    before: async () => fill('Username or email', ' mina '),
    press: 'Send Link',
    call: passwordResetRequest,
    sends: { body: { login: 'mina' } },
    reloads: [],
    shows: 'If that account exists, we have sent a link to its email address.',
  },
  'sets a password by a link': {
    ...ofLink('/reset-password'),
    before: async () => {
      fill('New password', 'a calmer harbor');
      fill('Confirm new password', 'a calmer harbor');
    },
    press: 'Set Password',
    call: passwordResetConfirm,
    sends: { body: { token: 'token', password: 'a calmer harbor' } },
    reloads: [identityCurrent],
    shows: 'Your password has been changed',
  },
  'objects to a suspension': {
    ...ofLink('/objection'),
    before: async () => fill('Why is the suspension wrong?', 'We are a real hotel.'),
    press: 'Send Objection',
    call: objectionsAdd,
    sends: { body: { token: 'token', text: 'We are a real hotel.' } },
    shows: 'We received your objection.',
  },
  'joins a company': {
    ...ofLink('/company-invitation'),
    server: (api) =>
      void api.answer(companyInvitationRead, { ...sampleOf(companyInvitationRead), companyName: 'Sea Inn' }),
    as: 'employer',
    press: 'Join Sea Inn',
    call: companyInvitationJoin,
    sends: { body: { token: 'token' } },
    reloads: [identityCurrent],
    says: 'You have joined the team',
    leads: '/employer/dashboard',
  },
  'renames a passkey': {
    ...inSettings,
    press: async () => {
      const edit = screen.queryByRole('button', { name: 'Edit' });
      if (edit) fireEvent.click(edit);
      const field = document.querySelector('.ant-typography-edit-content textarea') as HTMLElement;
      fireEvent.change(field, { target: { value: 'My phone' } });
      for (const press of [fireEvent.keyDown, fireEvent.keyUp]) press(field, { key: 'Enter', keyCode: 13 });
    },
    call: passkeysRename,
    mayHaveChanged: true,
    sends: { path: { id: '1' }, body: { name: 'My phone' } },
    reloads: [linkedIdentitiesMethods],
    says: 'Passkey renamed',
    fails: 'Failed to rename the passkey',
  },
  'begins to add a passkey': {
    ...inSettings,
    before: opened('Add Passkey'),
    press: 'Continue',
    call: passkeysStartRegistration,
    sends: { body: { password: '' } },
    // The browser of the tests has none.
    opens: 'No passkey was used. Please try again.',
  },
  'begins to set up an authenticator app': {
    ...inSettings,
    before: opened('Set Up Authenticator App'),
    press: 'Continue',
    call: secondFactorStart,
    sends: { body: { password: '' } },
    opens: 'Scan this code with your app',
  },
  'links an account': {
    ...inSettings,
    before: opened(/^Link /),
    press: 'Continue',
    call: linkedIdentitiesStartLinking,
    sends: { body: { password: '' } },
    answers: { url: '#provider' },
    found: [() => window.location.hash, '#provider'],
  },
};
