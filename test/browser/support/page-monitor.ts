import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Collects console errors, requests to other origins, and missing files of the web app. */
export class PageMonitor {
  private readonly errors: string[] = [];

  /** Starts monitoring every page of a context. */
  watch(context: BrowserContext, origin: string): void {
    context.on('console', (message) => {
      // The browser also logs failed requests; each test decides whether they were expected.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
      this.errors.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.errors.push(`uncaught: ${error.error().message}`));
    context.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/') && response.status() >= 400) this.errors.push(`missing: ${pathname}`);
    });
    context.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && !url.startsWith(origin)) this.errors.push(`other origin: ${url}`);
    });
  }

  expectNoErrors(): void {
    expect(this.errors).toEqual([]);
  }
}

/** Whether the page scrolls horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const excess = () => page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}
