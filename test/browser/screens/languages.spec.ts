import { expect, test } from '@playwright/test';
import { isAtLength } from '../../support/sample.js';
import { findDemoRecords } from '../support/demo-records.js';
import { misfits } from '../support/fit.js';
import { screens } from '../support/screens.js';
import { signInAs } from '../support/sign-in.js';
import { hasBudget } from '../support/traffic/budgets.js';
import { Traffic } from '../support/traffic/traffic.js';

/** Those with the longest words, and the one from right to left. */
const LANGUAGES = isAtLength ? ['de', 'fr', 'pt', 'ar'] : ['de', 'ar'];
const WIDTHS = isAtLength ? [375, 1280] : [375];

test.describe.configure({ mode: 'parallel' });

// `npm run prove` checks every screen, `make test` the main ones, which have a budget.
const checked = Map.groupBy(
  screens.filter(({ name }) => isAtLength || hasBudget(name)),
  ({ viewer }) => viewer,
);

for (const language of LANGUAGES) {
  for (const [viewer, own] of checked) {
    test(`every text fits for the ${viewer} in the language ${language}`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      if (isAtLength) test.slow();
      const records = await findDemoRecords(request);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await signInAs(viewer, context.request);
      const traffic = new Traffic(page);
      for (const { name, path } of own) {
        await page.goto(`/${language}${path(records)}`);
        await traffic.waitForIdle();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await misfits(page), `${name} at ${width} px`).toEqual([]);
        }
      }
    });
  }
}
