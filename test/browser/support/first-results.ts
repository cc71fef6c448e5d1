import { expect, type Page } from '@playwright/test';

/**
 * Waits for server-rendered results. A busy server leaves them to the browser; then this reloads the page.
 */
export async function expectDrawnResults(page: Page, count: RegExp | string = /^\d+ jobs found$/): Promise<void> {
  let isAskedAgain = false;
  await expect(async () => {
    if (isAskedAgain) await page.reload({ waitUntil: 'commit' });
    isAskedAgain = true;
    await expect(page.getByText(count)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}
