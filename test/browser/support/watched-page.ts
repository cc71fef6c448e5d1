import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Collects console errors and requests to other origins. */
export class Watch {
  private readonly faults: string[] = [];

  /** Starts watching every page of a context. */
  on(context: BrowserContext, origin: string): void {
    context.on('console', (message) => {
      // The browser also logs failed requests; each test decides whether they were expected.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
      this.faults.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => this.faults.push(`uncaught: ${error.error().message}`));
    context.on('request', (request) => {
      const url = request.url();
      if (url.startsWith('http') && !url.startsWith(origin)) this.faults.push(`elsewhere: ${url}`);
    });
  }

  expectNothingWrong(): void {
    expect(this.faults).toEqual([]);
  }
}

/** Whether the page scrolls horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}
