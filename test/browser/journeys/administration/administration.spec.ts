import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { follow } from '../../support/hydration.js';
import { signInAs } from '../../support/sign-in.js';
import { toasts } from '../../support/toasts.js';

test('shows user counts and lets an admin review pending listings', async ({ page, request }) => {
  await registerUser({ request }, 'employer', 'Beacon Stays');
  const title = unique('Ferry Captain');
  const id = await postJob(request, title);
  await signInAs('admin', page.request);
  await page.goto('/admin/dashboard');
  for (const role of ['Job seekers', 'Employers', 'Admins']) {
    await expect(page.getByRole('region', { name: 'Users by role' })).toContainText(role);
  }
  await expect(page.getByRole('link', { name: 'Database Management' })).toHaveAttribute(
    'href',
    '/admin/database-management',
  );
  await follow(page, '/admin/dashboard?tab=listings&state=pending');
  await page.getByLabel('Search listings').fill(title);
  const row = page.getByRole('row', { name: title });
  await expect(row).toContainText(/^.*Welcome guests from all over the world, .{50,60}…/);

  const opener = row.getByRole('button', { name: `Review ${title}` });
  await opener.click();
  const review = page.getByRole('dialog', { name: title });
  const approve = review.getByRole('button', { name: 'Approve' });
  await expect(approve).toBeEnabled();
  await expectAccessible(page, '[role="dialog"]');
  await page.route('**/api/jobs/*/approve', respondUnavailable);
  for (const width of [375, 1280]) {
    await test.step(`shows toasts above the dialog, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await approve.click();
      await toasts(page).getByText('Failed to approve job').click();
      expect(await overlap(toasts(page).getByRole('status').locator('> *'), approve)).toBe(false);
      await toasts(page).getByRole('button', { name: 'Dismiss notification' }).click();
      await expect(toasts(page)).not.toContainText('Failed to approve job');
      await expect(review).toBeVisible();
    });
  }
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await approve.click();
  await expect(toasts(page)).toContainText('Failed to approve job');
  await expect(toasts(page)).toContainText('Back in a minute.');
  await expect(review.getByRole('alert')).toHaveText('Back in a minute.');
  await page.route('**/api/jobs/*/archive', respondUnavailable);
  await review.getByRole('button', { name: 'Archive' }).click();
  await expect(toasts(page)).toContainText('Failed to update job archive status');
  await page.unrouteAll();
  await approve.click();
  await expect(toasts(page)).toContainText('Job approved');
  await expect(review).toBeHidden();
  expect((await request.get(`/api/jobs/${id}`)).status()).toBe(200);
});

test('lets an admin compare and approve changes to a company profile', async ({ page, request }) => {
  const name = unique('Beacon Stays');
  await registerUser({ request }, 'employer', name);
  await approveJobs(await postJob(request, unique('Ferry Captain')));
  const changed = await request.put('/api/profile/employer', { data: { industry: 'Lighthouses' } });
  expect(changed.status()).toBe(200);
  await signInAs('admin', page.request);
  await page.goto('/admin/dashboard?tab=pending');
  await page.getByRole('button', { name: `Review the profile of ${name}` }).click();
  const review = page.getByRole('dialog', { name });
  await expect(review.getByRole('row', { name: 'Industry' })).toHaveText(/Industry.*none.*Lighthouses/);
  await review.getByRole('button', { name: 'Approve' }).click();
  await expect(toasts(page)).toContainText('Company approved');
  await expect(review).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('shows the three tabs of database management', async ({ page }) => {
  await signInAs('admin', page.request);
  await page.goto('/admin/database-management');
  await expect(page.getByRole('tab')).toHaveText(['Database Status', 'Backups', 'Protection Settings']);
  await expect(page.getByRole('row', { name: /^application / })).toContainText('Valid');
  await expect(page.getByText(/^postgres(ql)?:\/\//)).not.toContainText(/:[^*/@]+@/);

  await page.getByRole('tab', { name: 'Backups' }).click();
  await page.route('**/api/admin/database/backup-critical', respondUnavailable);
  await page.getByRole('button', { name: 'Create Critical Backup' }).click();
  await expect(toasts(page)).toContainText('Backup Failed');
  await expect(toasts(page)).toContainText('Back in a minute.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Create Full Backup' }).click();
  await expect(toasts(page)).toContainText('Backup Created');
  await expect(page.getByRole('table', { name: 'Backups' })).toContainText('Full backup');
  await page
    .getByRole('button', { name: /^Download wayfare-full/ })
    .first()
    .click();
  await page.getByLabel('Your password').fill('wayfare-demo');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^wayfare-full-.*\.tar\.gz$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Protection Settings' }).click();
  const settings = page.getByRole('region', { name: 'Data protection' });
  await expect(settings.getByRole('listitem')).toHaveText([
    /Full backup.*Every 24 hours/,
    /Critical data backup.*Users, jobs, applications and bookmarks.*Every 6 hours/,
    /Retention.*The last 10 backups/,
    /Schema validation.*Every 24 hours/,
  ]);
  await page.getByRole('link', { name: 'Tasks and mail' }).click();
  const tasks = page.getByRole('table', { name: 'Scheduled tasks' });
  await expect(tasks).toContainText('Assigning places to listings');
  // No task appears by its identifier, such as "match-places".
  await expect(tasks.getByText(/^[a-z-]+$/)).toHaveCount(0);
});

function respondUnavailable(route: Parameters<Parameters<Page['route']>[1]>[0]): Promise<void> {
  return route.fulfill({ status: 503, json: { message: 'Back in a minute.' } });
}

/** Whether two elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('Both elements must be visible.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
