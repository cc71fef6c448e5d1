import { expect, test } from '@playwright/test';
import { findDemoRecords } from '../support/demo-records.js';
import { misfits } from '../support/fit.js';
import { screens } from '../support/screens.js';
import { signInAs } from '../support/sign-in.js';
import { Traffic } from '../support/traffic/traffic.js';

/** Pixels of a rem: 130, 150 and 200 percent of the usual size. */
const SIZES = [21, 24, 32];
const WIDTHS = [375, 320];

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
        // What has a width of its own, such as a page of a document, follows the window a moment later.
        await expect.poll(() => misfits(page), { message: `a rem of ${size} px at ${width} px` }).toEqual([]);
      }
    }
  });
}

for (const size of SIZES)
  test(`leaves room to type and to read suggestions with a rem of ${size} px`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
    await page.goto('/job-seeker/search');
    const where = page.getByRole('combobox', { name: "Location or 'Remote'" });
    await where.pressSequentially('Remo');
    await expect(page.getByRole('option').first()).toContainText('Remote');
    const list = await page.getByRole('listbox').boundingBox();
    expect(list?.x).toBeGreaterThanOrEqual(0);
    expect((list?.x ?? 0) + (list?.width ?? Infinity)).toBeLessThanOrEqual(WIDTHS[0] ?? 0);
    // Room for what is typed, beside the sign that empties the field.
    expect((await where.boundingBox())?.width).toBeGreaterThan(4 * size);
  });
