import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Keeps the code of the app back until what it returns is called. */
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

/** Whether a page is read to its last word, with its styles. */
const IS_READ = `document.readyState !== 'loading' &&
  [...document.querySelectorAll('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null)`;

/** Which letters a page needs is known once it is laid out. */
const LETTERS = 'document.body.offsetHeight, document.fonts.ready.then(() => undefined)';

/** Waits until a page whose code is held back is there as people see it. */
export async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_READ)).toBe(true);
  await page.evaluate(LETTERS);
}

/** Waits until the app has taken over what the server drew: a click before that does nothing. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('head [data-server-head]')).toHaveCount(0);
}

/** Opens a page and waits until it answers to clicks. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectReady(page);
}
