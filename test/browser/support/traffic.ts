import type { Page, Request } from '@playwright/test';

/** Milliseconds without a request in flight after which a page counts as idle. */
const QUIET_FOR = 250;

/** Waits for an idle browser, because a busy machine may delay rendering or the next request. */
const IDLE = 'new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 }))';

/** The requests of a page, and whether it is idle. */
export class Traffic {
  private readonly asked = new Set<string>();
  private readonly open = new Set<Request>();
  private lastChange = Date.now();

  /** Starts watching a page; call it before opening the page. */
  constructor(private readonly page: Page) {
    page.on('request', this.onRequest);
    page.on('requestfinished', this.onEnd);
    page.on('requestfailed', this.onEnd);
  }

  /** Stops watching. */
  end(): void {
    this.page.off('request', this.onRequest);
    this.page.off('requestfinished', this.onEnd);
    this.page.off('requestfailed', this.onEnd);
  }

  /** URLs requested so far whose path ends with `suffix`. */
  ending(suffix: string): string[] {
    return [...this.asked].filter((url) => new URL(url).pathname.endsWith(suffix));
  }

  /** Waits until the page has its heading and has been idle for a while. */
  async rest(quietFor = QUIET_FOR): Promise<void> {
    await this.page.locator('main h1').first().waitFor();
    const isQuiet = () => this.open.size === 0 && Date.now() - this.lastChange >= quietFor;
    do {
      while (!isQuiet()) await this.page.waitForTimeout(quietFor / 5);
      await this.page.evaluate(IDLE);
    } while (!isQuiet());
  }

  private readonly onRequest = (request: Request): void => {
    // The event stream stays open as long as the page does.
    if (request.resourceType() === 'eventsource') return;
    // Requests of the previous document may end without an event.
    if (request.isNavigationRequest()) this.open.clear();
    this.asked.add(request.url());
    this.open.add(request);
    this.lastChange = Date.now();
  };

  private readonly onEnd = (request: Request): void => {
    if (this.open.delete(request)) this.lastChange = Date.now();
  };
}
