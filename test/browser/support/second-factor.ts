import { expect, type Page } from '@playwright/test';
import { AuthenticatorApp } from '../../support/authenticator-app.js';
import { ADMIN } from './servers/mail-site.js';
import { submitSignIn } from './sign-in.js';

const PASSWORD = ADMIN.password;

/** The first step of signing in. */
export async function enterPassword(page: Page, username: string): Promise<void> {
  await page.goto('/auth');
  await submitSignIn(page, username, PASSWORD);
}

/** The second step of signing in. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Turns on two-factor authentication on the current page. */
export async function setUpSecondFactor(page: Page): Promise<{ app: AuthenticatorApp; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: 'Set Up Authenticator App' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.locator('svg').first()).toBeVisible();
  const app = new AuthenticatorApp((await dialog.locator('code').innerText()).replaceAll(/[^A-Z2-7]/g, ''));
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(dialog.getByText('This code is not valid.').first()).toBeVisible();
  await dialog.getByLabel('Code from the app').fill(app.code());
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(dialog.getByText('Two-factor authentication is on')).toBeVisible();
  const recoveryCodes = await dialog.getByRole('list', { name: 'Recovery codes' }).locator('code').allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(dialog).toBeHidden();
  return { app, recoveryCodes };
}
