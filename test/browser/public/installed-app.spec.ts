import { expect, test, type Page } from '@playwright/test';
import { signInAs } from '../support/sign-in.js';

test.use({ serviceWorkers: 'allow' });

test('can be installed', async ({ page }) => {
  await opened(page);
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/app.webmanifest', []]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The tests run in a private window, where nothing can be installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('starts without a connection, and keeps nobody’s data', async ({ page, context }) => {
  await signInAs('seeker', page.request);
  await opened(page);
  for (const path of ['/job-seeker/dashboard', '/messages', '/profile', '/job-seeker/search']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  const kept = await keptIn(page);
  expect(kept.map(({ path }) => path)).toContain('/messages');
  expect(kept.filter(({ path }) => path !== '/messages' && !path.startsWith('/assets/'))).toEqual([]);
  expect(kept.find(({ path }) => path === '/messages')?.text).not.toContain('first-data');

  await context.setOffline(true);
  const started = await context.newPage();
  await started.goto('/job-seeker/search');
  // Some versions of Chromium tell only the first page that it is offline.
  const away = started.getByText(/^(You are offline\.|Wayfare can’t be reached right now\.)/);
  await expect(away).toBeVisible();
  await expect(started.getByRole('banner').getByRole('link', { name: 'Wayfare' })).toBeVisible();
  await context.setOffline(false);
  await expect(away).toBeHidden();
  await expect(started.getByRole('heading', { name: 'Available Positions' })).toBeVisible();
});

test.describe('a job seeker whose browser speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('starts without a connection in German, with or without a language in the path', async ({ page, context }) => {
    await opened(page);
    await page.goto('/de/job-seeker/search');
    await expect.poll(async () => (await keptIn(page)).map(({ path }) => path)).toContain('/de/messages');
    await context.setOffline(true);
    for (const path of ['/', '/job-seeker/search', '/de/job-seeker/search?keywords=bar', '/fr/job-seeker/search']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByText(/^(Sie sind offline|Wayfare ist gerade nicht erreichbar)/).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: /^404/ })).toBeHidden();
    }
  });
});

/** Opens the landing page and waits until the service worker handles its requests. */
async function opened(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Everything that the service worker keeps. */
function keptIn(page: Page): Promise<{ readonly path: string; readonly text: string }[]> {
  return page.evaluate(async () => {
    const kept: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        kept.push({ path: new URL(request.url).pathname, text: (await response?.text()) ?? '' });
      }
    }
    return kept;
  });
}
