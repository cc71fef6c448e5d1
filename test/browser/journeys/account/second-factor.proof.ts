import { expect, type Page } from '@playwright/test';
import { STEP } from '#test/support/authenticator-app.js';
import { follow } from '../../support/hydration.js';
import { ADMIN, signIn, test } from '../../support/servers/mail-site.js';
import { enterCode, enterPassword, setUpSecondFactor } from '../../support/second-factor.js';
import { submitSignIn } from '../../support/sign-in.js';

const PASSWORD = ADMIN.password;

async function signOut(page: Page): Promise<void> {
  await page.request.post('/api/logout');
}

test('invites an admin, who must set up an authenticator app and signs in with a code', async ({
  page,
  site,
  newPage,
}) => {
  const username = `ada_${Math.random().toString(36).slice(2, 10)}`;
  const email = `${username}@wayfare.test`;
  await signIn(page.request, ADMIN.username);
  await page.goto('/admin/dashboard?tab=users');
  await page.getByRole('button', { name: 'Invite an Admin' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('dialog').getByLabel('Your password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByRole('region', { name: 'Invited admins' }).getByText(email)).toBeVisible();

  const link = /https?:\S+#\S+/.exec((await site.mailTo(email)).body)?.[0] ?? '';
  const invited = await newPage(undefined, { baseURL: site.url });
  await invited.goto(link);
  await expect(invited).toHaveURL(/\/admin-invitation$/);
  await invited.getByLabel('Full name').fill('Ada Second');
  await invited.getByLabel('Username').fill(ADMIN.username);
  await invited.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await invited.getByLabel('Confirm password').fill(PASSWORD);
  await invited.getByRole('button', { name: 'Create Account' }).click();
  await expect(invited.getByText('Username is already taken').first()).toBeVisible();
  await invited.getByLabel('Username').fill(username);
  await invited.getByRole('button', { name: 'Create Account' }).click();
  await expect(invited).toHaveURL((url) => url.pathname === '/admin/dashboard');

  await invited.goto(`${site.strictUrl}/admin/audit`);
  await expect(invited).toHaveURL(`${site.strictUrl}/second-factor`);
  expect((await invited.request.get(`${site.strictUrl}/api/admin/audit`)).status()).toBe(403);
  const { app, recoveryCodes } = await setUpSecondFactor(invited);
  await invited.getByRole('button', { name: 'Continue' }).click();
  await expect(invited).toHaveURL(`${site.strictUrl}/admin/dashboard`);
  await follow(invited, '/second-factor');
  await expect(invited).toHaveURL(`${site.strictUrl}/admin/dashboard`);
  await follow(invited, '/admin/audit');
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('Audit Log');

  await signOut(invited);
  await enterPassword(invited, username);
  await enterCode(invited, '000000');
  await expect(invited.getByText('This code is not valid.').first()).toBeVisible();
  await invited.getByLabel('Code').fill(app.code(Date.now() + STEP));
  await invited.getByRole('button', { name: 'Sign in' }).click();
  await expect(invited).toHaveURL((url) => url.pathname === '/admin/dashboard');

  await signOut(invited);
  await invited.goto('/auth?returnTo=/settings');
  await submitSignIn(invited, username, PASSWORD);
  await enterCode(invited, recoveryCodes[0] ?? '');
  await expect(invited).toHaveURL((url) => url.pathname === '/settings');
  await expect(invited.getByText('9 recovery codes are left.')).toBeVisible();

  await invited.getByRole('button', { name: 'Turn Off' }).click();
  const dialog = invited.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByLabel('Code').fill(recoveryCodes[1] ?? '');
  await dialog.getByRole('button', { name: 'Turn Off' }).click();
  await expect(invited.getByRole('button', { name: 'Set Up Authenticator App' })).toBeVisible();
});
