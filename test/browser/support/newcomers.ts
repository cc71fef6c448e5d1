import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Watch } from './watched-page.js';

/** Opens a separate browser, closed at the end of the test. */
export type Newcomer = (watch?: Watch, options?: BrowserContextOptions) => Promise<Page>;

/** A test with several users in separate browsers. */
export const test = base.extend<{ newcomer: Newcomer }>({
  newcomer: async ({ browser, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async (watch, options) => {
      const context = await browser.newContext(options);
      watch?.on(context, baseURL ?? '');
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});
