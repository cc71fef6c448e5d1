import { expect, type Page } from '@playwright/test';
import { openReady } from '../support/taking-over.js';
import { test } from '../support/newcomers.js';
import { openListing, registered, unique } from '../support/people.js';
import { signInAs } from '../support/sign-in.js';
import { expectNoSidewaysScroll, Watch } from '../support/watched-page.js';

test('saves and unsaves a listing from its card', async ({ browser, newcomer }) => {
  const watch = new Watch();
  const title = unique('Night Auditor');
  await openListing(browser, title);
  const seeker = await newcomer(watch);
  await registered(seeker, 'job_seeker');

  await search(seeker, title);
  await seeker.getByRole('button', { name: `Save ${title}`, exact: true }).click();
  await expectToast(seeker, 'Job bookmarked', 'You can find this job in your saved jobs.');
  await expect(seeker.getByRole('button', { name: `Unsave ${title}` })).toBeEnabled();

  await openReady(seeker, '/job-seeker/dashboard');
  await seeker.getByRole('tab', { name: 'Saved Jobs' }).click();
  await expect(seeker).toHaveURL(/tab=saved/);
  await expect(card(seeker, title)).toContainText('Seaside Hotels');
  await seeker.getByRole('button', { name: `Unsave ${title}` }).click();
  await expectToast(seeker, 'Bookmark removed', 'Job has been removed from your saved jobs.');
  await expect(seeker.getByText("You haven't saved any jobs yet")).toBeVisible();
  watch.expectNothingWrong();
});

test('applies from a card, which then shows the application', async ({ browser, newcomer }) => {
  const watch = new Watch();
  const title = unique('Dive Instructor');
  const job = await openListing(browser, title);
  const seeker = await newcomer(watch);
  await registered(seeker, 'job_seeker');
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await seeker.route('**/api/applications', async (route) => {
    await asked;
    await route.continue();
  });

  await search(seeker, title);
  await card(seeker, title).getByRole('button', { name: 'Apply Now' }).click();
  await expect(seeker.getByRole('button', { name: 'Applying...' })).toBeDisabled();
  answer();
  await expectToast(seeker, 'Application submitted', 'Your application has been submitted successfully.');
  await expect(card(seeker, title).getByText('Applied')).toBeVisible();

  await seeker.reload();
  await expect(card(seeker, title).getByText('Applied')).toBeVisible();
  await expect(card(seeker, title).getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
  await openReady(seeker, `/jobs/${job}`);
  await expect(seeker.getByText('You have applied')).toBeVisible();
  watch.expectNothingWrong();
});

test('tells applicants of an archived listing what became of it', async ({ browser, newcomer }) => {
  const title = unique('Sommelier');
  const job = await openListing(browser, title);
  const seeker = await newcomer();
  await registered(seeker, 'job_seeker');
  expect((await seeker.request.post('/api/applications', { data: { jobId: job } })).status()).toBe(201);
  const admin = await newcomer();
  await signInAs('admin', admin.request);
  expect((await admin.request.put(`/api/jobs/${job}/archive`, { data: { archive: true } })).status()).toBe(200);

  await seeker.goto(`/jobs/${job}`);
  await expect(seeker.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(seeker.getByText(/has closed this listing or is changing it.* Status: Pending\.$/)).toBeVisible();
  await expect(seeker.getByRole('link', { name: 'My Applications' })).toHaveAttribute(
    'href',
    '/job-seeker/dashboard?tab=applications',
  );
  await admin.goto('/jobs/999999');
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Job Not Found');
});

test('shows the four tabs of the dashboard', async ({ browser, newcomer }) => {
  const watch = new Watch();
  const title = unique('Trail Guide');
  const job = await openListing(browser, title);
  const seeker = await newcomer(watch);
  const fullName = await registered(seeker, 'job_seeker');

  await test.step('are empty in the beginning, with a way on', async () => {
    await openReady(seeker, '/job-seeker/dashboard');
    await expect(seeker.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${fullName}`);
    await expect(seeker.getByText("You haven't applied to any jobs yet")).toBeVisible();
    const browse = seeker.getByRole('tabpanel').getByRole('link', { name: 'Browse Jobs' });
    await expect(browse).toHaveAttribute('href', '/job-seeker/search');
    await seeker.getByRole('tab', { name: 'My Applications' }).click();
    await expect(seeker.getByText("You haven't applied to any jobs yet")).toBeVisible();
    await seeker.getByRole('tab', { name: 'Saved Jobs' }).click();
    await expect(seeker.getByText("You haven't saved any jobs yet")).toBeVisible();
  });

  await test.step('recommend six listings, better ones for a fuller profile', async () => {
    await seeker.getByRole('tab', { name: 'Recommended Jobs' }).click();
    await expect(seeker.getByRole('tabpanel').getByRole('article')).toHaveCount(6);
    await expect(seeker.getByText('Complete your profile to get more accurate job recommendations')).toBeVisible();
  });

  await test.step('and tell of an application in full and in short', async () => {
    expect((await seeker.request.post('/api/applications', { data: { jobId: job, coverLetter: '' } })).status()).toBe(
      201,
    );
    await openReady(seeker, '/job-seeker/dashboard?tab=applications');
    const row = seeker.getByRole('row', { name: title });
    for (const fact of [title, 'Seaside Hotels', 'Lisbon, Portugal', 'Pending']) await expect(row).toContainText(fact);
    await seeker.getByRole('tab', { name: 'Overview' }).click();
    await expect(seeker.getByRole('link', { name: title })).toHaveAttribute('href', `/jobs/${job}`);
    await seeker.setViewportSize({ width: 375, height: 700 });
    await expectNoSidewaysScroll(seeker);
  });
  watch.expectNothingWrong();
});

test('asks visitors who save or apply to sign in', async ({ page, browser }) => {
  const title = unique('Ship Steward');
  const job = await openListing(browser, title);
  await search(page, title);
  await page.getByRole('button', { name: `Save ${title}`, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/auth');

  await search(page, title);
  await card(page, title).getByRole('button', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/auth' && url.searchParams.get('role') === 'job-seeker');

  await openReady(page, '/job-seeker/dashboard');
  await expect(page).toHaveURL((url) => url.pathname === '/auth');
  await openReady(page, `/jobs/${job}`);
  await page.getByText('Sign in to Apply').first().click();
  await expect(page).toHaveURL((url) => url.searchParams.get('returnTo') === `/jobs/${job}`);
});

test('offers a retry when a list fails to load', async ({ newcomer }) => {
  const seeker = await newcomer();
  await registered(seeker, 'job_seeker');
  const list = /\/api\/applications\/job-seeker/;
  await seeker.route(list, (route) => route.fulfill({ status: 503, json: { message: 'Back in a minute.' } }));
  await openReady(seeker, '/job-seeker/dashboard?tab=applications');
  await expect(seeker.getByRole('alert')).toContainText('Failed to load your applications Back in a minute.');
  await seeker.unroute(list);
  await seeker.getByRole('button', { name: 'Try again' }).click();
  await expect(seeker.getByText("You haven't applied to any jobs yet")).toBeVisible();
});

async function search(page: Page, title: string): Promise<void> {
  await openReady(page, `/job-seeker/search?keywords=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
}

function card(page: Page, title: string) {
  return page.getByRole('article').filter({ hasText: title });
}

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(toast).toContainText(title);
  await expect(toast).toContainText(description);
}
