import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  accountEmailChange,
  accountEmailRead,
  accountKeepTime,
  accountLeavingDelete,
  accountLeavingReadExport,
  accountLeavingStartExport,
  accountListSessions,
  accountRename,
  accountSetPassword,
  linkedIdentitiesMethods,
  linkedIdentitiesStartLinking,
  notificationsChoose,
  notificationsRead,
  pushRead,
} from '@/api/generated/calls/account.gen';
import { receivedApplicationsSummary } from '@/api/generated/calls/hiring.gen';
import { providerSignInList } from '@/api/generated/calls/identity.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { ownTimeZoneName } from '@/lib/browser/time-zone.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { areDialogsClosed, choose, chosen, fill, hrefOf, typed } from '@/testing/controls.ts';
import { isOff } from '../actions/action.ts';

const METHODS = sampleOf(linkedIdentitiesMethods);
const EMAIL = { ...sampleOf(accountEmailRead), canChange: true, isVerified: true };

const OF_THE_DEVICE = `That of this device (${ownTimeZoneName()})`;
const EASTERN = 'Eastern Time (America/New York)';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi().answer(linkedIdentitiesMethods, { ...METHODS, hasPassword: true });
});
afterEach(() => closeApps(api));

const settings = (role: 'job_seeker' | 'employer' = 'job_seeker') => openApp(api, '/settings', { as: role });
const panel = (name: string) =>
  within(screen.getByText(name, { selector: 'h2' }).closest('[role=region]') as HTMLElement);
const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text, { selector: 'button span' }).at(-1) as Element);
/** Fills a field of the dialog. */
const fillIn = (label: string, text: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value: text } });
const main = () => screen.getByRole('main').textContent;

it.each([
  [{ isVerified: true, mustBeVerified: true }, /Verified(?!.*Verify your address)/],
  [
    { isVerified: false, mustBeVerified: true },
    /Not verified.*Verify your address to apply, post jobs and send messages\./,
  ],
  [{ isVerified: false, mustBeVerified: false }, /Not verified.*Verify your address to confirm that it is yours\./],
  [{ isVerified: false, canChange: false }, /^(?!.*Verify your address).*This site does not send email, so addresses/],
  [{ pendingEmail: 'new@example.com' }, /the link we sent to new@example\.com\. Until then, nothing changes\./],
])('says of an address that is %o what can be done', async (state, text) => {
  api.answer(accountEmailRead, { ...EMAIL, ...state });
  await settings();
  expect(main()).toMatch(text);
  expect(main()?.includes('Until then')).toBe('pendingEmail' in state);
});

it('changes the time zone of emails, also back to that of the device', async () => {
  api.answer(accountKeepTime, ({ body }) => ({ ...PEOPLE.job_seeker, ...(body as { timeZone: string | null }) }));
  const app = await settings();
  expect(chosen('Time zone of your emails')).toBe(OF_THE_DEVICE);
  const search = (text: string) =>
    fireEvent.change(screen.getByLabelText('Time zone of your emails'), { target: { value: text } });
  // Found by what people call it, and by place.
  search('eastern t');
  expect(await screen.findByTitle('Eastern Time (America/Toronto)')).toBeTruthy();
  search('new york');
  await choose(app.user, 'Time zone of your emails', EASTERN);
  await waitFor(() => expect(chosen('Time zone of your emails')).toBe(EASTERN));
  await choose(app.user, 'Time zone of your emails', OF_THE_DEVICE);
  await waitFor(() => expect(chosen('Time zone of your emails')).toBe(OF_THE_DEVICE));
  expect(api.sent(accountKeepTime).map(({ body }) => body)).toEqual([
    { timeZone: 'America/New_York' },
    { timeZone: null },
  ]);
});

it('changes the address with the password, then empties the form', async () => {
  api.answer(accountEmailRead, EMAIL).fail(accountEmailChange, 403, {
    message: 'That is wrong.',
    errors: [{ field: 'currentPassword', message: 'Wrong password' }],
  });
  await settings();
  press('Change Email');
  await screen.findByText('Please enter a valid email address');
  fill('New email', ' mina@example.org ');
  const password = panel('Email').getByLabelText('Your password');
  fireEvent.change(password, { target: { value: 'wrong' } });
  press('Change Email');
  await screen.findByText('Wrong password');
  expect(typed('New email')).toBe('mina@example.org');
  api.answer(accountEmailChange, undefined as never);
  fireEvent.change(password, { target: { value: 'correct horse' } });
  press('Change Email');
  await screen.findByText('We have sent a link to mina@example.org.');
  await waitFor(() => expect([typed('New email'), (password as HTMLInputElement).value]).toEqual(['', '']));
  expect(api.sent(accountEmailChange).at(-1)?.body).toEqual({
    email: 'mina@example.org',
    currentPassword: 'correct horse',
  });
});

it('changes the password once it is repeated, then empties the form', async () => {
  api.answer(accountSetPassword, undefined as never);
  await settings();
  const current = panel('Password').getByLabelText('Current password') as HTMLInputElement;
  press('Change Password');
  await screen.findByText('Current password is required');
  fireEvent.change(current, { target: { value: 'correct horse' } });
  fill('New password', 'a calmer harbor');
  fill('Confirm new password', 'a calmer');
  press('Change Password');
  await screen.findByText('Passwords do not match');
  fill('Confirm new password', 'a calmer harbor');
  press('Change Password');
  await screen.findByText('Password changed');
  expect(api.sent(accountSetPassword)).toMatchObject([
    { body: { currentPassword: 'correct horse', newPassword: 'a calmer harbor' } },
  ]);
  await waitFor(() =>
    expect([current.value, typed('New password'), typed('Confirm new password')]).toEqual(['', '', '']),
  );
});

it('shows the new name everywhere, or below the field why it was refused', async () => {
  api.fail(accountRename, 400, { message: 'No.', errors: [{ field: 'fullName', message: 'That is no name' }] });
  await settings();
  fill('Full name', '  ');
  press('Save Name');
  await screen.findByText('Full name is required');
  fill('Full name', 'Mina O.');
  press('Save Name');
  await screen.findByText('That is no name');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full name')));
  api.answer(accountRename, { ...PEOPLE.job_seeker, fullName: 'Mina O.' });
  press('Save Name');
  await screen.findByText('Name changed');
  fireEvent.click(screen.getByRole('button', { name: 'Your account' }));
  expect(screen.getByRole('menu').parentElement?.textContent).toContain('Mina O.');
});

it('lists sessions, and ends others only if there are some', async () => {
  api.answer(pushRead, { publicKey: null, isOn: false, sessionIds: [] });
  const session = firstOf(accountListSessions);
  const current = { ...session, id: 1, isCurrent: true, address: '10.0.0.1', userAgent: 'Firefox/140 Windows' };
  api.answer(accountListSessions, [current, { ...current, id: 2, isCurrent: false, address: null }]);
  const app = await settings();
  const rows = () =>
    panel('Where you are signed in')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(rows()).toEqual([
    expect.stringMatching(/^Firefox on WindowsThis device10\.0\.0\.1 · Signed in .*(?<!Sign Out)$/),
    expect.stringMatching(/^Firefox on WindowsSigned in .* · last active .*Sign Out$/),
  ]);
  expect(screen.queryByText('Sign Out Everywhere Else')).not.toBeNull();
  api.answer(accountListSessions, [current]);
  await app.client.refetchQueries({ queryKey: ['account', 'sessions'] });
  await waitFor(() => expect(screen.queryByText('Sign Out Everywhere Else')).toBeNull());
});

it('reads notifications again on every visit, and says where the site or the mailbox cannot take them', async () => {
  const settled = sampleOf(notificationsRead);
  api.answer(notificationsRead, { ...settled, isAvailable: false, email: 'mina@example.com', refused: [] });
  const app = await settings();
  const switches = () =>
    within(screen.getByRole('region', { name: 'Notifications' })).getAllByRole('switch') as HTMLButtonElement[];
  expect(main()).toContain('This site does not send email: no mail server is set up.');
  expect(switches().map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
  api.answer(notificationsRead, {
    ...settled,
    isAvailable: true,
    email: 'mina@example.com',
    refused: ['alerts'] as never,
  });
  await app.go('/about/about-us');
  await app.go('/settings');
  await waitFor(() => expect(main()).toContain('Emails go to mina@example.com.'));
  expect(main()).toContain('mina@example.com rejected our emails');
  expect(switches().map(({ disabled }) => disabled)).toEqual([false, false, false, false]);
});

it('turns one stream of notifications off, while which only its switch waits', async () => {
  const streams = { applications: true, messages: true, alerts: false, reminders: true };
  const settled = { ...sampleOf(notificationsRead), isAvailable: true, streams, refused: [] };
  api
    .answer(notificationsRead, settled)
    .answer(notificationsChoose, { ...settled, streams: { ...streams, messages: false } });
  const release = api.hold(notificationsChoose);
  const app = await settings();
  const stream = (name: string) => screen.getByRole('switch', { name });
  const waiting = () => ['Applications', 'Messages', 'Job alerts', 'Reminders'].filter((name) => isOff(stream(name)));
  fireEvent.click(stream('Messages'));
  await waitFor(() => expect(waiting()).toEqual(['Messages']));
  release();
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(api.sent(notificationsChoose).map(({ body }) => body)).toEqual([{ ...streams, messages: false }]);
  expect(stream('Messages').getAttribute('aria-checked')).toBe('false');
  await app.settle();
});

it('links an account at a provider with the password, and shows no panel where there is none', async () => {
  api.answer(linkedIdentitiesMethods, { ...METHODS, hasPassword: true, identities: [] }).answer(providerSignInList, []);
  const app = await settings();
  expect(screen.queryByText('Linked accounts')).toBeNull();
  app.close();
  api
    .answer(providerSignInList, [{ name: 'alpha', label: 'Alpha' }])
    .answer(linkedIdentitiesStartLinking, { url: '#provider' });
  await settings();
  press('Link Alpha');
  await screen.findByRole('dialog');
  fillIn('Your password', 'correct horse');
  press('Continue');
  await waitFor(() => expect(window.location.hash).toBe('#provider'));
  expect(api.sent(linkedIdentitiesStartLinking)).toMatchObject([
    { path: { provider: 'alpha' }, body: { password: 'correct horse' } },
  ]);
});

it.each([
  [{ state: 'preparing' }, 'Your export is being prepared.', true],
  [{ state: 'failed' }, 'The export failed. Please try again.', false],
  [
    { state: 'ready', url: '/exports/1', expiresAt: '2026-11-20T10:00:00.000Z' },
    /^Your export is ready to download until /,
    false,
  ],
] as const)('an export that is %o is told, and then another one is offered', async (state, text, isDisabled) => {
  api.answer(accountLeavingReadExport, { ...sampleOf(accountLeavingReadExport), ...state } as never);
  await settings();
  expect(screen.getByText(text)).toBeDefined();
  expect(hrefOf('Download')).toBe(state.state === 'ready' ? '/exports/1' : undefined);
  expect(screen.getByText('Export My Data').closest('button')?.disabled).toBe(isDisabled);
});

it.each([
  [{ activeJobs: 1, pendingJobs: 0, archivedJobs: 0, totalApplications: 1 }, '1 listing:', '1 application,'],
  [{ activeJobs: 1, pendingJobs: 2, archivedJobs: 4, totalApplications: 0 }, '7 listings:', '0 applications,'],
])('an employer reads what goes with the account: %o', async (summary, listings, applications) => {
  api.answer(receivedApplicationsSummary, { ...sampleOf(receivedApplicationsSummary), ...summary });
  api.fail(accountLeavingDelete, 403, { message: 'Wrong password.' });
  const app = await settings('employer');
  press('Delete My Account');
  await screen.findByText(/^This goes with your account/);
  const text = () => screen.getByRole('dialog').textContent;
  await waitFor(() => expect(text()).toContain(listings));
  expect(text()).toContain(applications);
  press('Delete Account');
  await screen.findByText('Password is required');
  fillIn('Your password', 'wrong');
  press('Delete Account');
  await screen.findByText('Wrong password.');
  expect([app.url(), api.sent(accountLeavingDelete)[0]?.body]).toEqual(['/settings', { password: 'wrong' }]);
});

it('starts an export with the password, and closes the dialog', async () => {
  api
    .answer(accountLeavingReadExport, { ...sampleOf(accountLeavingReadExport), state: 'none' as never })
    .answer(accountLeavingStartExport, { ...sampleOf(accountLeavingStartExport), state: 'failed' });
  await settings();
  press('Export My Data');
  await screen.findByRole('dialog');
  fillIn('Your password', 'correct horse');
  press('Start Export');
  await waitFor(() => expect(areDialogsClosed()).toBe(true));
  expect(api.sent(accountLeavingStartExport)).toMatchObject([{ body: { password: 'correct horse' } }]);
});
