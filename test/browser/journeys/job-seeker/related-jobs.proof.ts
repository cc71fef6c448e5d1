import { expect, test } from '@playwright/test';
import { registerUser } from '../../support/actions.js';
import { openHydrated } from '../../support/hydration.js';

const SEARCH = '/job-seeker/search';

test('leads from a misspelled search to an application', async ({ page }) => {
  await registerUser(page, 'job_seeker');
  await openHydrated(page, SEARCH);
  await page.getByPlaceholder('Job title, keywords, or company').first().fill('recepcionist');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No jobs found', { exact: true })).toHaveCount(0);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/job-seeker\/dashboard/);
});

test('offers one-click alternatives to an empty result', async ({ page }) => {
  await openHydrated(page, `${SEARCH}?keywords=zeppelin&category=hotels`);
  await page.getByRole('link', { name: /^Without “zeppelin” \(\d+\)$/ }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('jobs that mean the same, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('are shown with their reasons', async ({ page }) => {
    await page.goto(`${SEARCH}?keywords=barkeeper`);
    await expect(page.getByRole('article').getByText('mixologist is similar to barkeeper').first()).toBeVisible();
  });
});
