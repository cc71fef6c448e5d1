import type { Page, Request } from '@playwright/test';

/** How long, in ms, nothing is under way in a page that has come to rest. */
const QUIET_FOR = 250;

/** A crowded machine may leave a page no time to draw what came, or to ask for more. */
const IDLE = 'new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 }))';

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
      // What the document before had asked for may end without a word.
      if (request.isNavigationRequest()) this.open.clear();
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

  /** Waits until the page has its heading, nothing has been under way for a while, and nothing is left to be done. */
  async rest(quietFor = QUIET_FOR): Promise<void> {
    await this.page.locator('main h1').first().waitFor();
    const isQuiet = () => this.open.size === 0 && Date.now() - this.lastChange >= quietFor;
    do {
      while (!isQuiet()) await this.page.waitForTimeout(quietFor / 5);
      await this.page.evaluate(IDLE);
    } while (!isQuiet());
  }
}
