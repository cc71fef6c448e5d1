import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no violation of WCAG 2.2 AA that axe can find, on the page or within a selector. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // The default mode opens a second page per report; legacy mode is enough without frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within ? axe.include(within) : axe).withTags(WCAG).analyze();
  expect.soft(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))).toEqual([]);
}
