import { expect, test } from '@playwright/test';
import { completeProfile, openListing, registerUser, unique } from '../../support/actions.js';
import { openHydrated } from '../../support/hydration.js';

const SEARCH = '/job-seeker/search';

test('leads from a few letters over suggestions to an application', async ({ page }) => {
  const title = unique('Waiter');
  await openListing(title, { location: 'Lisbon, Portugal' });
  await registerUser(page, 'job_seeker');
  await openHydrated(page, SEARCH);
  await completeProfile(page);
  await page.getByRole('combobox', { name: 'Job title, keywords, or company' }).pressSequentially('waite');
  await page
    .getByRole('option', { name: /^Waiter/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: "Location or 'Remote'" }).pressSequentially('lisb');
  await page.getByRole('option', { name: /^Lisbon, Portugal/ }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('article').filter({ hasText: title }).getByRole('link', { name: title }).click();
  // The results have buttons of the same name.
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/job-seeker\/dashboard/);
});

test('answers a job, a place and a condition in one line, at the top of a phone', async ({ page }) => {
  const title = unique('Server');
  await openListing(title, { location: 'Dubai, United Arab Emirates', facts: { housing: 'free' } });
  await page.setViewportSize({ width: 375, height: 800 });
  await openHydrated(page, `${SEARCH}?keywords=waiter+dubai+with+housing`);
  await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveText([/waiter/, /Dubai/, /with housing/]);
  const first = page.getByRole('article').first();
  await expect(first).toContainText(title);
  await expect(first).toContainText('Housing');
  expect((await first.boundingBox())?.y).toBeLessThan(480);
});

test('finds a place by its name in another language', async ({ page }) => {
  const title = unique('Waiter');
  await openListing(title, { location: 'Lisbon, Portugal' });
  await openHydrated(page, `${SEARCH}?keywords=waiter&location=Lissabon`);
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
});

test('limits a search to the exact words', async ({ page }) => {
  await openListing(unique('Server'));
  await openHydrated(page, `${SEARCH}?keywords=kellnerin`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const exact = page.getByRole('checkbox', { name: 'Exact words only' });
  // It shows what the URL says, which changes a moment after the click.
  await exact.click();
  await expect(exact).toBeChecked();
  await expect(page.getByText('No jobs found', { exact: true })).toBeVisible();
  await expect(page.getByText('0 jobs found')).toBeVisible();
  await exact.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('says that there are no jobs only where nothing fits', async ({ page }) => {
  await openHydrated(page, `${SEARCH}?keywords=zxqvkjw`);
  await expect(page.getByText('No jobs found', { exact: true })).toBeVisible();
  await expect(page.getByText("We couldn't find any jobs matching your search criteria.")).toBeVisible();
  await expect(page.getByText('0 jobs found')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
