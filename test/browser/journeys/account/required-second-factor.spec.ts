import { expect } from '@playwright/test';
import { ADMIN, test } from '../../support/servers/mail-site.js';
import { enterPassword, setUpSecondFactor } from '../../support/second-factor.js';

test.use({ settings: { REQUIRE_ADMIN_2FA: 'true' } });

test('requires an admin to set up a second factor before anything else', async ({ page }) => {
  await enterPassword(page, ADMIN.username);
  await expect(page).toHaveURL((url) => url.pathname === '/second-factor');
  await page.goto('/admin/audit');
  await expect(page).toHaveURL((url) => url.pathname === '/second-factor');
  expect((await page.request.get('/api/admin/audit')).status()).toBe(403);
  await setUpSecondFactor(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/admin/dashboard');
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Log');
  await page.goto('/second-factor');
  await expect(page).toHaveURL((url) => url.pathname === '/admin/dashboard');
});
