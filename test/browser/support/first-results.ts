import { expect, type Page } from '@playwright/test';

/**
 * Waits for results that came with the page. The server leaves them to the browser where they take long, as on a crowded
 * machine: then it is asked again.
 */
export async function expectDrawnResults(page: Page, count: RegExp | string = /^\d+ jobs found$/): Promise<void> {
  let isAskedAgain = false;
  await expect(async () => {
    if (isAskedAgain) await page.reload({ waitUntil: 'commit' });
    isAskedAgain = true;
    await expect(page.getByText(count)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}
