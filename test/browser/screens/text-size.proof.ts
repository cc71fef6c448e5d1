import { expect, test } from '@playwright/test';
import { findDemoRecords } from '../support/demo-records.js';
import { screens } from '../support/screens.js';
import { signInAs } from '../support/sign-in.js';
import { Traffic } from '../support/traffic/traffic.js';

/** Pixels of a rem: 130, 150 and 200 percent of the usual size. */
const SIZES = [21, 24, 32];
const WIDTHS = [375, 320];

/** Where a page is wider than its window, and controls that hide part of their text. */
const FAULTS = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const named = ({ tagName, className, textContent }) => tagName + '.' + className + ' “' + textContent.trim().slice(0, 30) + '”';
  const clips = (element) => getComputedStyle(element).overflowX !== 'visible';
  const isClipped = ({ parentElement: parent }) => parent !== document.body && (clips(parent) || isClipped(parent));
  const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const wide = all.filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element));
  const cut = all.filter((element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isControl = element.matches('button, a, label, h1, h2, h3, [role=tab], .ant-tag');
    return isControl && overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
  });
  return scrollWidth > clientWidth || cut.length > 0
    ? [scrollWidth + ' px', ...wide.slice(-4).map(named), ...cut.map(named)]
    : [];
})()`;

test.describe.configure({ mode: 'parallel' });

for (const { name, viewer, path } of screens) {
  test(`shows all of ${name} in large text`, async ({ page, request, context }) => {
    const records = await findDemoRecords(request);
    await signInAs(viewer, context.request);
    const traffic = new Traffic(page);
    const session = await context.newCDPSession(page);
    for (const size of SIZES) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
      await page.goto(path(records));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await traffic.waitForIdle();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await page.evaluate<string[]>(FAULTS), `a rem of ${size} px at ${width} px`).toEqual([]);
      }
    }
  });
}
