import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { choose } from '../support/choose.js';
import { test } from '../support/newcomers.js';
import { approved, posted, registered, unique } from '../support/people.js';
import { expectNoSidewaysScroll, Watch } from '../support/watched-page.js';

test('shows new employers empty lists with a next step', async ({ newcomer }) => {
  const watch = new Watch();
  const employer = await newcomer(watch);
  await registered(employer, 'employer', 'Quiet Inn');
  await employer.goto('/employer/dashboard');
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Quiet Inn!');
  await expect(employer.getByText('No active jobs')).toBeVisible();
  await expect(employer.getByRole('tabpanel').getByRole('link', { name: 'Post a Job' })).toHaveAttribute(
    'href',
    '/employer/post-job',
  );
  await employer.getByRole('tab', { name: 'Archived Jobs' }).click();
  await expect(employer.getByText('No archived jobs')).toBeVisible();
  await employer.getByRole('tab', { name: 'Applications' }).click();
  await expect(employer.getByText('No applications yet')).toBeVisible();
  await employer.getByRole('tab', { name: 'Analytics' }).click();
  await expect(employer.getByText('You have no listings yet.')).toBeVisible();
  await employer.goto('/employer/applications');
  await expect(employer.getByText('No applications yet')).toBeVisible();
  watch.expectNothingWrong();
});

test('archives and unarchives a listing', async ({ newcomer }) => {
  const watch = new Watch();
  const employer = await newcomer(watch);
  await registered(employer, 'employer', 'Beacon Stays');
  const title = unique('Ski Instructor');
  const job = await posted(employer.request, title);

  await employer.goto('/employer/dashboard');
  await employer.getByRole('button', { name: `Archive ${title}`, exact: true }).click();
  await expect(employer.getByText('Job archived')).toBeVisible();
  await expect(employer.getByText('No active jobs')).toBeVisible();
  await employer.getByRole('tab', { name: 'Archived Jobs' }).click();
  await expect(employer.getByRole('link', { name: title, exact: true })).toHaveAttribute(
    'href',
    `/employer/job/${job}`,
  );
  await employer.getByRole('button', { name: `Unarchive ${title}` }).click();
  await expect(employer.getByText('Job unarchived')).toBeVisible();
  await expect(employer.getByText('No archived jobs')).toBeVisible();
  await employer.getByRole('tab', { name: 'Active Jobs' }).click();
  await expect(employer.getByRole('link', { name: title, exact: true })).toBeVisible();
  watch.expectNothingWrong();
});

test('rejects a stale edit and keeps what was typed', async ({ newcomer }) => {
  const watch = new Watch();
  const employer = await newcomer(watch);
  await registered(employer, 'employer', 'Beacon Stays');
  const title = unique('Sommelier');
  const job = await posted(employer.request, title);

  await employer.goto(`/employer/edit-job/${job}`);
  await expect(employer.getByText('pending approval')).toBeVisible();
  await employer.getByLabel('Job title').fill(`Head ${title}`);
  await approved(job);
  await employer.getByRole('button', { name: 'Save Changes' }).click();
  await expect(employer.getByRole('alert')).toContainText('changed elsewhere after you opened it');
  await expect(employer.getByLabel('Job title')).toHaveValue(`Head ${title}`);
  await employer.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(employer.getByText('Edits may need reapproval')).toBeVisible();
  await expect(employer.getByLabel('Job title')).toHaveValue(`Head ${title}`);
  await employer.getByRole('button', { name: 'Save Changes' }).click();
  await expect(employer.getByText('Job updated successfully')).toBeVisible();
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText(`Head ${title}`);
  watch.expectNothingWrong();
});

test("refuses editing another employer's listing", async ({ newcomer }) => {
  const owner = await newcomer();
  await registered(owner, 'employer', 'Beacon Stays');
  const pending = await posted(owner.request, unique('Porter'));
  const open = await posted(owner.request, unique('Porter'));
  await approved(open);
  const other = await newcomer();
  await registered(other, 'employer', 'Quiet Inn');
  for (const job of [pending, open]) {
    await other.goto(`/employer/edit-job/${job}`);
    await expect(other.getByText('You are not authorized to edit this job listing.')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/employer/dashboard');
  }
});

test('finds, previews, exports and reviews applications', async ({ browser, newcomer }) => {
  const watch = new Watch();
  const employer = await newcomer(watch);
  await registered(employer, 'employer', 'Beacon Stays');
  const titles = [unique('Barista'), unique('Tour Driver')] as const;
  const jobs = [await posted(employer.request, titles[0]), await posted(employer.request, titles[1])] as const;
  await approved(...jobs);
  const first = await applicant(browser, jobs[0], 'I bake as well.');
  const second = await applicant(browser, jobs[1], '');
  await employer.goto('/employer/applications');
  const table = employer.getByRole('table', { name: 'Applications' });
  const row = (name: string) => table.getByRole('row', { name });
  await expect(row(first)).toContainText(titles[0]);
  await expect(row(second)).toContainText(titles[1]);

  await test.step('one opens to what it says', async () => {
    await table.getByRole('button', { name: `Preview of ${first}'s application` }).click();
    await expect(table.getByText('I bake as well.')).toBeVisible();
  });

  await test.step('the review keeps notes and sets the status at once', async () => {
    await table.getByRole('link', { name: first }).click();
    await expect(employer.getByRole('heading', { level: 1 })).toHaveText(first);
    await employer.getByLabel('Notes', { exact: true }).fill('Call on Monday.');
    await employer.getByRole('button', { name: 'Save Notes' }).click();
    await expect(employer.getByText(/^Saved\. Only you see/)).toBeVisible();
    await choose(employer, 'Application status', 'Offered');
    await expect(employer.getByText('Status updated')).toBeVisible();
    await employer.reload();
    await expect(employer.getByLabel('Notes', { exact: true })).toHaveValue('Call on Monday.');
    await expect(employer.getByText('Offered', { exact: true })).toBeVisible();
  });

  await test.step('and leads through the list, with unsaved notes kept as a draft', async () => {
    await expect(employer.getByText('2 of 2')).toBeVisible();
    await expect(employer.getByRole('button', { name: 'Next' })).toBeDisabled();
    // Prevents notes from being saved automatically, however slow the machine is.
    await employer.route('**/api/applications/*/notes', (route) =>
      route.fulfill({ status: 409, json: { message: 'Not now.' } }),
    );
    await employer.getByLabel('Notes', { exact: true }).fill('Call on Tuesday.');
    await employer.getByRole('link', { name: 'Previous' }).click();
    await employer.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(employer.getByRole('heading', { level: 1 })).toHaveText(second);
    await expect(employer.getByLabel('Notes', { exact: true })).toHaveValue('');
    await employer.getByRole('link', { name: 'Next' }).click();
    await expect(employer.getByLabel('Notes', { exact: true })).toHaveValue('Call on Tuesday.');
    await employer.unroute('**/api/applications/*/notes');
    await employer.getByRole('button', { name: 'Save Notes' }).click();
    await expect(employer.getByText(/^Saved\. Only you see/)).toBeVisible();
    await employer.getByRole('link', { name: 'All applications' }).click();
    await expect(row(second)).toBeVisible();
  });

  await test.step('the list changes a status too', async () => {
    await choose(row(second), `Status of ${second}`, 'Reviewed');
    await expect(employer.getByText(`${second}: Reviewed`)).toBeVisible();
    await expect(row(second)).toContainText('Reviewed');
  });

  await test.step('filters live in the address', async () => {
    await employer.goto('/employer/applications');
    await choose(employer, 'Status', 'Offered');
    await expect(employer).toHaveURL(/status=offered/);
    await expect(row(second)).toHaveCount(0);
    await expect(row(first)).toBeVisible();
    await employer.getByLabel('Search applications').fill('nobody of that name');
    await expect(employer).toHaveURL(/search=nobody/);
    await expect(employer.getByText('No applications found')).toBeVisible();
    await employer.goto(`/employer/applications?search=${encodeURIComponent(second)}`);
    await expect(row(second)).toBeVisible();
    await expect(row(first)).toHaveCount(0);
    await employer.goto(`/employer/applications?jobId=${jobs[0]}`);
    await expect(row(first)).toBeVisible();
    await expect(row(second)).toHaveCount(0);
  });

  await test.step('and what they find can be exported', async () => {
    const download = employer.waitForEvent('download');
    await employer.getByRole('link', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('applications.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(first);
  });

  await test.step('on a phone every application is a card', async () => {
    await employer.setViewportSize({ width: 375, height: 700 });
    await expect(row(first)).toBeVisible();
    await expectNoSidewaysScroll(employer);
  });
  watch.expectNothingWrong();
});

test('offers a retry when lists fail to load', async ({ newcomer }) => {
  const employer = await newcomer();
  await registered(employer, 'employer', 'Beacon Stays');
  const lists = /\/api\/(employer\/jobs|applications\/employer)/;
  await employer.route(lists, (route) => route.fulfill({ status: 503, json: { message: 'Back in a minute.' } }));
  await employer.goto('/employer/dashboard');
  await expect(employer.getByRole('alert')).toContainText('Error loading jobs Back in a minute.');
  await employer.getByRole('tab', { name: 'Applications' }).click();
  await expect(employer.getByRole('alert')).toContainText('Failed to load applications');
  await employer.unroute(lists);
  await employer.getByRole('button', { name: 'Try again' }).click();
  await expect(employer.getByText('No applications yet')).toBeVisible();
  await employer.getByRole('tab', { name: 'Active Jobs' }).click();
  await expect(employer.getByText('No active jobs')).toBeVisible();
});

/** Registers an applicant for a listing; returns the full name. */
async function applicant(browser: Browser, jobId: number, coverLetter: string): Promise<string> {
  const context = await browser.newContext();
  const page: Page = await context.newPage();
  const fullName = await registered(page, 'job_seeker');
  const { status } = await page.request
    .post('/api/applications', { data: { jobId, coverLetter } })
    .then((response) => ({ status: response.status() }));
  expect(status, 'applying').toBe(201);
  await context.close();
  return fullName;
}
