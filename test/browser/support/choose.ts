import { expect, type Locator, type Page } from '@playwright/test';

/** The select around a field; its text is the chosen option. */
const SELECT = 'xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")]';

/**
 * Chooses an option of an Ant Design select by its label and text. On a busy machine, a list that is still opening may
 * close without accepting the click, so this retries until the choice is shown.
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
