import type { Page, Request } from '@playwright/test';

/** How long, in ms, nothing is under way in a page that has come to rest. */
const QUIET_FOR = 250;

/** What a page has asked for, and whether it has come to rest. */
export class Traffic {
  private readonly asked = new Set<string>();
  private readonly open = new Set<Request>();
  private lastChange = Date.now();

  /** Watches a page from now on: begin before it is opened. */
  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      // A stream of events stays open as long as the page.
      if (request.resourceType() === 'eventsource') return;
      this.asked.add(request.url());
      this.open.add(request);
      this.lastChange = Date.now();
    });
    const onEnd = (request: Request) => {
      if (this.open.delete(request)) this.lastChange = Date.now();
    };
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
  }

  /** The addresses asked for so far whose path ends like this. */
  ending(suffix: string): string[] {
    return [...this.asked].filter((url) => new URL(url).pathname.endsWith(suffix));
  }

  /** Waits until the page has its heading and nothing has been under way for a while. */
  async rest(quietFor = QUIET_FOR): Promise<void> {
    await this.page.locator('main h1').first().waitFor();
    while (this.open.size > 0 || Date.now() - this.lastChange < quietFor) {
      await this.page.waitForTimeout(quietFor / 5);
    }
  }
}
