import { readFile } from 'node:fs/promises';
import { expect, request } from '@playwright/test';
import { choose } from '../../support/choose.js';
import { test } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { follow } from '../../support/hydration.js';
import { expectNoHorizontalScroll, PageMonitor } from '../../support/page-monitor.js';

test('archives and unarchives a listing', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const employer = await newPage(monitor);
  await registerUser(employer, 'employer', 'Beacon Stays');
  const title = unique('Ski Instructor');
  const job = await postJob(employer.request, title);

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
  monitor.expectNoErrors();
});

test('rejects a stale edit and keeps the input', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const employer = await newPage(monitor);
  await registerUser(employer, 'employer', 'Beacon Stays');
  const title = unique('Sommelier');
  const job = await postJob(employer.request, title);

  await employer.goto(`/employer/edit-job/${job}`);
  await expect(employer.getByText('pending approval')).toBeVisible();
  await employer.getByLabel('Job title').fill(`Head ${title}`);
  await approveJobs(job);
  await employer.getByRole('button', { name: 'Save Changes' }).click();
  await expect(employer.getByRole('alert')).toContainText('changed elsewhere after you opened it');
  await expect(employer.getByLabel('Job title')).toHaveValue(`Head ${title}`);
  await employer.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(employer.getByText('Edits may need reapproval')).toBeVisible();
  await expect(employer.getByLabel('Job title')).toHaveValue(`Head ${title}`);
  await employer.getByRole('button', { name: 'Save Changes' }).click();
  await expect(employer.getByText('Job updated successfully')).toBeVisible();
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText(`Head ${title}`);
  monitor.expectNoErrors();
});

test('finds, previews, exports and reviews applications', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const employer = await newPage(monitor);
  await registerUser(employer, 'employer', 'Beacon Stays');
  const titles = [unique('Barista'), unique('Tour Driver')] as const;
  const jobs = [await postJob(employer.request, titles[0]), await postJob(employer.request, titles[1])] as const;
  await approveJobs(...jobs);
  const first = await registerApplicant(jobs[0], 'I bake as well.');
  const second = await registerApplicant(jobs[1], '');
  await employer.goto('/employer/applications');
  const table = employer.getByRole('table', { name: 'Applications' });
  const row = (name: string) => table.getByRole('row', { name });
  await expect(row(first)).toContainText(titles[0]);
  await expect(row(second)).toContainText(titles[1]);

  await test.step('shows a preview of an application', async () => {
    await table.getByRole('button', { name: `Preview of ${first}'s application` }).click();
    await expect(table.getByText('I bake as well.')).toBeVisible();
  });

  await test.step('saves notes and sets the status immediately', async () => {
    await table.getByRole('link', { name: first }).click();
    await expect(employer.getByRole('heading', { level: 1 })).toHaveText(first);
    // Above the bar of decisions, before the notes save themselves.
    await employer
      .getByRole('button', { name: 'Save Notes' })
      .evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await employer.getByLabel('Notes', { exact: true }).fill('Call on Monday.');
    await employer.getByRole('button', { name: 'Save Notes' }).click();
    await expect(employer.getByText(/^Saved\. Only your company sees/)).toBeVisible();
    await choose(employer, 'Application status', 'Offered');
    await expect(employer.getByText('Status updated')).toBeVisible();
    await employer.reload();
    await expect(employer.getByLabel('Notes', { exact: true })).toHaveValue('Call on Monday.');
    await expect(employer.getByText('Offered', { exact: true })).toBeVisible();
  });

  await test.step('moves through the list and keeps unsaved notes as a draft', async () => {
    await expect(employer.getByText('2 of 2')).toBeVisible();
    await expect(employer.getByRole('button', { name: 'Next' })).toBeDisabled();
    // Keeps autosave from saving the notes first on a slow machine.
    await employer.route('**/api/applications/*/notes', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 409, json: { message: 'Not now.' } })
        : route.continue(),
    );
    await employer.getByLabel('Notes', { exact: true }).fill('Call on Tuesday.');
    await employer.getByRole('link', { name: 'Previous' }).click();
    await expect(employer.getByRole('heading', { level: 1 })).toHaveText(second);
    await expect(employer.getByLabel('Notes', { exact: true })).toHaveValue('');
    await employer.getByRole('link', { name: 'Next' }).click();
    await expect(employer.getByLabel('Notes', { exact: true })).toHaveValue('Call on Tuesday.');
    await employer.unroute('**/api/applications/*/notes');
    await employer.getByRole('button', { name: 'Save Notes' }).click();
    await expect(employer.getByText(/^Saved\. Only your company sees/)).toBeVisible();
    await employer.getByRole('link', { name: 'All applications' }).click();
    await expect(row(second)).toBeVisible();
  });

  await test.step('changes a status in the list', async () => {
    await choose(row(second), `Status of ${second}`, 'Reviewed');
    await expect(employer.getByText(`${second}: Reviewed`)).toBeVisible();
    await expect(row(second)).toContainText('Reviewed');
  });

  await test.step('keeps filters in the URL', async () => {
    await choose(employer.getByRole('search', { name: 'Applications' }), 'Status', 'Offered');
    await expect(employer).toHaveURL(/status=offered/);
    await expect(row(second)).toHaveCount(0);
    await expect(row(first)).toBeVisible();
    await employer.getByLabel('Search applications').fill('nobody of that name');
    await expect(employer).toHaveURL(/search=nobody/);
    await expect(employer.getByText('No applications found')).toBeVisible();
    await follow(employer, `/employer/applications?search=${encodeURIComponent(second)}`);
    await expect(row(second)).toBeVisible();
    await expect(row(first)).toHaveCount(0);
    await employer.goto(`/employer/applications?jobId=${jobs[0]}`);
    await expect(row(first)).toBeVisible();
    await expect(row(second)).toHaveCount(0);
  });

  await test.step('exports the filtered applications', async () => {
    const download = employer.waitForEvent('download');
    await employer.getByRole('button', { name: 'Export' }).press('Enter');
    await employer.getByRole('menuitem', { name: 'CSV', exact: true }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe('applications.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(first);
  });

  await test.step('shows each application as a card on a phone', async () => {
    await employer.setViewportSize({ width: 375, height: 700 });
    await expect(row(first)).toBeVisible();
    await expectNoHorizontalScroll(employer);
  });
  monitor.expectNoErrors();
});

/** Registers an applicant for a listing; returns the full name. */
async function registerApplicant(jobId: number, coverLetter: string): Promise<string> {
  const applicant = await request.newContext({ baseURL: process.env['WAYFARE_URL'] });
  const fullName = await registerUser({ request: applicant }, 'job_seeker');
  const response = await applicant.post('/api/applications', { data: { jobId, coverLetter } });
  expect(response.status(), 'applying').toBe(201);
  await applicant.dispose();
  return fullName;
}
