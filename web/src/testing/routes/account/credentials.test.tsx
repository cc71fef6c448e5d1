import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  linkedIdentitiesMethods,
  passkeysRegister,
  passkeysRename,
  passkeysStartRegistration,
  secondFactorConfirm,
  secondFactorRenew,
  secondFactorStart,
} from '@/api/generated/calls/account.gen';
import * as passkeys from '@/lib/browser/passkeys.ts';
import { sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { alerts, areDialogsClosed, fill } from '@/testing/controls.ts';

const METHODS = sampleOf(linkedIdentitiesMethods);

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi().answer(linkedIdentitiesMethods, { ...METHODS, hasPassword: true });
});
afterEach(() => closeApps(api));

const settings = () => openApp(api, '/settings', { as: 'job_seeker' });
const panel = (name: string) =>
  within(screen.getByText(name, { selector: 'h2' }).closest('[role=region]') as HTMLElement);
const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text, { selector: 'button span' }).at(-1) as Element);
/** Fills a field of the dialog. */
const fillIn = (label: string, text: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value: text } });
const main = () => screen.getByRole('main').textContent;

describe('two-factor authentication', () => {
  const factor = (changes: object) =>
    api.answer(linkedIdentitiesMethods, {
      ...METHODS,
      hasPassword: true,
      secondFactor: { ...METHODS.secondFactor, ...changes },
    });

  it.each([
    [1, 'One recovery code is left.'],
    [2, '2 recovery codes are left.'],
  ])('counts %s codes, and shows new ones once', async (recoveryCodesLeft, text) => {
    factor({ isOn: true, recoveryCodesLeft });
    api.answer(secondFactorRenew, { recoveryCodes: ['aaaa', 'bbbb'] });
    await settings();
    expect(main()).toContain(text);
    press('New Recovery Codes');
    fill('Code', ' 123456 ');
    press('Continue');
    await screen.findByText('Password is required');
    fillIn('Your password', 'correct horse');
    press('Continue');
    await screen.findByText('bbbb');
    expect(api.sent(secondFactorRenew)).toMatchObject([{ body: { password: 'correct horse', code: '123456' } }]);
    press('I Have Saved Them');
    await waitFor(() => expect(areDialogsClosed()).toBe(true));
  });

  it('is set up in three steps', async () => {
    factor({ isOn: false });
    api
      .answer(secondFactorStart, { secret: 'ABCDEFGH', address: 'otpauth://x' })
      .fail(secondFactorConfirm, 400, { message: 'No.', errors: [{ field: 'code', message: 'Wrong code' }] });
    await settings();
    press('Set Up Authenticator App');
    await screen.findByText('Set up an authenticator app');
    fillIn('Your password', 'correct horse');
    press('Continue');
    await screen.findByText('ABCD EFGH');
    expect(api.sent(secondFactorStart)).toMatchObject([{ body: { password: 'correct horse' } }]);
    fill('Code from the app', '000000');
    press('Turn On');
    await screen.findByText('Wrong code');
    api.answer(secondFactorConfirm, { recoveryCodes: ['cccc'] });
    fill('Code from the app', '123456');
    press('Turn On');
    await screen.findByText('cccc');
    press('I Have Saved Them');
    await waitFor(() => expect(screen.queryByText('cccc')).toBeNull());
  });
});

describe('passkeys', () => {
  it('are added under a name, with the answer of the browser', async () => {
    const createPasskey = vi.spyOn(passkeys, 'createPasskey').mockResolvedValue({ id: 'key' });
    api
      .fail(passkeysStartRegistration, 403, { message: 'Wrong password.' })
      .answer(passkeysRegister, sampleOf(passkeysRegister));
    await settings();
    press('Add Passkey');
    expect(await screen.findByLabelText('Name', { selector: 'input' })).toHaveProperty('value', 'Unknown browser');
    fill('Name', ' ');
    press('Continue');
    await screen.findByText('Name is required');
    fill('Name', ' My phone ');
    fillIn('Your password', 'correct horse');
    press('Continue');
    await waitFor(() => expect(alerts()).toContain('Wrong password.'));
    press('Cancel');
    await waitFor(() => expect(areDialogsClosed()).toBe(true));
    press('Add Passkey');
    await screen.findByLabelText('Name', { selector: 'input' });
    expect(alerts()).not.toContain('Wrong password.');
    api.answer(passkeysStartRegistration, { challenge: 'c' } as never);
    fill('Name', ' My phone ');
    fillIn('Your password', 'correct horse');
    const before = api.sent(linkedIdentitiesMethods).length;
    press('Continue');
    await screen.findByText('You can sign in with it from now on.');
    expect(createPasskey).toHaveBeenCalledExactlyOnceWith({ challenge: 'c' });
    expect(api.sent(passkeysRegister)).toMatchObject([{ body: { name: 'My phone', answer: { id: 'key' } } }]);
    await waitFor(() => expect(api.sent(linkedIdentitiesMethods).length).toBeGreaterThan(before));
    await waitFor(() => expect(areDialogsClosed()).toBe(true));
  });

  it.each([
    ['Sample name', []],
    [' ', []],
    ['Phone', [{ path: { id: '1' }, body: { name: 'Phone' } }]],
  ])('renamed to “%s” send %j', async (name, sent) => {
    api.answer(passkeysRename, sampleOf(passkeysRename));
    const app = await settings();
    fireEvent.click(panel('Passkeys').getByRole('button', { name: 'Edit' }));
    const field = panel('Passkeys').getByRole('textbox');
    fireEvent.change(field, { target: { value: name } });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    fireEvent.keyUp(field, { key: 'Enter', keyCode: 13 });
    await app.settle();
    expect(api.sent(passkeysRename)).toMatchObject(sent);
    expect(api.sent(passkeysRename)).toHaveLength(sent.length);
  });
});

it.each([
  [true, true, '/second-factor'],
  [true, false, '/admin/payments'],
  [false, true, '/admin/payments'],
])(
  'where admins need a second factor: %s, and one is missing: %s, it leads to %s',
  async (adminSecondFactor, isMissing, to) => {
    const methods = sampleOf(linkedIdentitiesMethods);
    const secondFactor = { ...methods.secondFactor, isMissing, isOn: false };
    api.answer(linkedIdentitiesMethods, { ...methods, passkeys: [], secondFactor });
    const app = await openApp(api, '/admin/payments', {
      as: 'admin',
      site: adminSecondFactor ? { adminSecondFactor } : {},
    });
    expect(app.url()).toBe(to);
    if (to !== '/second-factor') return;
    expect(screen.queryByText('Set Up Authenticator App')).not.toBeNull();
    api.answer(linkedIdentitiesMethods, {
      ...methods,
      secondFactor: { ...secondFactor, isMissing: false, isOn: true },
    });
    await app.client.invalidateQueries({ queryKey: ['account', 'sign-in'] });
    fireEvent.click(await screen.findByText('Continue'));
    await waitFor(() => expect(app.url()).toBe('/admin/dashboard'));
    await app.settle();
  },
);

it.each([
  [[], true, 'Sign Out'],
  [['Phone'], false, 'Sign Out'],
  [[], false, 'Set Up Authenticator App'],
])('an admin with passkeys %j and codes: %s, who signed in without, is offered “%s”', async (names, isOn, offered) => {
  const methods = sampleOf(linkedIdentitiesMethods);
  const secondFactor = { ...methods.secondFactor, isMissing: true, isOn };
  api.answer(linkedIdentitiesMethods, {
    ...methods,
    passkeys: names.flatMap((name) => methods.passkeys.map((passkey) => ({ ...passkey, name }))),
    secondFactor,
  });
  await openApp(api, '/second-factor', { as: 'admin', site: { adminSecondFactor: true } });
  await screen.findByText(offered);
  const other = offered === 'Sign Out' ? 'Set Up Authenticator App' : 'Sign Out';
  expect(screen.queryByText(other)).toBeNull();
});
