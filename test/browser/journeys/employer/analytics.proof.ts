import { expect } from '@playwright/test';
import { test } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { PageMonitor } from '../../support/page-monitor.js';

test('shows an employer the sources of views, as bars, a table and a CSV file', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const [employer, visitor] = [await newPage(monitor), await newPage(monitor)];
  await registerUser(employer, 'employer', 'Beacon Stays');
  const title = unique('Lighthouse Keeper');
  const job = await postJob(employer.request, title);
  await employer.goto(`/employer/job/${job}?tab=analytics`);
  await expect(employer.getByText('Nobody has viewed this listing in this period')).toBeVisible();
  await approveJobs(job);

  await test.step('counts a visit from an email link and removes the parameter from the URL', async () => {
    const counted = visitor.waitForResponse(`**/api/jobs/${job}/public?from=alert`);
    await visitor.goto(`/jobs/${job}?from=alert`);
    expect((await counted).status()).toBe(200);
    await expect(visitor).toHaveURL(new RegExp(`/jobs/${job}$`));
  });

  await test.step('counts a visit from the search', async () => {
    const seeker = await newPage(monitor);
    await registerUser(seeker, 'job_seeker');
    await seeker.goto(`/job-seeker/search?keywords=${encodeURIComponent(title)}`);
    const counted = seeker.waitForResponse(`**/api/jobs/${job}/public?from=search`);
    await seeker.getByRole('link', { name: title }).click();
    expect((await counted).status()).toBe(200);
  });

  await employer.goto('/employer/dashboard?tab=analytics');
  await expect(employer.getByText('2 views and 0 applications')).toBeVisible();
  await employer.getByRole('region', { name: 'By Listing' }).getByRole('link', { name: title }).click();
  await expect(employer).toHaveURL(new RegExp(`/employer/job/${job}\\?tab=analytics`));
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText(title);
  const sources = employer.getByRole('list', { name: 'Views by source' }).getByRole('listitem');
  await expect(sources.filter({ hasText: 'Search' }).first()).toContainText('50% (1)');
  await expect(sources.filter({ hasText: 'Saved-search emails' })).toContainText('50% (1)');
  await employer.getByText('Show as a table').press('Enter');
  const table = employer.getByRole('table', { name: 'Views and applications by week' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row').nth(1)).toContainText('2');
  await employer.getByText('4 weeks').click();
  await expect(table.getByRole('row')).toHaveCount(5);
  const download = employer.waitForEvent('download');
  await employer.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('analytics.csv');
  monitor.expectNoErrors();
});
