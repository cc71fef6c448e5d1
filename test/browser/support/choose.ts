import { expect, type Locator, type Page } from '@playwright/test';

/** The select around a field, whose text is what was chosen. */
const SELECT = 'xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")]';

/**
 * Chooses an option of an Ant Design select by its label and text. A list that still opens on a busy machine may close
 * without taking the click, so it is opened again until the choice shows.
 */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const field = scope.getByLabel(label, { exact: true });
  const page = 'page' in scope ? scope.page() : scope;
  await expect(async () => {
    await field.click();
    await page.getByRole('option', { name: option, exact: true }).click({ timeout: 10_000 });
    await expect(field.locator(SELECT)).toContainText(option, { timeout: 5_000 });
  }).toPass();
}
