import { expect } from '@playwright/test';
import { choose } from '../support/choose.js';
import { test } from '../support/new-page.js';
import { follow, openHydrated } from '../support/hydration.js';
import { PageMonitor } from '../support/page-monitor.js';
import { signInAs, submitRegistration } from '../support/sign-in.js';

// With animations, unlike most tests.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DESCRIPTION = [
  'You look after a small lighthouse that takes guests: breakfast on the gallery, boats at the jetty, and the light itself.',
  'We offer a room with a view in every direction.',
].join('\n\n');

/** A unique title. */
const title = `Lighthouse Host ${Date.now().toString(36)}`;
const company = 'Beacon Stays';

test('leads from posting through approval, search, sign-up and application to a decision', async ({ newPage }) => {
  const monitor = new PageMonitor();

  const employer = await newPage(monitor);
  await test.step('registers an employer with a company name', async () => {
    await openHydrated(employer, '/');
    await employer
      .getByRole('button', { name: 'Employer Sign Up' })
      .or(employer.getByRole('link', { name: 'Employer Sign Up' }))
      .click();
    await expect(employer).toHaveURL(/\/auth\?role=employer/);
    await employer.getByLabel('Company name').fill(company);
    await submitRegistration(employer, 'Edda Keeper');
    await expect(employer.getByText('Registration successful')).toBeVisible();
    await expect(employer).toHaveURL(/\/employer\/dashboard/);
    await expect(employer.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${company}!`);
  });

  await test.step('posts a listing after showing validation errors', async () => {
    await employer.getByRole('link', { name: 'Post a Job' }).first().click();
    await expect(employer.getByLabel('Company', { exact: true })).toHaveValue(company);
    await employer.getByRole('button', { name: 'Post Job' }).click();
    await expect(employer.getByText('Job title must be at least 5 characters')).toBeVisible();
    await expect(employer.getByText('Description must be at least 100 characters')).toBeVisible();
    await employer.getByLabel('Job title').fill(title);
    await employer.getByLabel('Location').fill('Skagen, Denmark');
    await choose(employer, 'Job type', 'Seasonal');
    await choose(employer, 'Category', 'Hotels & resorts');
    await employer.getByLabel('Salary', { exact: true }).fill('$2,400 a month');
    await employer.getByLabel('Description').fill(DESCRIPTION);
    await employer.getByRole('button', { name: 'Post Job' }).click();
    await expect(employer.getByText('Job posted successfully')).toBeVisible();
    await expect(employer.getByText('Your job posting is now pending approval by our team.')).toBeVisible();
    await expect(employer).toHaveURL(/\/employer\/dashboard/);
    await expect(employer.getByRole('main').getByText(title, { exact: true })).toBeVisible();
  });

  await test.step('hides the listing from the search until an admin approves it', async () => {
    const admin = await newPage(monitor);
    await signInAs('admin', admin.request);
    await admin.goto(`/job-seeker/search?keywords=${encodeURIComponent(title)}`);
    await expect(admin.getByText('No jobs found', { exact: true })).toBeVisible();
    await follow(admin, '/admin/dashboard');
    await admin.getByRole('button', { name: `Review ${title}` }).click();
    const review = admin.getByRole('dialog');
    await expect(review).toContainText('We offer a room with a view in every direction.');
    await review.getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByRole('button', { name: `Review ${title}` })).toHaveCount(0);
  });

  const seeker = await newPage(monitor);
  await test.step('lets a visitor find it from the landing page', async () => {
    await openHydrated(seeker, '/');
    await seeker.getByPlaceholder('Job title, keywords, or company').fill(title.toUpperCase());
    await seeker.getByPlaceholder("Location or 'Remote'").fill('skagen');
    await seeker.getByRole('button', { name: 'Search' }).click();
    await expect(seeker).toHaveURL(/\/job-seeker\/search\?keywords=.*&location=skagen/);
    await expect(seeker.getByRole('heading', { name: 'Available Positions' })).toBeVisible();
    await expect(seeker.getByText('1 job found')).toBeVisible();
    await seeker.getByRole('link', { name: title }).click();
    await expect(seeker).toHaveURL(/\/jobs\/\d+$/);
    await expect(seeker.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(seeker).toHaveTitle(new RegExp(`${title}.*${company}.*Wayfare`));
  });

  const jobPath = new URL(seeker.url()).pathname;
  await test.step('sends the visitor to sign-up and back to apply', async () => {
    await seeker
      .getByRole('button', { name: 'Sign in to Apply' })
      .or(seeker.getByRole('link', { name: 'Sign in to Apply' }))
      .first()
      .click();
    await expect(seeker).toHaveURL((url) => url.pathname === '/auth' && url.searchParams.get('returnTo') === jobPath);
    await seeker.getByRole('tab', { name: 'Register' }).click();
    await submitRegistration(seeker, 'Liv Walker');
    await expect(seeker).toHaveURL((url) => url.pathname === jobPath);
    await seeker.getByText('Add a cover letter').click();
    await seeker.getByLabel('Cover letter').fill('I can tie a bowline and bake bread.');
    await expect(seeker.getByText(/^You have no resume, headline, or phone number yet\./)).toBeVisible();
    await seeker.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(seeker.getByRole('textbox', { name: /^Cover letter/ })).toHaveValue(/bowline/);
    await seeker.getByRole('button', { name: 'Submit Application' }).click();
    await expect(seeker.getByText('Application Submitted', { exact: true })).toBeVisible();
    await expect(seeker).toHaveURL(/\/job-seeker\/dashboard/);
    await expect(seeker.getByRole('heading', { level: 1 })).toContainText('Liv Walker');
    await expect(seeker.getByRole('main').getByText(title, { exact: true })).toBeVisible();
  });

  await test.step('does not offer to apply twice', async () => {
    await seeker.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(seeker).toHaveURL((url) => url.pathname === jobPath);
    await expect(seeker.getByText('You have applied')).toBeVisible();
    await expect(seeker.getByText('Apply Now')).toHaveCount(0);
  });

  await test.step('shows the employer the application and sets its status', async () => {
    await employer.getByRole('tab', { name: 'Applications' }).click();
    await employer
      .getByRole('link', { name: /Liv Walker/ })
      .first()
      .click();
    await expect(employer).toHaveURL(/\/employer\/application\/\d+/);
    await expect(employer.getByText('I can tie a bowline and bake bread.')).toBeVisible();
    await choose(employer, 'Application status', 'Shortlisted');
    await expect(employer.getByText('Status updated')).toBeVisible();
    await seeker.goto('/job-seeker/dashboard?tab=applications');
    await expect(seeker.getByText('Shortlisted', { exact: true })).toBeVisible();
  });

  monitor.expectNoErrors();
});
