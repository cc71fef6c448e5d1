import { expect, type Locator, type Page } from '@playwright/test';
import { aPdf } from '../../../support/files/documents.js';
import { openListing, unique } from '../../support/actions.js';
import { openHydrated } from '../../support/hydration.js';
import { test } from '../../support/new-page.js';

/** Counts what a thumb does: taps on the page, and on the phone's Next and Go keys. */
class Thumb {
  taps = 0;

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** Types into the focused field, then taps the key that moves on or submits. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.insertText(text);
    this.taps += 1;
    await this.page.keyboard.press('Enter');
  }
}

test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 800 } });

test('applies with a resume in 11 taps from a job page, and a second time in 2', async ({ page }) => {
  const first = unique('Hotel Waiter');
  const second = unique('Breakfast Cook');
  const [job, other] = [await openListing(first), await openListing(second)];
  const name = `ann_${Math.random().toString(36).slice(2, 10)}`;
  const thumb = new Thumb(page);
  const button = (label: string) => page.getByRole('button', { name: label }).filter({ visible: true }).first();

  await openHydrated(page, `/jobs/${job}`);
  await thumb.tap(button('Sign in to Apply'));
  await expect(page.getByRole('heading', { name: new RegExp(`^Apply for ${first} at`) })).toBeVisible();
  await thumb.tap(page.getByLabel('Full name'));
  await thumb.type('Ann Lee');
  await thumb.type(`${name}@wayfare.test`);
  await expect(page.getByLabel('Username')).toHaveValue(name);
  // The proposed username stays.
  await thumb.type('');
  await thumb.type('a long secret');
  await thumb.type('a long secret');
  await expect(page).toHaveURL(new RegExp(`/jobs/${job}$`));
  await thumb.tap(page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first());
  const chooser = page.waitForEvent('filechooser');
  await thumb.tap(page.getByText('Upload Resume'));
  // The file, in the phone's own dialog.
  thumb.taps += 1;
  await (await chooser).setFiles({ name: 'Resume.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByText('Resume uploaded')).toBeVisible();
  await thumb.tap(button('Submit Application'));
  await expect(page).toHaveURL(/\/job-seeker\/dashboard/);
  expect(thumb.taps, 'taps to the first application').toBeLessThanOrEqual(11);

  await openHydrated(page, `/jobs/${other}`);
  const again = new Thumb(page);
  await again.tap(page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first());
  await again.tap(button('Submit Application'));
  await expect(page).toHaveURL(/\/job-seeker\/dashboard/);
  expect(again.taps, 'taps to the second').toBeLessThanOrEqual(2);
});
