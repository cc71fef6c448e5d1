import { expect, request, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { approveJobs, postJob, registerUser, unique } from '../support/actions.js';
import { follow, openHydrated } from '../support/hydration.js';
import { expectNoHorizontalScroll } from '../support/page-monitor.js';

/** Publishes a listing of a new employer and ends it; returns its id. */
async function endedListing(title: string, end: object, how: 'archive' | ''): Promise<number> {
  const employer = await request.newContext({ baseURL: process.env['WAYFARE_URL'] });
  await registerUser({ request: employer }, 'employer', 'Seaside Hotels');
  const id = await postJob(employer, title);
  await approveJobs(id);
  const changed = await employer.put(`/api/jobs/${id}${how && `/${how}`}`, { data: end });
  expect(changed.ok(), await changed.text()).toBe(true);
  await employer.dispose();
  return id;
}

/** Opens a page. A busy server leaves what takes it long to the browser, which without scripts has to ask again. */
async function open(page: Page, path: string, status: number, title: string): Promise<void> {
  await expect(async () => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 10_000 });
    await expect(page.getByRole('heading', { name: 'Similar jobs that are open' })).toBeVisible({ timeout: 10_000 });
  }).toPass();
}

async function expectSimilarJobs(page: Page): Promise<void> {
  const similar = page.getByRole('region', { name: 'Similar jobs that are open' }).getByRole('article');
  await expect(similar.first()).toBeVisible();
  expect(await similar.count()).toBeLessThanOrEqual(6);
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 800 } });

    test('the page of an archived listing says that it has ended and offers similar jobs', async ({ page }) => {
      const title = unique('Front Desk Agent');
      const id = await endedListing(title, { archive: true }, 'archive');
      await open(page, `/jobs/${id}`, 404, 'This job is no longer open');
      // Without scripts it is in an element that searches by text pass over.
      await expect(page.locator('main p').first()).toContainText(`${title} at Seaside Hotels closed on`);
      await expect(page).toHaveTitle(`${title} at Seaside Hotels (closed) | Wayfare`);
      await expectSimilarJobs(page);
      await expectNoHorizontalScroll(page);
    });

    test('the page of a closed listing stays readable and offers similar jobs', async ({ page }) => {
      const title = unique('Front Desk Agent');
      const id = await endedListing(title, { deadline: '2020-01-31' }, '');
      await open(page, `/jobs/${id}`, 200, title);
      await expect(page.getByText('Applications closed').locator('visible=true').first()).toBeVisible();
      await expectSimilarJobs(page);
      await expectNoHorizontalScroll(page);
    });
  });
}

test('leads from an ended listing to a similar one within the app', async ({ page }) => {
  const id = await endedListing(unique('Front Desk Agent'), { archive: true }, 'archive');
  await openHydrated(page, '/about/about-us');
  await follow(page, `/jobs/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is no longer open');
  await expectAccessible(page);
  const similar = page.getByRole('region', { name: 'Similar jobs that are open' }).getByRole('heading', { level: 3 });
  const title = await similar.first().innerText();
  await similar.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
