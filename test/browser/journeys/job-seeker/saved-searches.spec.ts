import { expect, test } from '@playwright/test';
import { choose } from '../../support/choose.js';
import { openListing, registerUser, unique } from '../../support/actions.js';
import { openHydrated } from '../../support/hydration.js';
import { submitRegistration } from '../../support/sign-in.js';

test("saves a visitor's search after sign-up, then runs, changes and deletes it", async ({ page }) => {
  await openHydrated(page, '/job-seeker/search?keywords=chef&category=hotels');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('tab', { name: 'Register' }).click();
  await submitRegistration(page, 'Liv Walker');
  await expect(page).toHaveURL(/\/job-seeker\/saved-searches$/);
  const saved = page.getByRole('listitem').filter({ hasText: 'chef · Hotels & resorts' });
  await expect(page.getByText('This site does not send email, so there are no alerts.')).toBeVisible();
  await expect(saved).toContainText('Daily');
  await expect(saved).not.toContainText('Next alert');

  await choose(page, 'Alerts for chef · Hotels & resorts', 'No alerts');
  await expect(saved.getByRole('paragraph').filter({ hasText: 'No alerts' })).toBeVisible();
  await saved.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Kitchens');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const renamed = page.getByRole('listitem').filter({ hasText: 'Kitchens' });
  await renamed.getByRole('link', { name: 'Run Kitchens' }).click();
  await expect(page).toHaveURL(/\/job-seeker\/search\?(?=.*keywords=chef)(?=.*category=hotels)/);
  await page.goBack();
  await renamed.getByRole('link', { name: 'Edit filters of Kitchens' }).click();
  await expect(page.getByRole('link', { name: 'Saved: manage searches' })).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Filter jobs' });
  await panel.getByRole('radio', { name: 'Senior' }).check();
  await panel.getByRole('button', { name: /^(Apply Filters|Show [\d,]+ jobs?)$/ }).click();
  await page.getByRole('button', { name: 'Update saved search' }).click();
  await page.getByRole('link', { name: 'Saved: manage searches' }).click();
  await expect(renamed).toContainText('chef · Hotels & resorts, Senior');
  await renamed.getByRole('button', { name: 'Delete Kitchens' }).click();
  await expect(page.getByText("You haven't saved any searches yet")).toBeVisible();
});

test('lets a job seeker review an application before sending it', async ({ page }) => {
  const title = unique('Harbor Pilot');
  const job = await openListing(title);
  await registerUser(page, 'job_seeker');
  await openHydrated(page, `/jobs/${job}`);
  await page.getByRole('link', { name: 'Apply Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Apply for ${title}`);
  await expect(page.getByText('Your profile is missing a headline')).toBeVisible();
  await expect(page.getByText('You have not uploaded a resume.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Cover letter/ }).fill('I know every rock of this harbor.');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/applications'));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ jobId: job, coverLetter: 'I know every rock of this harbor.' });
  await expect(page).toHaveURL(/\/job-seeker\/dashboard/);
});
