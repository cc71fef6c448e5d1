import { isAtLength } from '../../support/sample.js';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { expectWithinBudget, hasBudget } from '../support/traffic/budgets.js';
import { findDemoRecords, type DemoRecords } from '../support/demo-records.js';
import { expectVisibleFocus } from '../support/focus.js';
import { screens } from '../support/screens.js';
import { signInAs, type Viewer } from '../support/sign-in.js';
import { Traffic } from '../support/traffic/traffic.js';
import { expectNoHorizontalScroll, PageMonitor } from '../support/page-monitor.js';

const VARIANTS = [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
] as const;
/** A4 without margins, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };
const LANDING_TITLE = 'Wayfare: jobs in tourism and hospitality';

interface MonitoredPage {
  page: Page;
  monitor: PageMonitor;
}

// Not fixtures of the worker, because tests with such fixtures need a worker and a browser of their own.
let records: Promise<DemoRecords> | undefined;
const pages = new Map<Viewer, Promise<MonitoredPage>>();

/** One signed-in page per viewer and worker, because each new page compiles the application again. */
function pageOf(viewer: Viewer, browser: Browser, baseURL: string): Promise<MonitoredPage> {
  const known = pages.get(viewer);
  if (known) return known;
  const opened = openPage(viewer, browser, baseURL);
  pages.set(viewer, opened);
  return opened;
}

async function openPage(viewer: Viewer, browser: Browser, baseURL: string): Promise<MonitoredPage> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const monitor = new PageMonitor();
  monitor.watch(context, baseURL);
  await signInAs(viewer, context.request);
  return { page: await context.newPage(), monitor };
}

test.describe.configure({ mode: 'parallel' });

// `npm run prove` checks every screen in all variants, zoomed and printed. `make test` checks the main screens, which have
// a budget, each in one variant and either zoomed or printed; the journeys open most others.
const checked = screens.filter(({ name }) => isAtLength || hasBudget(name));

for (const [index, { name, viewer, path }] of checked.entries()) {
  const variants = isAtLength ? VARIANTS : VARIANTS.slice(index % VARIANTS.length).slice(0, 1);
  const isPrinted = index % 2 === 0;
  test(`passes all checks on ${name}`, async ({ browser, request, baseURL }) => {
    const known = await (records ??= findDemoRecords(request));
    const { page, monitor } = await pageOf(viewer, browser, baseURL ?? '');
    const traffic = new Traffic(page);
    for (const [position, { width, colorScheme }] of variants.entries()) {
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ media: 'screen', colorScheme });
        if (position === 0) {
          await page.goto(path(known));
          if (hasBudget(name)) await expectWithinBudget(name, traffic);
        }
        await traffic.waitForIdle();
        await expect(page).toHaveTitle(/Wayfare/);
        if (name !== 'landing') await expect(page).not.toHaveTitle(LANDING_TITLE);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expectNoHorizontalScroll(page);
        await expectAccessible(page);
      });
    }
    await test.step('with the keyboard', () => expectVisibleFocus(page));
    if (isAtLength || !isPrinted) {
      await test.step('zoomed to 200 and 400 percent', async () => {
        for (const width of [640, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoHorizontalScroll(page);
        }
      });
    }
    if (isAtLength || isPrinted) {
      await test.step('printed', async () => {
        await page.setViewportSize(PAPER);
        await page.emulateMedia({ media: 'print', colorScheme: 'light' });
        await expectNoHorizontalScroll(page);
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }
    monitor.expectNoErrors();
    traffic.stop();
  });
}
