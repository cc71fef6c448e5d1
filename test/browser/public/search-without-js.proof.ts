import { expect, test, type Page } from '@playwright/test';
import { expectServerResults } from '../support/server-results.js';
import { expectHydrated, expectRendered, holdScripts } from '../support/hydration.js';
import { openListing, unique } from '../support/actions.js';
import { Traffic } from '../support/traffic/traffic.js';
import { expectNoHorizontalScroll, PageMonitor } from '../support/page-monitor.js';

const SEARCH = '/job-seeker/search';

test.describe('the search without scripts on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });

  test('shows results and links to them, or a message if nothing is found', async ({ page }) => {
    const title = unique('Keeper of <the> lamp');
    await openListing(title);
    await page.goto(SEARCH);
    await expectServerResults(page);
    await expect(page.getByRole('heading', { name: 'Premium jobs' })).toBeVisible();
    const links = await linkedJobs(page);
    expect(links.length).toBeGreaterThanOrEqual(20);
    expect(new Set(links).size, 'no listing twice').toBe(links.length);
    await expect(page.getByRole('button', { name: /^Save|^Apply Now|^Load more|^Hide filters|^Clear/ })).toHaveCount(0);

    const search = async (keywords: string) => {
      await page.getByPlaceholder('Job title, keywords, or company').fill(keywords);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
    };
    await search('lamplighter');
    await expectServerResults(page, '0 jobs found');
    await expect(page.getByText('No jobs found', { exact: true })).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);

    await search(title);
    await expectServerResults(page, '1 job found');
    await expectNoHorizontalScroll(page);
    await page.getByRole('article').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test.describe('the search whose scripts fail to load', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('keeps the server-rendered content', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(SEARCH);
    await expectServerResults(page);
    await expectNoHorizontalScroll(page);
  });
});

test.describe('the search without scripts on a large screen', () => {
  test.use({ javaScriptEnabled: false });

  test('narrows the search by filters', async ({ page }) => {
    await page.goto(SEARCH);
    const panel = page.getByRole('complementary', { name: 'Filter jobs' });
    await panel.getByRole('radio', { name: 'Full time' }).check();
    await panel.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/[?&]jobType=full_time(&|$)/);
    await expectServerResults(page);
    await expect(chips(page)).toHaveText([/Full time/]);
    await expect(panel.getByRole('radio', { name: 'Full time' })).toBeChecked();
    await expect(page.getByRole('article').first()).toContainText('Full time');
  });
});

for (const query of [
  '?category=hotels&salaryMin=60000&sort=salary',
  '?keywords=lamplighter',
  '?salaryMin=abc&state=all&limit=x',
]) {
  test(`hydrates ${SEARCH}${query} without visible changes or a second request`, async ({ page, context, baseURL }) => {
    const monitor = new PageMonitor();
    monitor.watch(context, baseURL ?? '');
    await expectUnchangedByScripts(page, `${SEARCH}${query}`);
    monitor.expectNoErrors();
  });
}

test('loads more after hydrating results without visible changes or a second request', async ({
  page,
  context,
  baseURL,
}) => {
  const monitor = new PageMonitor();
  monitor.watch(context, baseURL ?? '');
  await expectUnchangedByScripts(page, SEARCH);
  const first = await linkedJobs(page);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(async () => (await linkedJobs(page)).length).toBeGreaterThanOrEqual(first.length + 17);
  const links = await linkedJobs(page);
  expect(new Set(links).size, 'no listing twice').toBe(links.length);
  monitor.expectNoErrors();
});

/** Opens a page, and expects that hydrating it changes nothing and requests no listings. */
async function expectUnchangedByScripts(page: Page, path: string): Promise<void> {
  const release = await holdScripts(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/jobs')) requests.push(request.url());
  });
  const traffic = new Traffic(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expectServerResults(page);
  await expectRendered(page);
  const before = await snapshot(page);

  release();
  await expectHydrated(page);
  await traffic.waitForIdle();
  expect(await snapshot(page)).toEqual(before);
  expect(requests).toEqual([]);
}

/** The text of the page and the positions of the first cards. */
async function snapshot(page: Page) {
  const cards = page.getByRole('article');
  const boxes = await Promise.all((await cards.all()).slice(0, 3).map((card) => card.boundingBox()));
  return { text: await page.locator('main').innerText(), boxes };
}

/** The URLs of the listed jobs. */
function linkedJobs(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

function chips(page: Page) {
  return page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
}
