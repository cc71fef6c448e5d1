import type { Locator, Page } from '@playwright/test';

/** Chooses an option of an Ant Design select by its label and text. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  await scope.getByLabel(label, { exact: true }).click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option, exact: true }).click();
}
