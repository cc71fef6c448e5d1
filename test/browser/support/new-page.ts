import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { PageMonitor } from './page-monitor.js';

/** Opens a separate browser, closed at the end of the test. */
export type NewPage = (monitor?: PageMonitor, options?: BrowserContextOptions) => Promise<Page>;

/** A test with several users in separate browsers. */
export const test = base.extend<{ newPage: NewPage }>({
  newPage: async ({ browser, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async (monitor, options) => {
      const context = await browser.newContext(options);
      monitor?.watch(context, baseURL ?? '');
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});
