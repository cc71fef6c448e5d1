import { expect, test, type Browser, type Page } from '@playwright/test';
import { openListing, registerUser, unique } from '../../support/actions.js';
import { signInAs, submitRegistration, submitSignIn } from '../../support/sign-in.js';
import { openHydrated } from '../../support/hydration.js';
import { toasts } from '../../support/toasts.js';

const LETTER = 'I know every pier of this coast.';

/** Types a cover letter on a new job page; returns the path. */
async function typeLetter(page: Page, browser: Browser): Promise<string> {
  const path = `/jobs/${await openListing(browser, unique('Pier Keeper'))}`;
  await openHydrated(page, path);
  await page.getByText('Add a cover letter').click();
  await page.getByLabel('Cover letter').fill(LETTER);
  return path;
}

test('keeps the cover letter when the session ends, and returns to the page after sign-in', async ({
  page,
  browser,
}) => {
  await signInAs('seeker', page.request);
  const path = await typeLetter(page, browser);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(page.getByText('You are no longer signed in.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(page.getByLabel('Cover letter')).toHaveValue(LETTER);

  await toasts(page).getByRole('link', { name: 'Sign in' }).click();
  await submitSignIn(page, 'maria', 'wayfare-demo');
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByLabel('Cover letter')).toHaveValue(LETTER);
});

test('keeps the cover letter across a confirmed reload', async ({ page, browser }) => {
  await signInAs('seeker', page.request);
  await typeLetter(page, browser);
  const dialog = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await dialog;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(page.getByLabel('Cover letter')).toHaveValue(LETTER);
});

test('updates other tabs after sign-out and after signing in as another user', async ({ page, context }) => {
  const name = await registerUser(page, 'job_seeker');
  await openHydrated(page, '/job-seeker/search');
  const other = await context.newPage();
  await openHydrated(other, '/job-seeker/dashboard');
  await expect(other.getByText(name).first()).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/auth\?returnTo=%2Fjob-seeker%2Fdashboard$/);
  await expect(other.getByText(name)).toHaveCount(0);

  await submitSignIn(other, 'maria', 'wayfare-demo');
  await expect(other).toHaveURL(/\/job-seeker\/dashboard/);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

for (const action of ['Save', 'Apply Now'] as const) {
  test(`completes “${action}” after a visitor signs up`, async ({ page, browser }) => {
    const title = unique('Pier Keeper');
    await openListing(browser, title);
    await openHydrated(page, `/job-seeker/search?keywords=${encodeURIComponent(title)}`);
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .click();
    await page.getByRole('tab', { name: 'Register' }).click();
    await submitRegistration(page, 'Liv Walker');
    if (action === 'Save') await expect(page.getByText('Job bookmarked')).toBeVisible();
    await expect(page).toHaveURL(
      action === 'Save' ? /\/job-seeker\/dashboard\?tab=saved/ : /\/job-seeker\/apply\/\d+$/,
    );
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  });
}
