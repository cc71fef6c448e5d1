import type { Locator, Page } from '@playwright/test';

/** The region that contains all toasts. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}
