import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Holds back the app's scripts until the returned function is called. */
export async function holdScripts(where: Page | BrowserContext): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await where.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Whether the document and its styles have loaded. */
const IS_LOADED = `document.readyState !== 'loading' &&
  [...document.querySelectorAll('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null)`;

/** Forces layout first, because the browser requests fonts only then. */
const FONTS_READY = 'document.body.offsetHeight, document.fonts.ready.then(() => undefined)';

/** Waits until the server-rendered page is fully visible. */
export async function expectRendered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_LOADED)).toBe(true);
  await page.evaluate(FONTS_READY);
}

/** Waits until the app has hydrated the page; until then, clicks have no effect. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('head [data-server-head]')).toHaveCount(0);
}

/** Opens a page and waits until it is interactive. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}

/** Navigates within the application, like a link, which takes a fraction of the time of loading a page. */
export async function follow(page: Page, path: string): Promise<void> {
  // Until then, nothing notices the new address.
  await expectHydrated(page);
  await page.evaluate((to) => history.pushState({}, '', to), path);
}
