import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { expectWithinBudget, hasBudget } from '../support/budgets.js';
import { findDemoSubjects, type DemoSubjects } from '../support/demo-subjects.js';
import { screens } from '../support/screens.js';
import { signInAs, type Viewer } from '../support/sign-in.js';
import { Traffic } from '../support/traffic.js';
import { expectNoSidewaysScroll, Watch } from '../support/watched-page.js';

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
] as const;
/** A4 without margins, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const LANDING_TITLE = 'Wayfare: jobs in tourism and hospitality';

interface Watched {
  page: Page;
  watch: Watch;
}

interface Shared {
  subjects: DemoSubjects;
  /** One page per viewer, signed in once: every other page would compile the application again. */
  pageOf: (viewer: Viewer) => Promise<Watched>;
}

const test = base.extend<object, Shared>({
  subjects: [
    async ({ playwright }, use) => {
      const requests = await playwright.request.newContext({ baseURL: process.env['WAYFARE_URL'] });
      await use(await findDemoSubjects(requests));
      await requests.dispose();
    },
    { scope: 'worker' },
  ],
  pageOf: [
    async ({ browser }, use) => {
      const pages = new Map<Viewer, Watched>();
      await use(async (viewer) => {
        const known = pages.get(viewer);
        if (known) return known;
        const baseURL = process.env['WAYFARE_URL'] ?? '';
        const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
        const watch = new Watch();
        watch.on(context, baseURL);
        await signInAs(viewer, context.request);
        const watched = { page: await context.newPage(), watch };
        pages.set(viewer, watched);
        return watched;
      });
      for (const { page } of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

for (const [index, { name, viewer, path }] of screens.entries()) {
  // The variants take turns across screens; `npm run prove` checks every screen in all of them.
  const looks = process.env['PROOFS'] ? LOOKS : LOOKS.slice(index % LOOKS.length).slice(0, 1);
  test(`passes all checks on ${name}`, async ({ subjects, pageOf }) => {
    const { page, watch } = await pageOf(viewer);
    const traffic = new Traffic(page);
    for (const [nth, { width, colorScheme }] of looks.entries()) {
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ media: 'screen', colorScheme });
        if (nth === 0) {
          await page.goto(path(subjects));
          if (hasBudget(name)) await expectWithinBudget(name, traffic, page.context().request);
        }
        await traffic.rest();
        await expect(page).toHaveTitle(/Wayfare/);
        if (name !== 'landing') await expect(page).not.toHaveTitle(LANDING_TITLE);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expectNoSidewaysScroll(page);
        // Legacy mode suits pages without frames; the default opens a second page per report.
        const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
        const { violations } = await axe.withTags(WCAG).analyze();
        expect.soft(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))).toEqual([]);
      });
    }
    await test.step('zoomed to 200 and 400 percent', async () => {
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
    });
    await test.step('printed', async () => {
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    watch.expectNothingWrong();
    traffic.end();
  });
}
