import { expect, type Page } from '@playwright/test';
import { test } from '../support/new-page.js';
import { approveJobs, openListing, postJob, registerUser, unique } from '../support/actions.js';
import { follow } from '../support/hydration.js';
import { signInAs } from '../support/sign-in.js';

test('shows progress and next steps on the job seeker overview', async ({ newPage }) => {
  const titles = ['Cook', 'Host', 'Guide', 'Pilot'].map(unique);
  const seeker = await newPage();
  await registerUser(seeker, 'job_seeker');
  for (const title of titles) {
    const jobId = await openListing(title);
    expect((await seeker.request.post('/api/applications', { data: { jobId } })).status()).toBe(201);
  }
  await seeker.goto('/job-seeker/dashboard');
  await expect(seeker.getByRole('tab')).toHaveText(['Overview', 'My Applications', 'Saved Jobs', 'Recommended Jobs']);
  const completion = seeker.getByRole('region', { name: 'Profile completion' });
  await expect(completion.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(completion.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute(
    'href',
    '/job-seeker/profile',
  );
  await expect(counts(seeker)).toHaveText([/Applications\s*4/, /Saved Jobs\s*0/, /Profile Status\s*0%/]);
  const recent = seeker.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem');
  await expect(recent).toHaveCount(3);
  await expect(recent.first()).toContainText(titles[3] ?? '');
  for (const fact of ['Seaside Hotels', 'Pending', /Applied \w{3} \d{1,2}, \d{4}/]) {
    await expect(recent.first()).toContainText(fact);
  }
});

test('shows five applications, a link to all of them, and analytics on the employer dashboard', async ({ page }) => {
  await signInAs('employer', page.request);
  // Other tests view the same listings, so the expected counts come from the response to this page.
  const response = page.waitForResponse('**/api/employer/summary');
  await page.goto('/employer/dashboard');
  const summary = (await (await response).json()) as Record<string, number>;
  await expect(page.getByRole('tab')).toHaveText(['Active Jobs', 'Archived Jobs', 'Applications', 'Analytics']);
  await expect(counts(page)).toHaveText([
    new RegExp(`Active Jobs\\s*${summary['activeJobs']}`),
    new RegExp(`Pending Jobs\\s*${summary['pendingJobs']}`),
    new RegExp(`Total Applications\\s*${summary['totalApplications']}`),
    new RegExp(`Total Views\\s*${summary['totalViews']}`),
  ]);
  await page.getByRole('tab', { name: 'Applications' }).click();
  await expect(page.getByRole('table', { name: 'Applications' }).getByRole('row')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'View All Applications' })).toHaveAttribute(
    'href',
    '/employer/applications',
  );
  await page.getByRole('tab', { name: 'Analytics' }).click();
  const { totalApplications = 0, totalViews = 0 } = summary;
  const rate = Math.round((100 * totalApplications) / totalViews);
  await expect(page.getByText(`${totalApplications} applications from ${totalViews} views.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Application Rate' })).toContainText(`${rate}%`);
  await expect(page.getByRole('heading', { name: 'Status Breakdown' })).toBeVisible();
});

test('links each count to its listings', async ({ newPage }) => {
  const employer = await newPage();
  await registerUser(employer, 'employer', 'Beacon Stays');
  const [approvedTitle, pendingTitle] = [unique('Porter'), unique('Porter')] as const;
  await approveJobs(await postJob(employer.request, approvedTitle));
  await postJob(employer.request, pendingTitle);
  await employer.goto('/employer/dashboard');
  const titles = employer.getByRole('tabpanel').getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(2);
  for (const [figure, title] of [
    ['Active Jobs 1', approvedTitle],
    ['Pending Jobs 1', pendingTitle],
  ] as const) {
    await employer.getByRole('link', { name: figure }).click();
    await expect(titles).toHaveText([title]);
  }
  await employer.getByLabel('Search jobs').fill('captain');
  await expect(employer.getByText('No jobs found')).toBeVisible();
  await expect(employer).toHaveURL(/state=pending.*search=captain/);
});

test('shows employers the listing page and its forms', async ({ page }) => {
  await signInAs('employer', page.request);
  const jobs = (await (await page.request.get('/api/employer/jobs')).json()) as { id: number; isApproved: boolean }[];
  const approvedId = jobs.find((job) => job.isApproved)?.id;
  const pending = jobs.find((job) => !job.isApproved)?.id;
  await page.goto(`/employer/job/${approvedId}`);
  await expect(page.getByRole('tab')).toHaveText(['Job Details', /^Applications \(\d+\)$/, 'Analytics']);
  await page.getByRole('button', { name: 'Share Job' }).click();
  await expect(page.getByRole('dialog', { name: 'Share Job' })).toContainText(`/jobs/${approvedId}`);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Edit Job' }).click();
  await expect(page.getByText('Edits may need reapproval')).toBeVisible();
  await expect(page.getByText('additional fees apply')).toBeVisible();
  await expect(page.getByText('$49.99')).toHaveCount(0);
  await follow(page, `/employer/edit-job/${pending}`);
  await expect(page.getByText('This listing is pending approval.')).toBeVisible();

  await follow(page, '/employer/post-job');
  const guide = page.getByRole('complementary', { name: 'Tips for your listing' });
  await expect(guide.getByRole('listitem').filter({ hasText: /^(Submit|Team|It goes|Receive)/ })).toHaveText([
    /^Submit/,
    /^Team review.*typically within 24 hours/,
    /^It goes live.*Once approved/,
    /^Receive applications/,
  ]);
  await expect(guide.getByText('Listings stay active for 30 days unless specified otherwise.')).toBeVisible();
  await expect(page.getByText('$49.99')).toBeVisible();
  await expectOptions(page, 'Category', Array(12).fill(/\w/));
  await expectOptions(page, 'Job type', Array(5).fill(/\w/));
  await expectOptions(page, 'Experience level', [
    /\(0-1 years\)/,
    /\(1-3 years\)/,
    /\(3-5 years\)/,
    /\(5-10 years\)/,
    /\(10\+ years\)/,
    'Executive',
  ]);
  await follow(page, '/employer/dashboard?tab=archived');
  await expect(page.getByText('Archived jobs are deleted automatically after 60 days.')).toBeVisible();
});

function counts(page: Page) {
  return page.getByRole('list', { name: 'Your figures' }).getByRole('listitem');
}

/** Opens a select, expects its options, and closes it. */
async function expectOptions(page: Page, label: string, options: (string | RegExp)[]) {
  await page.getByRole('combobox', { name: label }).click();
  await expect(page.getByRole('option')).toHaveText(options);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
}
