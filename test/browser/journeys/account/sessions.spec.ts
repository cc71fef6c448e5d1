import { expect, test } from '@playwright/test';
import { openListing, registerUser, unique } from '../../support/actions.js';
import { signInAs, submitRegistration, submitSignIn } from '../../support/sign-in.js';
import { openHydrated } from '../../support/hydration.js';
import { Traffic } from '../../support/traffic/traffic.js';

const LETTER = 'I know every pier of this coast.';

test('keeps the cover letter across a confirmed reload and the end of the session, and returns to the page after sign-in', async ({
  page,
}) => {
  await signInAs('seeker', page.request);
  const traffic = new Traffic(page);
  const path = `/jobs/${await openListing(unique('Pier Keeper'))}`;
  await openHydrated(page, path);
  await page.getByText('Add a cover letter').click();
  await page.getByLabel('Cover letter').fill(LETTER);
  const dialog = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await dialog;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(page.getByLabel('Cover letter')).toHaveValue(LETTER);

  // A request that is still to come would notice the end of the session before the click.
  await traffic.waitForIdle();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(page.getByText('You are no longer signed in.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect(page.getByLabel('Cover letter')).toHaveValue(LETTER);

  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await submitSignIn(page, 'maria', 'wayfare-demo');
  await expect(page).toHaveURL((url) => url.pathname === path);
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

for (const [action, isAsked, result] of [
  ['Save', /\/auth(\?|$)/, /\/job-seeker\/dashboard\?tab=saved/],
  ['Apply Now', /\/auth\?role=job-seeker$/, /\/job-seeker\/apply\/\d+$/],
] as const) {
  test(`asks a visitor to sign up before “${action}”, and completes it afterwards`, async ({ page }) => {
    const title = unique('Pier Keeper');
    await openListing(title);
    await openHydrated(page, `/job-seeker/search?keywords=${encodeURIComponent(title)}`);
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .click();
    await expect(page).toHaveURL(isAsked);
    await page.getByRole('tab', { name: 'Register' }).click();
    await submitRegistration(page, 'Liv Walker');
    if (action === 'Save') await expect(page.getByText('Job bookmarked')).toBeVisible();
    await expect(page).toHaveURL(result);
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  });
}
