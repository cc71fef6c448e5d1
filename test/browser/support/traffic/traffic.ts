import type { Page, Request } from '@playwright/test';

/** Milliseconds without a request in flight after which a page counts as idle. */
const IDLE_AFTER = 250;

/** Waits until the browser is idle, because a busy machine may delay rendering or the next request. */
const BROWSER_IDLE = 'new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 }))';

/** The requests of a page, and whether it is idle. */
export class Traffic {
  private readonly requested = new Set<string>();
  private readonly inFlight = new Set<Request>();
  private lastChange = Date.now();

  /** Starts watching a page; call it before opening the page. */
  constructor(private readonly page: Page) {
    page.on('request', this.onRequest);
    page.on('requestfinished', this.onEnd);
    page.on('requestfailed', this.onEnd);
  }

  stop(): void {
    this.page.off('request', this.onRequest);
    this.page.off('requestfinished', this.onEnd);
    this.page.off('requestfailed', this.onEnd);
  }

  /** URLs requested so far whose path ends with `suffix`. */
  urlsEndingWith(suffix: string): string[] {
    return [...this.requested].filter((url) => new URL(url).pathname.endsWith(suffix));
  }

  /** Waits until the page has its heading and has been idle for `idleAfter` milliseconds. */
  async waitForIdle(idleAfter = IDLE_AFTER): Promise<void> {
    await this.page.locator('main h1').first().waitFor();
    const isIdle = () => this.inFlight.size === 0 && Date.now() - this.lastChange >= idleAfter;
    do {
      while (!isIdle()) await this.page.waitForTimeout(idleAfter / 5);
      await this.page.evaluate(BROWSER_IDLE);
    } while (!isIdle());
  }

  private readonly onRequest = (request: Request): void => {
    // The event stream stays open as long as the page does.
    if (request.resourceType() === 'eventsource') return;
    // Requests of the previous document may end without an event.
    if (request.isNavigationRequest()) this.inFlight.clear();
    this.requested.add(request.url());
    this.inFlight.add(request);
    this.lastChange = Date.now();
  };

  private readonly onEnd = (request: Request): void => {
    if (this.inFlight.delete(request)) this.lastChange = Date.now();
  };
}
