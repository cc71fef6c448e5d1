import { expect } from '@playwright/test';
import { findDemoRecords } from '../support/demo-records.js';
import { screens } from '../support/screens.js';
import { DEMO_ACCOUNTS, type Viewer } from '../support/sign-in.js';
import { test } from './engine-test.js';
import { signIn } from './sign-in.js';
import type { Visitor } from './visitor.js';

/** The titles of parts and pages whose code or data did not load. */
const FAILURE = /didn’t load|went wrong|could not load|failed to load/i;

/** What is on the page, and how much it has requested. */
const STATE = '[document.body.innerText, performance.getEntriesByType("resource").length]';

/** Waits until nothing changes for a second; returns the text of the page. */
async function settledText(visitor: Visitor): Promise<string> {
  let last: unknown[] = [];
  await expect
    .poll(
      async () => {
        const before = last;
        last = await visitor.evaluate<unknown[]>(STATE);
        return String(last) === String(before);
      },
      { intervals: [1_000] },
    )
    .toBe(true);
  return String(last[0]);
}

for (const viewer of ['visitor', 'seeker', 'employer', 'admin'] satisfies Viewer[]) {
  test(`each screen of the ${viewer} opens`, async ({ newVisitor, request }) => {
    // There are some twenty.
    test.slow();
    const records = await findDemoRecords(request);
    const visitor = await newVisitor();
    if (viewer !== 'visitor') await signIn(visitor, DEMO_ACCOUNTS[viewer], 'wayfare-demo');
    for (const screen of screens.filter((each) => each.viewer === viewer)) {
      await visitor.open(screen.path(records));
      await expect.poll(() => visitor.evaluate<number>('document.querySelectorAll("main h1").length')).toBe(1);
      expect.soft(await settledText(visitor), screen.name).not.toMatch(FAILURE);
    }
  });
}
