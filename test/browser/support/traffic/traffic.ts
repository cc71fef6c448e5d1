import type { Frame, Page, Request } from '@playwright/test';

/** Milliseconds without a request in flight after which a page counts as idle. */
const IDLE_AFTER = 250;

/** Milliseconds after which a page that still loads counts as stuck. */
const STUCK_AFTER = 60_000;

/** Waits until the browser is idle, because a busy machine may delay rendering or the next request. */
const BROWSER_IDLE = 'new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5_000 }))';

/** The requests of a page, and whether it is idle. */
export class Traffic {
  private readonly requested = new Set<string>();
  private readonly inFlight = new Set<Request>();
  private navigation: Request | undefined;
  private lastChange = Date.now();

  /** Starts watching a page; call it before opening the page. */
  constructor(private readonly page: Page) {
    page.on('request', this.onRequest);
    page.on('requestfinished', this.onEnd);
    page.on('requestfailed', this.onEnd);
    page.on('framenavigated', this.onNavigated);
  }

  stop(): void {
    this.page.off('request', this.onRequest);
    this.page.off('requestfinished', this.onEnd);
    this.page.off('requestfailed', this.onEnd);
    this.page.off('framenavigated', this.onNavigated);
  }

  /** URLs requested so far whose path ends with `suffix`. */
  urlsEndingWith(suffix: string): string[] {
    return [...this.requested].filter((url) => new URL(url).pathname.endsWith(suffix));
  }

  /** Waits until the page has its heading and has been idle for `idleAfter` milliseconds, or throws what still loads. */
  async waitForIdle(idleAfter = IDLE_AFTER): Promise<void> {
    await this.page.locator('main h1').first().waitFor();
    const stuckAt = Date.now() + STUCK_AFTER;
    const isIdle = () => this.inFlight.size === 0 && Date.now() - this.lastChange >= idleAfter;
    do {
      while (!isIdle()) {
        if (Date.now() > stuckAt)
          throw new Error(`Still loading: ${[...this.inFlight].map((r) => r.url()).join(', ')}`);
        await this.page.waitForTimeout(idleAfter / 5);
      }
      await this.page.evaluate(BROWSER_IDLE);
    } while (!isIdle());
  }

  private readonly onRequest = (request: Request): void => {
    // The event stream stays open as long as the page does.
    if (request.resourceType() === 'eventsource') return;
    if (request.isNavigationRequest() && request.frame() === this.page.mainFrame()) this.navigation = request;
    this.requested.add(request.url());
    this.inFlight.add(request);
    this.lastChange = Date.now();
  };

  /** Forgets the requests of the document before, which may end without an event. */
  private readonly onNavigated = (frame: Frame): void => {
    if (frame !== this.page.mainFrame() || this.navigation === undefined) return;
    for (const request of this.inFlight) if (request !== this.navigation) this.inFlight.delete(request);
    this.navigation = undefined;
    this.lastChange = Date.now();
  };

  private readonly onEnd = (request: Request): void => {
    if (this.inFlight.delete(request)) this.lastChange = Date.now();
  };
}
