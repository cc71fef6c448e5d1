import { expect } from '@playwright/test';
import { openListing, postJob, registerUser, unique } from '../support/actions.js';
import { follow, openHydrated } from '../support/hydration.js';
import { test } from '../support/new-page.js';
import { PageMonitor } from '../support/page-monitor.js';
import { signInAs } from '../support/sign-in.js';

// The web app's tests show the same for every page, with a server that stands in for the API.

test('offers new employers a retry when lists fail to load, then empty lists with next steps', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const employer = await newPage(monitor);
  await registerUser(employer, 'employer', 'Quiet Inn');
  const lists = /\/api\/(employer\/jobs|applications\/employer)/;
  await employer.route(lists, (route) => route.fulfill({ status: 503, json: { message: 'Back in a minute.' } }));
  await employer.goto('/employer/dashboard');
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Quiet Inn!');
  await expect(employer.getByRole('alert')).toContainText('We couldn’t load the listings. Back in a minute.');
  await employer.getByRole('tab', { name: 'Applications' }).click();
  await expect(employer.getByRole('alert')).toContainText('We couldn’t load applications.');
  await employer.unroute(lists);
  await employer.getByRole('button', { name: 'Try again' }).click();
  await expect(employer.getByText('No applications yet')).toBeVisible();

  await employer.getByRole('tab', { name: 'Active Jobs' }).click();
  await expect(employer.getByText('No active jobs')).toBeVisible();
  await expect(employer.getByRole('tabpanel').getByRole('link', { name: 'Post a Job' })).toHaveAttribute(
    'href',
    '/employer/post-job',
  );
  await employer.getByRole('tab', { name: 'Archived Jobs' }).click();
  await expect(employer.getByText('No archived jobs')).toBeVisible();
  await employer.getByRole('tab', { name: 'Analytics' }).click();
  await expect(employer.getByText('You have no listings yet.')).toBeVisible();
  await follow(employer, '/employer/applications');
  await expect(employer.getByText('No applications yet')).toBeVisible();
  monitor.expectNoErrors();
});

test("prevents editing another employer's listing", async ({ newPage }) => {
  const other = await newPage();
  await registerUser(other, 'employer', 'Beacon Stays');
  const pending = await postJob(other.request, unique('Porter'));
  await registerUser(other, 'employer', 'Quiet Inn');
  const open = await openListing(unique('Porter'));
  await other.goto('/employer/dashboard');
  for (const job of [pending, open]) {
    await follow(other, `/employer/edit-job/${job}`);
    await expect(other.getByText('You are not authorized to edit this job listing.')).toBeVisible();
    await other.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(other).toHaveURL((url) => url.pathname === '/employer/dashboard');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Quiet Inn!');
  }
});

test('reports a listing or application that is missing or fails to load', async ({ page }) => {
  await signInAs('employer', page.request);
  const heading = page.getByRole('heading', { level: 1 });
  await page.route(/\/api\/jobs\/1$/, (route) => route.fulfill({ status: 503, json: { message: 'No.' } }));
  await page.goto('/employer/job/999999');
  await expect(heading).toHaveText('Job not found');
  for (const [path, title] of [
    ['/employer/application/999999', 'Application Not Found'],
    ['/employer/job/x', 'Job not found'],
    ['/employer/application/x', 'Application Not Found'],
    ['/employer/edit-job/x', 'Job not found'],
    ['/employer/job/1', 'Error loading job details'],
    ['/messages', 'Messages'],
    ['/employer/edit-job/1', 'Error loading job details'],
  ] as const) {
    await follow(page, path);
    await expect(heading, path).toHaveText(title);
  }
});

test('reports a profile that is missing or fails to load', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/profile/999999');
  await expect(heading).toHaveText('Profile Not Found');
  await expect(page.getByText('Profile not found', { exact: true })).toBeVisible();
  await page.route('**/api/job-seeker/profile/public/*', (route) => route.fulfill({ status: 503, json: {} }));
  await follow(page, '/profile/1');
  await expect(heading).toHaveText('Profile Not Available');
  await expect(page.getByText('Failed to load profile')).toBeVisible();
  await follow(page, '/profile/nobody');
  await expect(heading).toHaveText('Profile Not Found');
});

test('shows a loading state, and a message if the listing is missing or fails to load', async ({ page }) => {
  const title = unique('Signal Keeper');
  const id = await openListing(title);
  const listing = new RegExp(`/api/jobs/${id}/public`);
  const heading = page.getByRole('heading', { level: 1 });
  const card = page.getByRole('article').getByRole('link', { name: title });
  await page.route(listing, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }));
  await openHydrated(page, `/job-seeker/search?keywords=${encodeURIComponent(title)}`);
  await card.click();
  await expect(heading).toHaveText('Job Not Found');
  await expect(page.getByText('Failed to load job details')).toBeVisible();
  await page.unroute(listing);

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(listing, async (route) => {
    await released;
    await route.continue();
  });
  await page.goBack();
  await card.click();
  await expect(page.getByText('Loading job details...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();

  for (const path of ['/jobs/999999', '/jobs/0', '/jobs/-1', '/jobs/abc']) {
    await follow(page, '/about/about-us');
    await expect(heading).toHaveText('About Us');
    await follow(page, path);
    await expect(heading, path).toHaveText('Job Not Found');
    await expect(page.getByText('Job posting not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  }
});
