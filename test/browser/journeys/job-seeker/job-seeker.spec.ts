import { expect, type Page } from '@playwright/test';
import { follow, openHydrated } from '../../support/hydration.js';
import { test } from '../../support/new-page.js';
import { completeProfile, openListing, registerUser, unique } from '../../support/actions.js';
import { signInAs } from '../../support/sign-in.js';
import { expectNoHorizontalScroll, PageMonitor } from '../../support/page-monitor.js';
import { toasts } from '../../support/toasts.js';

test('saves and unsaves a listing from its card', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const title = unique('Night Auditor');
  await openListing(title);
  const seeker = await newPage(monitor);
  await registerUser(seeker, 'job_seeker');

  await search(seeker, title);
  await seeker.getByRole('button', { name: `Save ${title}`, exact: true }).click();
  await expectToast(seeker, 'Job bookmarked', 'You can find this job in your saved jobs.');
  await expect(seeker.getByRole('button', { name: `Unsave ${title}` })).toBeEnabled();

  await follow(seeker, '/job-seeker/dashboard');
  await seeker.getByRole('tab', { name: 'Saved Jobs' }).click();
  await expect(seeker).toHaveURL(/tab=saved/);
  await expect(card(seeker, title)).toContainText('Seaside Hotels');
  await seeker.getByRole('button', { name: `Unsave ${title}` }).click();
  await expectToast(seeker, 'Bookmark removed', 'Job has been removed from your saved jobs.');
  await expect(seeker.getByText("You haven't saved any jobs yet")).toBeVisible();
  monitor.expectNoErrors();
});

test('applies from a card and marks it as applied', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const title = unique('Dive Instructor');
  await openListing(title);
  const seeker = await newPage(monitor);
  await registerUser(seeker, 'job_seeker');
  await completeProfile(seeker);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await seeker.route('**/api/applications', async (route) => {
    await released;
    await route.continue();
  });

  // Until the profile is known, the button opens the review.
  const profile = seeker.waitForResponse('**/api/profile/job-seeker');
  await search(seeker, title);
  await (await profile).finished();
  await card(seeker, title).getByRole('button', { name: 'Apply Now' }).click();
  await expect(seeker.getByRole('button', { name: 'Applying...' })).toBeDisabled();
  release();
  await expectToast(seeker, 'Application submitted', 'Your application has been submitted successfully.');
  await expect(card(seeker, title).getByText('Applied')).toBeVisible();

  await seeker.reload();
  await expect(card(seeker, title).getByText('Applied')).toBeVisible();
  await expect(card(seeker, title).getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
  monitor.expectNoErrors();
});

test('shows applicants the status of their application to an archived listing', async ({ newPage, request }) => {
  const title = unique('Sommelier');
  const job = await openListing(title);
  const seeker = await newPage();
  await registerUser(seeker, 'job_seeker');
  expect((await seeker.request.post('/api/applications', { data: { jobId: job } })).status()).toBe(201);
  await signInAs('admin', request);
  expect((await request.put(`/api/jobs/${job}/archive`, { data: { archive: true } })).status()).toBe(200);

  await seeker.goto(`/jobs/${job}`);
  await expect(seeker.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(seeker.getByText(/has closed this listing or is changing it.* Status: Pending\.$/)).toBeVisible();
  await expect(seeker.getByRole('link', { name: 'My Applications' })).toHaveAttribute(
    'href',
    '/job-seeker/dashboard?tab=applications',
  );
});

test('shows the four tabs of the dashboard', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const title = unique('Trail Guide');
  const job = await openListing(title);
  const seeker = await newPage(monitor);
  const fullName = await registerUser(seeker, 'job_seeker');

  await test.step('offers a retry when a list fails to load', async () => {
    const list = /\/api\/applications\/job-seeker/;
    await seeker.route(list, (route) => route.fulfill({ status: 503, json: { message: 'Back in a minute.' } }));
    await openHydrated(seeker, '/job-seeker/dashboard?tab=applications');
    await expect(seeker.getByRole('alert')).toContainText('We couldn’t load your applications. Back in a minute.');
    await seeker.unroute(list);
    await seeker.getByRole('button', { name: 'Try again' }).click();
    await expect(seeker.getByText("You haven't applied to any jobs yet")).toBeVisible();
  });

  await test.step('shows empty states with a link to the search', async () => {
    await seeker.getByRole('tab', { name: 'Overview' }).click();
    await expect(seeker.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${fullName}`);
    await expect(seeker.getByText("You haven't applied to any jobs yet")).toBeVisible();
    const browse = seeker.getByRole('tabpanel').getByRole('link', { name: 'Browse Jobs' });
    await expect(browse).toHaveAttribute('href', '/job-seeker/search');
    await seeker.getByRole('tab', { name: 'My Applications' }).click();
    await expect(seeker.getByText("You haven't applied to any jobs yet")).toBeVisible();
    await seeker.getByRole('tab', { name: 'Saved Jobs' }).click();
    await expect(seeker.getByText("You haven't saved any jobs yet")).toBeVisible();
  });

  await test.step('recommends six listings and suggests completing the profile', async () => {
    await seeker.getByRole('tab', { name: 'Recommended Jobs' }).click();
    await expect(seeker.getByRole('tabpanel').getByRole('article')).toHaveCount(6);
    await expect(seeker.getByText('Complete your profile to get more accurate job recommendations')).toBeVisible();
  });

  await test.step('shows an application in the table and in the overview', async () => {
    expect((await seeker.request.post('/api/applications', { data: { jobId: job, coverLetter: '' } })).status()).toBe(
      201,
    );
    await openHydrated(seeker, '/job-seeker/dashboard?tab=applications');
    const row = seeker.getByRole('row', { name: title });
    for (const fact of [title, 'Seaside Hotels', 'Lisbon, Portugal', 'Pending']) await expect(row).toContainText(fact);
    await seeker.getByRole('tab', { name: 'Overview' }).click();
    await expect(seeker.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', `/jobs/${job}`);
    await seeker.setViewportSize({ width: 375, height: 700 });
    await expectNoHorizontalScroll(seeker);
  });
  monitor.expectNoErrors();
});

async function search(page: Page, title: string): Promise<void> {
  await openHydrated(page, `/job-seeker/search?keywords=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
}

function card(page: Page, title: string) {
  return page.getByRole('article').filter({ hasText: title });
}

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = toasts(page);
  await expect(toast).toContainText(title);
  await expect(toast).toContainText(description);
}
