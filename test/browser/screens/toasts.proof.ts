import { expect, test, type APIRequestContext } from '@playwright/test';
import { signInAs, submitSignIn } from '../support/sign-in.js';
import { openHydrated } from '../support/hydration.js';
import { toasts } from '../support/toasts.js';

// With animations, unlike most tests.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PHONE = { width: 375, height: 800 };

test('keeps a toast within 420 px and within the screen', async ({ page }) => {
  await openHydrated(page, '/auth');
  await submitSignIn(page, `nobody-${'x'.repeat(40)}`, 'not a password');
  const toast = toasts(page);
  await expect(toast).toContainText('Login failed');
  await toast.hover();
  await expect.poll(async () => (await toast.boundingBox())?.width).toBeLessThanOrEqual(420);
  await page.setViewportSize(PHONE);
  await expect.poll(async () => (await toast.boundingBox())?.width).toBeLessThanOrEqual(PHONE.width);
});

for (const width of [1280, 375]) {
  test(`keeps the main action clickable while a toast is shown, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs('seeker', page.request);
    const job = await jobToApplyFor(page.request);
    await page.route('**/api/applications', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'Away' } })
        : route.continue(),
    );
    await openHydrated(page, `/jobs/${job}`);
    const apply = page.getByRole('button', { name: 'Apply Now' }).filter({ visible: true });
    await apply.click();
    await expect(page.getByText('Application Failed')).toBeVisible();
    // Fails if the toast would receive the click instead.
    await apply.click({ trial: true, timeout: 2_000 });
  });
}

test('shows a toast above an open dialog, where it can be dismissed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAs('seeker', page.request);
  await page.route('**/api/logout', (route) => route.fulfill({ status: 503, json: { message: 'Away' } }));
  await openHydrated(page, '/job-seeker/search');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await panel.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Logout failed')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(page.getByText('Logout failed')).toBeHidden();
  await expect(panel).toBeVisible();
});

/** A job to which the signed-in job seeker has not applied. */
async function jobToApplyFor(requests: APIRequestContext): Promise<number> {
  const read = async <Item>(path: string) => (await (await requests.get(path)).json()) as Item[];
  const applied = await read<{ jobId: number }>('/api/applications/job-seeker');
  const jobs = await read<{ id: number; isOpen: boolean }>('/api/jobs');
  const job = jobs.find(({ id, isOpen }) => isOpen && applied.every(({ jobId }) => jobId !== id));
  if (!job) throw new Error('The demo job seeker has applied for every job.');
  return job.id;
}
