import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  accountEmailConfirm,
  accountEmailUndo,
  accountEmailVerify,
  objectionsAdd,
  passwordResetConfirm,
  passwordResetRecovery,
  passwordResetRequest,
} from '@/api/generated/calls/account.gen';
import { adminInvitationsAccept } from '@/api/generated/calls/admin.gen';
import { identityCurrent } from '@/api/generated/calls/identity.gen';
import {
  companyInvitationJoin,
  companyInvitationRead,
  companyInvitationRegister,
  companyVerificationConfirm,
} from '@/api/generated/calls/companies.gen';
import { sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { fill } from '@/testing/controls.ts';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text, { selector: 'button span' }).at(-1) as Element);

describe('a mailed link', () => {
  it.each([
    ['/email/confirm', accountEmailConfirm, 'Confirm Address', 'Your email address has been changed.', '/settings'],
    ['/email/undo', accountEmailUndo, 'Undo Change', /^Your previous address has been restored\./, '/forgot-password'],
    ['/email/verify', accountEmailVerify, 'Verify Address', 'Your email address is verified.', '/settings'],
    ['/employer/verify', companyVerificationConfirm, 'Verify Domain', /^You control the domain/, '/employer/profile'],
  ] as const)('%s acts only on a click, and once', async (url, call, button, done, next) => {
    api.fail(call, 410, { message: 'Too late.' });
    const app = await openApp(api, `${url}#secret`, { as: 'employer' });
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(api.sent(call)).toEqual([]);
    press(button);
    await screen.findByText('Too late.');
    api.answer(call as typeof accountEmailConfirm, undefined as never);
    press(button);
    await screen.findByText(done);
    expect(api.sent(call).map(({ body }) => body)).toEqual([{ token: 'secret' }, { token: 'secret' }]);
    expect(app.client.getQueryState(['session'])?.dataUpdateCount).toBeGreaterThan(0);
    expect(screen.queryByText(button)).toBeNull();
    expect(document.querySelector('main .ant-alert a')?.getAttribute('href')).toBe(next);
  });

  it.each([
    ['', undefined, 'This link is no longer valid. Please request a new one.', false],
    ['#secret', 410, 'This link is no longer valid. Please request a new one.', false],
    ['#secret', 400, 'That one is common.', true],
    ['#secret', undefined, 'Your password has been changed, and you have been signed out everywhere.', false],
  ])('to a new password with “%s” and the answer %s says “%s”', async (hash, status, text, asks) => {
    if (status) api.fail(passwordResetConfirm, status, { message: 'That one is common.' });
    else api.answer(passwordResetConfirm, undefined as never);
    await openApp(api, `/reset-password${hash}`);
    if (hash) {
      fill('New password', 'a calmer harbor');
      fill('Confirm new password', 'a calmer harbor');
      press('Set Password');
    }
    await screen.findByText(text);
    expect(screen.queryByLabelText('New password') !== null).toBe(asks);
    expect(api.sent(passwordResetConfirm).map(({ body }) => body)).toEqual(
      hash ? [{ token: 'secret', password: 'a calmer harbor' }] : [],
    );
  });

  it.each([
    ['', 'This link is not complete. Use the one in our email, or sign in to get a new one.'],
    ['#secret', 'We received your objection.'],
  ])('to an objection with “%s” says “%s”', async (hash, text) => {
    api.answer(objectionsAdd, undefined as never);
    await openApp(api, `/objection${hash}`);
    if (hash) {
      fill(/^Why is the suspension wrong/, 'too short');
      press('Send Objection');
      await screen.findByText('Objection must be at least 10 characters');
      fill(/^Why is the suspension wrong/, ' long enough');
      press('Send Objection');
    }
    await screen.findByText(text);
    expect(api.sent(objectionsAdd).map(({ body }) => body)).toEqual(
      hash ? [{ token: 'secret', text: 'long enough' }] : [],
    );
  });
});

it.each([
  [false, 'This site does not send email. Please ask an administrator for a link to set a new password.'],
  [true, /^If that account exists, we have sent a link to its email address\./],
])('a forgotten password, where links are mailed: %s', async (byMail, text) => {
  api.answer(passwordResetRecovery, { byMail }).answer(passwordResetRequest, undefined as never);
  await openApp(api, '/forgot-password');
  if (byMail) {
    press('Send Link');
    await screen.findByText('Username or email is required');
    fill('Username or email', ' mina ');
    press('Send Link');
  }
  await screen.findByText(text);
  expect(api.sent(passwordResetRequest).map(({ body }) => body)).toEqual(byMail ? [{ login: 'mina' }] : []);
});

describe('an invitation', () => {
  const INVALID = 'This invitation is no longer valid. Please ask for a new one.';

  it('creates the account of an admin', async () => {
    api.answer(adminInvitationsAccept, () => {
      api.answer(identityCurrent, PEOPLE.admin);
      return PEOPLE.admin;
    });
    const app = await openApp(api, '/admin-invitation#secret');
    await waitFor(() => expect(window.location.hash).toBe(''));
    fill('Full name', 'Ada Quist');
    fill('Username', 'ada.quist');
    fill('Password', 'correct horse');
    fill('Confirm password', 'correct');
    press('Create Account');
    await screen.findByText('Passwords do not match');
    fill('Confirm password', 'correct horse');
    press('Create Account');
    await waitFor(() => expect(app.url()).toBe('/admin/dashboard'));
    const body = { token: 'secret', fullName: 'Ada Quist', username: 'ada.quist', password: 'correct horse' };
    expect(api.sent(adminInvitationsAccept)).toMatchObject([{ body }]);
    await app.settle();
  });

  it.each([
    ['', 0, INVALID],
    ['#secret', 410, INVALID],
    ['#secret', 409, 'That name is taken.'],
  ])('with “%s” and the answer %s says “%s”', async (hash, status, text) => {
    api.fail(adminInvitationsAccept, status, { message: 'That name is taken.' });
    await openApp(api, `/admin-invitation${hash}`);
    if (hash) {
      for (const label of ['Full name', 'Username', 'Password', 'Confirm password']) fill(label, 'adaquist');
      press('Create Account');
    }
    await screen.findByText(text);
    expect(screen.queryByLabelText('Username') !== null).toBe(status === 409);
  });
});

describe('an invitation to a company', () => {
  const OFFER = {
    ...sampleOf(companyInvitationRead),
    companyName: 'Seaside Hotels',
    email: 'ana@example.com',
    hasAccount: false,
  };
  const MEMBER = { ...PEOPLE.employer, id: 22, employerId: 21, companyRole: 'reviewer' as const };
  const register = async () => {
    await screen.findByLabelText('Full name');
    fill('Full name', 'Ana Reis');
    fill('Username', 'ana.reis');
    fill('Password', 'correct horse');
    fill('Confirm password', 'correct horse');
    press('Create Account');
  };

  it('creates an account and leads a reviewer to the applications', async () => {
    api.answer(companyInvitationRead, OFFER);
    api.answer(companyInvitationRegister, () => {
      api.answer(identityCurrent, MEMBER);
      return MEMBER;
    });
    const app = await openApp(api, '/company-invitation#secret');
    await register();
    await waitFor(() => expect(app.url()).toBe('/employer/applications'));
    const body = { token: 'secret', fullName: 'Ana Reis', username: 'ana.reis', password: 'correct horse' };
    expect(api.sent(companyInvitationRegister)).toMatchObject([{ body }]);
    await app.go('/employer/integrations');
    await waitFor(() => expect(app.url()).toBe('/employer/applications'));
    await app.settle();
  });

  it('moves a signed-in employer on a click', async () => {
    api.answer(companyInvitationRead, OFFER).answer(companyInvitationJoin, undefined as never);
    const app = await openApp(api, '/company-invitation#secret', { as: 'employer' });
    await screen.findByText('Join Seaside Hotels');
    expect(api.sent(companyInvitationJoin)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Join Seaside Hotels' }));
    await waitFor(() => expect(app.url()).toBe('/employer/dashboard'));
    expect(api.sent(companyInvitationJoin)).toMatchObject([{ body: { token: 'secret' } }]);
    await app.settle();
  });

  it('asks who has an account to sign in', async () => {
    api.answer(companyInvitationRead, { ...OFFER, hasAccount: true });
    await openApp(api, '/company-invitation#secret');
    await screen.findByText('This address has an account. Sign in with it, and open the link again.');
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  it.each([
    ['', 0],
    ['#secret', 410],
  ])('with “%s” and the answer %s is no longer valid', async (hash, status) => {
    api.fail(companyInvitationRead, status, { message: 'Too late.' });
    await openApp(api, `/company-invitation${hash}`);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This invitation is no longer valid. Please ask for a new one.');
    expect(screen.queryByLabelText('Username')).toBeNull();
  });
});
