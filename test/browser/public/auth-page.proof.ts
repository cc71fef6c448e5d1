import { expect, test } from '@playwright/test';
import { follow, openHydrated } from '../support/hydration.js';
import { findDemoRecords } from '../support/demo-records.js';
import { toasts } from '../support/toasts.js';
import { submitSignIn } from '../support/sign-in.js';

const PASSWORD = 'wayfare-demo';

test.describe('the sign-in page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('explains that signing in needs JavaScript, and links to the search', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
    await page.getByRole('link', { name: 'search jobs' }).click();
    await expect(page.getByRole('heading', { name: 'Available Positions' })).toBeVisible();
  });
});

test('selects tab and role from the URL', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name });
  await openHydrated(page, '/auth');
  await expect(tab('Login')).toHaveAttribute('aria-selected', 'true');
  for (const claim of [
    'Connections with employers in hotels, cruise lines and airlines',
    'Opportunities in over 120 countries',
    'Roles from entry level to executive',
  ]) {
    await expect(page.getByText(claim)).toBeVisible();
  }
  await expect(page.getByRole('figure').getByRole('blockquote')).toBeVisible();

  await openHydrated(page, '/auth?role=employer');
  await expect(tab('Register')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: /Employer/ })).toBeChecked();
  await expect(page.getByLabel('Company name')).toBeVisible();
  await tab('Login').click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await tab('Register').click();
  await expect(page.getByRole('radio', { name: /Employer/ })).toBeChecked();

  for (const query of ['tab=register', 'role=job-seeker']) {
    await follow(page, '/auth');
    await expect(tab('Login')).toHaveAttribute('aria-selected', 'true');
    await follow(page, `/auth?${query}`);
    await expect(tab('Register')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('radio', { name: /Job Seeker/ })).toBeChecked();
  }
  for (const label of ['Username', 'Email', 'Full name', 'Confirm password']) {
    await expect(page.getByLabel(label)).toBeVisible();
  }
  await expect(page.getByLabel('Company name')).toHaveCount(0);
});

test('returns to the requested page after sign-in, or to the dashboard if it is on another origin', async ({
  page,
  request,
}) => {
  const { openJob } = await findDemoRecords(request);
  for (const [username, returnTo, path] of [
    ['maria', `/jobs/${openJob}`, `/jobs/${openJob}`],
    ['maria', '//evil.example/x', '/job-seeker/dashboard'],
    ['grandhotel', 'https://evil.example/', '/employer/dashboard'],
    ['admin', '/\\evil.example', '/admin/dashboard'],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
    await submitSignIn(page, username, PASSWORD);
    await expect(page, returnTo).toHaveURL((url) => url.pathname === path);
  }
});

test('distinguishes invalid from wrong credentials and logs neither', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await openHydrated(page, '/auth');
  await submitSignIn(page, 'ma', 'short');
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();

  await submitSignIn(page, 'maria', 'not-her-password');
  await expect(toasts(page)).toContainText('Login failed');
  await expect(toasts(page)).toContainText('Invalid username or password');
  await expect(toasts(page).locator('[data-tone="destructive"]')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('maria');

  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Password', { exact: true }).fill('one-password');
  await page.getByLabel('Confirm password').fill('other-password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();

  await page.getByRole('tab', { name: 'Login' }).click();
  await submitSignIn(page, 'maria', PASSWORD);
  await expect(toasts(page)).toContainText('Login successful');
  await expect(toasts(page)).toContainText(/Welcome back, .+!/);
  await expect(page).toHaveURL(/\/job-seeker\/dashboard/);
  expect(said.join('\n')).not.toMatch(/short|not-her-password|one-password|other-password|wayfare-demo/);
});
