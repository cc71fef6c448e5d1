import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { choose } from '../support/choose.js';
import { openHydrated } from '../support/hydration.js';
import { PageMonitor } from '../support/page-monitor.js';
import type { Key, Role, Visitor } from './visitor.js';

/** A visitor in a browser that Playwright drives: Chromium, or Firefox over WebDriver BiDi. */
export class PlaywrightVisitor implements Visitor {
  private constructor(
    private readonly page: Page,
    private readonly monitor: PageMonitor,
  ) {}

  static async start(browser: Browser): Promise<PlaywrightVisitor> {
    const baseURL = process.env['WAYFARE_URL'] ?? '';
    const context = await browser.newContext({ baseURL });
    const monitor = new PageMonitor();
    monitor.watch(context, baseURL);
    return new PlaywrightVisitor(await context.newPage(), monitor);
  }

  open(path: string): Promise<void> {
    // Firefox aborts what is opened while the page before is still loading.
    return expect(() => openHydrated(this.page, path)).toPass();
  }

  async path(): Promise<string> {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  async press(role: Role, name: string): Promise<void> {
    await this.visible(role, name).click();
  }

  async focus(role: Role, name: string): Promise<void> {
    await this.visible(role, name).focus();
  }

  key(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  async fill(label: string, text: string): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true });
    await field.selectText();
    // In Firefox, React does not notice what Playwright fills in.
    await field.evaluate((element, typed) => element.ownerDocument.execCommand('insertText', false, typed), text);
    await expect(field).toHaveValue(text);
  }

  choose(label: string, option: string): Promise<void> {
    return choose(this.page, label, option);
  }

  async see(text: string): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.page.evaluate<Value>(expression);
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewportSize({ width, height });
  }

  picture(): Promise<Buffer> {
    return this.page.screenshot();
  }

  async close(): Promise<void> {
    await this.page.context().close();
    this.monitor.expectNoErrors();
  }

  private visible(role: Role, name: string): Locator {
    return this.page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  }
}
