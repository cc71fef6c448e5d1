import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { findMiniBrowser } from './programs.js';
import { WebDriver, type Element } from './webdriver.js';
import type { Key, Role, Visitor } from './visitor.js';

/** Finds elements as people do; the same library as in the tests of components. */
const LIBRARY = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8');

/** As if it were typed, for which the driver takes half a second a character. */
const INSERT_TEXT = 'document.execCommand("insertText", false, arguments[1])';

/** How WebDriver encodes the keys that are not letters. */
const KEYS: Partial<Record<Key, string>> = { ArrowDown: '\uE015', Enter: '\uE007', Escape: '\uE00C' };

const isVisible = 'const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });';

/** A visitor in WebKitGTK. */
export class WebkitVisitor implements Visitor {
  private constructor(private readonly driver: WebDriver) {}

  static async start(driver: string): Promise<WebkitVisitor> {
    const options = { binary: findMiniBrowser(), args: ['--automation'] };
    return new WebkitVisitor(await WebDriver.start(driver, { 'webkitgtk:browserOptions': options }));
  }

  async open(path: string): Promise<void> {
    await this.driver.go(`${process.env['WAYFARE_URL']}${path}`);
    await expect
      .poll(() => this.evaluate<number>('document.head.querySelectorAll("[data-server-head]").length'))
      .toBe(0);
  }

  path(): Promise<string> {
    return this.evaluate('location.pathname + location.search');
  }

  press(role: Role, name: string): Promise<void> {
    return this.retry(async () => this.driver.click(await this.byRole(role, name)));
  }

  focus(role: Role, name: string): Promise<void> {
    return this.retry(async () => this.driver.run('arguments[0].focus()', await this.byRole(role, name)));
  }

  key(key: Key): Promise<void> {
    return this.driver.key(KEYS[key] ?? key);
  }

  fill(label: string, text: string): Promise<void> {
    return this.retry(async () => {
      const field = await this.labelled(label);
      await this.driver.click(field);
      await this.driver.run(`arguments[0].select(); ${INSERT_TEXT}`, field, text);
      expect(await this.driver.run('return arguments[0].value', field)).toBe(text);
    });
  }

  choose(label: string, option: string): Promise<void> {
    return this.retry(async () => {
      const field = await this.labelled(label);
      await this.driver.click(field);
      await this.driver.click(
        await this.find(
          '[...document.querySelectorAll(".ant-select-item-option")].filter((each) => each.textContent === args[0])',
          option,
        ),
      );
      const chosen = await this.driver.run<string>('return arguments[0].closest(".ant-select").textContent', field);
      expect(chosen).toContain(option);
    });
  }

  async see(text: string): Promise<void> {
    await this.retry(async () => {
      await this.find(
        '[...document.body.querySelectorAll("*")].filter((each) => each.textContent.includes(args[0]) && ![...each.children].some((child) => child.textContent.includes(args[0])))',
        text,
      );
    });
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.driver.run(`return ${expression}`);
  }

  /** The window of the browser is at least 447 px wide. */
  async resize(width: number, height: number): Promise<void> {
    await this.driver.resize(width, height);
    await this.retry(async () => {
      expect(await this.evaluate<number>('innerWidth')).toBe(Math.max(width, 447));
    });
    // The page is drawn later.
    await sleep(500);
  }

  picture(): Promise<Buffer> {
    return this.driver.picture();
  }

  close(): Promise<void> {
    return this.driver.end();
  }

  private byRole(role: Role, name: string): Promise<Element> {
    return this.find('library.queryAllByRole(document.body, args[0], { name: args[1] })', role, name);
  }

  private labelled(label: string): Promise<Element> {
    return this.find('library.queryAllByLabelText(document.body, args[0])', label);
  }

  /** The first visible element that an expression finds. */
  private async find(expression: string, ...args: string[]): Promise<Element> {
    if (!(await this.evaluate<boolean>('Boolean(window.TestingLibraryDom)'))) await this.driver.run(LIBRARY);
    const script = `${isVisible} const library = window.TestingLibraryDom, args = arguments;
      return (${expression}).find(isVisible) ?? null;`;
    const element = await this.driver.run<Element | null>(script, ...args);
    if (!element) throw new Error(`Nothing visible: ${args.join(' ')} on ${await this.path()}`);
    return element;
  }

  private retry(step: () => Promise<void>): Promise<void> {
    return expect(step).toPass();
  }
}
