import type { BrowserContext, Page } from '@playwright/test';

/** Keeps the code of the app back until what it returns is called. */
export async function holdCode(where: Page | BrowserContext): Promise<() => void> {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await where.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return release;
}
