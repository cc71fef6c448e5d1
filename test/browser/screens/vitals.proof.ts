import type { EntryType } from 'node:perf_hooks';
import { expect, test, type Page } from '@playwright/test';
import { findDemoRecords } from '../support/demo-records.js';
import { screens } from '../support/screens.js';
import { Traffic } from '../support/traffic/traffic.js';

// With animations, unlike most tests.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const MAX_SHIFT = 0.05;
const CPU_SLOWDOWN = 4;
const PUBLIC = ['landing', 'search', 'job'];

interface Vitals {
  /** Cumulative layout shift. */
  shift: number;
  /** Elements that moved, with the size and the time of each shift in ms. */
  moved: string[];
  /** Largest contentful paint, in ms. */
  largestPaint: number;
}

for (const { name, path } of screens.filter((screen) => PUBLIC.includes(screen.name))) {
  for (const width of [1280, 375]) {
    test(`keeps the layout stable while ${name} loads slowly at ${width} px`, async ({ page, request }) => {
      const records = await findDemoRecords(request);
      await page.setViewportSize({ width, height: 800 });
      await slowDown(page);
      const traffic = new Traffic(page);
      await page.goto(path(records));
      await traffic.waitForIdle();
      await expect
        .poll(async () => (await readVitals(page)).largestPaint, 'largest contentful paint')
        .toBeGreaterThan(0);
      const { shift, moved, largestPaint } = await readVitals(page);
      // Speed depends on the machine, so it is reported, not asserted.
      test.info().annotations.push({ type: 'LCP', description: `${Math.round(largestPaint)} ms` });
      process.stdout.write(`${name} at ${width} px: LCP ${Math.round(largestPaint)} ms, CLS ${shift.toFixed(4)}\n`);
      expect(shift, moved.join('\n')).toBeLessThan(MAX_SHIFT);
    });
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** The browser's performance entries for the page load. */
function readVitals(page: Page): Promise<Vitals> {
  return page.locator('html').evaluate(() => {
    const entries = <Entry>(type: string): Entry[] => {
      const observer = new PerformanceObserver(() => undefined);
      // Node's type definitions differ from the browser's.
      observer.observe({ type: type as EntryType, buffered: true });
      return observer.takeRecords() as Entry[];
    };
    const shifts = entries<{ value: number; startTime: number; sources: { node: Element | null }[] }>('layout-shift');
    const paints = entries<{ startTime: number }>('largest-contentful-paint');
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.map(({ value, startTime, sources }) => {
        const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 200) ?? node?.textContent ?? 'removed');
        return `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${nodes.join(' | ')}`;
      }),
      largestPaint: paints.at(-1)?.startTime ?? 0,
    };
  });
}
