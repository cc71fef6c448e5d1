import { expect, type Page } from '@playwright/test';
import { ApiClient } from '#test/support/server/api-client.js';
import { ADMIN, signIn, test, type MailSite, type SiteMail } from '../../support/servers/mail-site.js';
import { submitSignIn } from '../../support/sign-in.js';

const PASSWORD = ADMIN.password;
const NEW_PASSWORD = 'a longer secret';

const toast = (page: Page) => page.getByRole('status');

/** A unique username, because all tests share the site. */
const unique = (name: string) => `${name}_${Math.random().toString(36).slice(2, 10)}`;

/** Registers a user over HTTP; returns the username. */
async function register({ url }: MailSite, name: string): Promise<string> {
  const username = unique(name);
  const email = `${username}@wayfare.test`;
  await new ApiClient(url).register({ username, email, fullName: 'Liv Walker', password: PASSWORD });
  return username;
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/auth');
  await submitSignIn(page, username, password);
}

/** The first link in an email. */
const linkIn = ({ body }: SiteMail): string => /https?:\S+/.exec(body)?.[0] ?? '';

/** Records the URL (without fragment) and the headers of every request. */
function recordRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url().split('#')[0] ?? '', JSON.stringify(request.headers())));
  return sent;
}

async function setNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();
}

test('resets the password with an emailed link whose token never leaves the browser', async ({ page, site }) => {
  const username = await register(site, 'forgetful');
  const sent = recordRequests(page);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByLabel('Username or email').fill(username);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'If that account exists' })).toBeVisible();

  const link = linkIn(await site.mailTo(`${username}@wayfare.test`));
  const token = link.split('#')[1] ?? '';
  expect(token).toHaveLength(43);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a new password');
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill('password123');
  await page.getByLabel('Confirm new password').fill('password123');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('alert').first()).toContainText('This password is too common.');
  await setNewPassword(page);
  expect(sent.filter((text) => text.includes(token))).toEqual([]);

  await logIn(page, username, NEW_PASSWORD);
  await expect(page).toHaveURL((url) => url.pathname === '/job-seeker/dashboard');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid. Please request a new one.');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('lets an admin create a password link', async ({ page, site }) => {
  const username = await register(site, 'lockedout');
  await signIn(page.request, ADMIN.username);
  await page.goto(`/admin/dashboard?tab=users&search=${username}`);
  await page.getByRole('link', { name: 'Liv Walker' }).click();
  await page.getByRole('button', { name: 'Create a password link for Liv Walker' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Password link for Liv Walker' });
  await expect(dialog).toContainText('It works once, expires in one hour');
  const link = /https?:\S+/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await page.goto(link);
  await setNewPassword(page);
  await new ApiClient(site.url).login(username, NEW_PASSWORD);
});

test('changes the name and password, and ends sessions in other browsers', async ({ page, browser, site }) => {
  const username = await register(site, 'settled');
  await signIn(page.request, username);
  await page.goto('/job-seeker/dashboard');
  const otherContext = await browser.newContext({
    baseURL: site.url,
    userAgent: 'Gecko/20100101 Firefox/143.0 (Windows)',
  });
  const other = otherContext.request;
  const expectSignedIn = async (isSignedIn: boolean) =>
    expect((await other.get('/api/user')).status()).toBe(isSignedIn ? 200 : 401);
  await signIn(other, username);
  await expectSignedIn(true);

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.getByLabel('Full name').fill('Liv Runner');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(toast(page).filter({ hasText: 'Name changed' })).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('banner').getByText('Liv Runner')).toBeVisible();
  await page.keyboard.press('Escape');

  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await sessions.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click();
  await expect(sessions.getByText('Firefox on Windows')).toHaveCount(0);
  await expectSignedIn(false);
  await signIn(other, username);

  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('This is not your current password').first()).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(toast(page).filter({ hasText: 'Password changed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expectSignedIn(false);
  await otherContext.close();
});

test('changes the email address with a link sent to the new one, and undoes it with a link sent to the old one', async ({
  page,
  site,
}) => {
  const username = await register(site, 'moving');
  const [old, changed] = [`${username}@wayfare.test`, `${unique('moved')}@wayfare.test`] as const;
  await signIn(page.request, username);
  await page.goto('/settings');
  const panel = page.getByRole('region', { name: 'Email' });
  await expect(panel).toContainText('Not verified');
  await panel.getByLabel('New email').fill(changed);
  await panel.getByLabel('Your password').fill(PASSWORD);
  await panel.getByRole('button', { name: 'Change Email' }).click();
  await expect(panel).toContainText(`Confirm the change with the link we sent to ${changed}.`);
  await expect(panel).toContainText(old);

  await page.goto(linkIn(await site.mailTo(changed)));
  await expect(page).toHaveURL(/\/email\/confirm$/);
  await page.getByRole('button', { name: 'Confirm Address' }).click();
  await page.getByRole('link', { name: 'Go to settings' }).click();
  await expect(panel).toContainText(changed);
  await expect(panel).not.toContainText('Not verified');

  await page.goto(linkIn(await site.mailTo(old)));
  await page.getByRole('button', { name: 'Undo Change' }).click();
  await expect(page.getByText('Your previous address has been restored.')).toBeVisible();
  await expect.poll(async () => (await site.mailsTo(old)).length).toBe(2);
  for (const mail of (await site.mailsTo(old)).slice(1)) await page.goto(linkIn(mail));
  await setNewPassword(page);
  await page.goto('/settings');
  await expect(page).toHaveURL((url) => url.pathname === '/auth');
  await submitSignIn(page, old, NEW_PASSWORD);
  await expect(page).toHaveURL((url) => url.pathname === '/settings');
});

test('verifies the email address with an emailed link', async ({ page, site }) => {
  const username = await register(site, 'unverified');
  await signIn(page.request, username);
  await page.goto('/settings');
  const panel = page.getByRole('region', { name: 'Email' });
  await panel.getByRole('button', { name: 'Send Link' }).click();
  await expect(toast(page).filter({ hasText: 'Check your email' })).toBeVisible();
  await page.goto(linkIn(await site.mailTo(`${username}@wayfare.test`)));
  await page.getByRole('button', { name: 'Verify Address' }).click();
  await page.getByRole('link', { name: 'Go to settings' }).click();
  await expect(panel.getByText('Verified', { exact: true })).toBeVisible();
});

test('adds a passkey, signs in with it, and removes it', async ({ page, context, site }) => {
  const username = await register(site, 'keyholder');
  await signIn(page.request, username);
  // Passkeys require a verified address.
  expect((await page.request.post('/api/email-verification')).status()).toBe(202);
  const token = /email\/verify#([\w-]+)/.exec((await site.mailTo(`${username}@wayfare.test`)).body)?.[1];
  expect((await page.request.post('/api/email-verification/confirm', { data: { token } })).status()).toBe(204);
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Your password').fill('wrong secret');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('This is not your current password');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page).filter({ hasText: 'Passkey added' })).toBeVisible();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByRole('listitem')).toContainText('My laptop');

  await context.clearCookies();
  await page.goto('/auth?returnTo=/settings');
  await page.getByRole('button', { name: 'Use a Passkey' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/settings');
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await expect(toast(page).filter({ hasText: 'Passkey removed' })).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
});

test('exports the data and deletes the account', async ({ page, site }) => {
  const username = await register(site, 'leaver');
  await signIn(page.request, username);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Export My Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export your data' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Start Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('wayfare-account.zip');

  await page.getByRole('button', { name: 'Delete My Account' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete your account?' });
  await deletion.getByLabel('Your password').fill(PASSWORD);
  await deletion.getByRole('button', { name: 'Delete Account' }).click();
  await expect(toast(page).filter({ hasText: 'Account deleted' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await logIn(page, username, PASSWORD);
  await expect(page.getByRole('alert')).toContainText('Invalid username or password');
});

test('signs up with a provider, unlinks it after setting a password, and links it again', async ({ page, site }) => {
  const username = unique('nora');
  const email = `${username}@wayfare.test`;
  await site.signInAtProvider({ sub: username, email, email_verified: true, name: 'Nora Quist' });
  const sent = recordRequests(page);
  await page.goto('/auth?tab=register&returnTo=/messages');
  await page.getByRole('link', { name: 'Continue with Acme Travel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await expect(page.getByLabel('Full name')).toHaveValue('Nora Quist');
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/messages');
  expect(sent.filter((text) => /"referer":"[^"]*(code|state)=/.test(text))).toEqual([]);

  await page.goto('/settings');
  const unlink = page.getByRole('button', { name: `Unlink Acme Travel, ${email}` });
  await unlink.click();
  await expect(toast(page).filter({ hasText: 'This is your only way to sign in' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await unlink.click();
  await expect(unlink).toHaveCount(0);

  await page.getByRole('button', { name: 'Link Acme Travel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link Acme Travel' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(unlink).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Continue with Acme Travel' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/job-seeker/dashboard');
  await expect(toast(page).filter({ hasText: 'Login successful' })).toBeVisible();
});

test('reports a canceled sign-in, and requires the password to link an account', async ({ page, site }) => {
  const username = await register(site, 'liv');
  await site.signInAtProvider();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Continue with Acme Travel' }).click();
  await expect(page.getByRole('alert')).toHaveText('The sign-in was canceled.');
  await site.signInAtProvider({ sub: username, email: `${username}@wayfare.test`, email_verified: true });
  await page.getByRole('link', { name: 'Continue with Acme Travel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Link your account');
  await page.getByLabel('Your Wayfare password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Link and Sign In' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/job-seeker/dashboard');
});
