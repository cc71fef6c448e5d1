import { expect, test, type Page } from '@playwright/test';
import { expectHydrated, follow, openHydrated } from '../support/hydration.js';
import { signInAs } from '../support/sign-in.js';
import { PageMonitor } from '../support/page-monitor.js';

/** A page that redirects nobody. */
const STATIC_PAGE = '/about/about-us';

test('shows a spinner while the session loads', async ({ page }) => {
  await signInAs('seeker', page.request);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/user', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/job-seeker/dashboard');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
});

test('reserves space for the workspace navigation while the session loads', async ({ page }) => {
  await signInAs('seeker', page.request);
  const bar = page.getByRole('navigation', { name: 'Your workspace' });
  const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  await page.goto('/job-seeker/search');
  await expect(bar).toBeVisible();
  const settled = await top();

  await page.route('**/api/user', () => {});
  await page.reload();
  await expect.poll(top).toBe(settled);
  await expect(bar).toHaveCount(0);
});

test('links the header and footer only to pages with a next step', async ({ page, baseURL }) => {
  const monitor = new PageMonitor();
  monitor.watch(page.context(), baseURL ?? '');
  const heading = page.getByRole('heading', { level: 1 });
  await openHydrated(page, '/about/unknown');
  await expect(heading).toHaveText('404 Page Not Found');
  const links = await page
    .locator(':is(header, footer nav) a:not([hreflang])')
    .evaluateAll((all) => all.map((link) => [link.textContent ?? '', link.getAttribute('href') ?? ''] as const));
  expect(links.length).toBeGreaterThan(15);
  for (const [label, path] of new Map([...links, ['Social Media', '/about/social-media'] as const])) {
    if (!path.startsWith('/about/')) continue;
    await follow(page, path);
    await expect(heading).toHaveText(label);
    await expect(page).toHaveTitle(`${label} · Wayfare`);
    const next = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href');
    expect(next, label).toMatch(/^\//);
    expect(next, label).not.toBe(path);
  }
  monitor.expectNoErrors();
});

test('stores the theme and syncs it across tabs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, STATIC_PAGE);
  const expectRoot = (tab: Page) => expect(tab.locator('html'));
  await expectRoot(page).toHaveAttribute('data-theme', 'dark');
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(other, '/');

  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expectRoot(page).toHaveAttribute('data-theme', 'light');
  await expectRoot(other).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  await expectRoot(page).toHaveAttribute('data-theme', 'light');

  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  await expectRoot(other).toHaveAttribute('data-theme', 'dark');
});

test('shows 404 Page Not Found with a hint about the router', async ({ page }) => {
  for (const path of ['/index.html', '/no/such/page']) {
    expect((await page.request.get(path)).status(), path).toBe(404);
  }
  expect((await page.goto('/100%'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expectHydrated(page);
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
