import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The demo account of each role. */
export const DEMO_ACCOUNTS = { seeker: 'maria', employer: 'grandhotel', admin: 'admin' } as const;

/** The kind of user who views a screen. */
export type Viewer = 'visitor' | keyof typeof DEMO_ACCOUNTS;

/** Signs in a demo account over HTTP; the cookie stays in the browser context. */
export async function signInAs(viewer: Viewer, requests: APIRequestContext): Promise<void> {
  if (viewer === 'visitor') return;
  const response = await requests.post('/api/login', {
    data: { username: DEMO_ACCOUNTS[viewer], password: 'wayfare-demo' },
  });
  expect(response.status(), `signing in as ${viewer}`).toBe(200);
}

/** Fills in and submits the sign-in form of the current page. */
export async function submitSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).and(page.locator('[type="submit"]')).click();
}

/** Fills in and submits the registration form of the current page, with a unique username. */
export async function submitRegistration(page: Page, fullName: string): Promise<void> {
  const username = `user_${Math.random().toString(36).slice(2, 10)}`;
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email').fill(`${username}@wayfare.test`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a long secret');
  await page.getByLabel('Confirm password').fill('a long secret');
  await page.getByRole('button', { name: 'Create account' }).click();
}
