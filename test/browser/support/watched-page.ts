import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What went wrong in pages that nobody looked at: errors on the console, requests to another origin. */
export class Watch {
  private readonly faults: string[] = [];

  /** Watches every page of a context from now on. */
  on(context: BrowserContext, origin: string): void {
    context.on('console', (message) => {
      // A refused request is told by the browser too; whether it was right to be refused, the test says.
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

/** Whether the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  await expect.poll(excess).toBeLessThanOrEqual(0);
}
