import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Holds back the app's scripts until the returned function is called. */
export async function holdCode(where: Page | BrowserContext): Promise<() => void> {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await where.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return release;
}

/** Whether the document and its styles have loaded. */
const IS_READ = `document.readyState !== 'loading' &&
  [...document.querySelectorAll('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null)`;

/** Forces layout first, because the browser requests fonts only then. */
const LETTERS = 'document.body.offsetHeight, document.fonts.ready.then(() => undefined)';

/** Waits until a page without scripts is fully visible. */
export async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_READ)).toBe(true);
  await page.evaluate(LETTERS);
}

/** Waits until the app has hydrated the server-rendered page; earlier clicks have no effect. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('head [data-server-head]')).toHaveCount(0);
}

/** Opens a page and waits until it is interactive. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectReady(page);
}
