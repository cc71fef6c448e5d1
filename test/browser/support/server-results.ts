import { expect, type Page } from '@playwright/test';

/** Waits for server-rendered results, reloading the page if a busy server left them to the browser. */
export async function expectServerResults(page: Page, count: RegExp | string = /^\d+ jobs found$/): Promise<void> {
  let isRetry = false;
  await expect(async () => {
    if (isRetry) await page.reload({ waitUntil: 'commit' });
    isRetry = true;
    await expect(page.getByText(count)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}
