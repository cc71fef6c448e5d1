import { expect, test, type Page } from '@playwright/test';
import { openListing, unique } from '../support/actions.js';
import { signInAs } from '../support/sign-in.js';
import { follow, openHydrated } from '../support/hydration.js';
import { expectNoHorizontalScroll } from '../support/page-monitor.js';
import { toasts } from '../support/toasts.js';
import { Traffic } from '../support/traffic/traffic.js';
import { sampleOf } from '../../support/sample.js';

const EMPTY_HINT = "We couldn't find any jobs matching your search criteria. Try adjusting your filters.";
const JOBS = /\/api\/jobs(\?|$)/;

test('shows the landing page with links to search and sign-up', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Dream Job in Tourism & Hospitality');
  await expect(page.getByText('Connect with top employers from across the global travel industry')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Choose Your Path in Tourism',
    'Ready to Find Your Perfect Tourism Job?',
    'For Job Seekers',
    'For Employers',
    'Support',
  ]);
  for (const [name, role] of [
    ['Find Jobs', 'job-seeker'],
    ['Post Jobs', 'employer'],
    ['Job Seeker Sign Up', 'job-seeker'],
    ['Employer Sign Up', 'employer'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', `/auth?role=${role}`);
  }

  await page.getByPlaceholder("Location or 'Remote'").fill(' Lisbon ');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/job-seeker/search' && url.search === '?location=Lisbon');
});

test('adds live sections to the landing page if the operator enables them', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('"landingSections":false', '"landingSections":true') });
  });
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  const section = (name: string | RegExp) => main.getByRole('region', { name });
  await expect(
    section(/^\d+\+? open jobs across the industry$/).getByRole('link', { name: /^\d+ Hotels/ }),
  ).toHaveAttribute('href', '/job-seeker/search?category=hotels');
  await expect(section('Newest jobs').getByRole('article')).toHaveCount(4);
  await expect(section('Companies hiring now').getByRole('link').first()).toHaveAttribute('href', /\?keywords=/);
  await expect(section('Hiring for the season?').getByRole('link')).toHaveAttribute('href', '/about/for-employers');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
});

test('suggests jobs and places while typing, by keyboard alone', async ({ page }) => {
  await openHydrated(page, '/job-seeker/search');
  const keywords = page.getByRole('combobox', { name: 'Job title, keywords, or company' });
  await keywords.pressSequentially('waite');
  await expect(page.getByRole('option', { name: /^Waiter/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(keywords).toHaveValue('Waiter');
  await expect(page.getByRole('listbox')).toHaveCount(0);

  const location = page.getByRole('combobox', { name: "Location or 'Remote'" });
  await location.pressSequentially('lisboa');
  await page.getByRole('option', { name: /^Lisbon, Portugal/ }).click();
  await expect(location).toHaveValue('Lisbon, Portugal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.search === '?keywords=Waiter&location=Lisbon%2C+Portugal');
  await expect(page).toHaveTitle(/^Waiter jobs in Lisbon, Portugal \(\d+\) · Wayfare$/);
});

test('keeps filters in the URL and removes them by chip', async ({ page }) => {
  await openHydrated(page, '/job-seeker/search?keywords=e&location=a&jobType=full_time&category=hotels&experience=mid');
  await page.evaluate('window.isSamePage = true');
  await expect(page.getByPlaceholder('Job title, keywords, or company')).toHaveValue('e');
  await expect(page.getByPlaceholder("Location or 'Remote'")).toHaveValue('a');
  await expect(chips(page)).toHaveText([/“e”/, /a$/, /Full time/, /Hotels & resorts/, /Mid Level/, 'Clear all']);

  await page.getByRole('button', { name: 'Remove filter Full time' }).click();
  await expect(page).toHaveURL((url) => url.search === '?keywords=e&location=a&category=hotels&experience=mid');
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await expect(page).toHaveURL((url) => url.search === '');
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByText(/^\d+ jobs found$/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate('window.isSamePage'), 'without reloading').toBe(true);
  await page.goBack();
  await expect(page.getByPlaceholder('Job title, keywords, or company')).toHaveValue('e');
});

test('applies all filters of the panel together', async ({ page }) => {
  const traffic = new Traffic(page);
  await openHydrated(page, '/job-seeker/search');
  const panel = page.getByRole('complementary', { name: 'Filter jobs' });
  for (const name of ['Entry Level', 'Junior', 'Mid Level', 'Senior', 'Expert', 'Executive']) {
    await expect(panel.getByRole('radio', { name })).toHaveCount(1);
  }
  const minimum = panel.getByRole('slider', { name: 'Minimum salary' });
  const maximum = panel.getByRole('slider', { name: 'Maximum salary' });
  for (const [slider, value] of [[minimum, '30000'] as const, [maximum, '150000'] as const]) {
    await expect(slider).toHaveValue(value);
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '200000');
    await expect(slider).toHaveAttribute('step', '5000');
  }

  await panel.getByRole('radio', { name: 'Full time' }).check();
  await panel.getByRole('button', { name: /^(Apply Filters|Show [\d,]+ jobs?)$/ }).click();
  await expect(chips(page)).toHaveText([/Full time/]);
  await expect(page).toHaveURL((url) => url.search === '?jobType=full_time');

  await minimum.fill('60000');
  await panel.getByRole('button', { name: /^(Apply Filters|Show [\d,]+ jobs?)$/ }).click();
  await expect(chips(page)).toHaveText([/Full time/, /\$60,000 - \$150,000/, 'Clear all']);
  await expect(page.getByText('In your salary range').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Clear All' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(minimum).toHaveValue('30000');

  await test.step('moves the focus to the results after a keyboard search', async () => {
    // While the page is still loading, the focus may get lost.
    await traffic.waitForIdle();
    await page.getByPlaceholder('Job title, keywords, or company').fill('chef');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.search === '?keywords=chef');
    await expect(page.getByRole('button', { name: 'Remove filter “chef”' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Available Positions' })).toBeFocused();
  });
});

test('finds jobs with housing within 50 km of a town', async ({ page, request }) => {
  // A background task sets the places of demo listings.
  const search = '/api/jobs/facets?near=Barcelona,%20Spain&facts=housing';
  await expect
    .poll(async () => ((await (await request.get(search)).json()) as { total: number }).total)
    .toBeGreaterThan(0);

  await openHydrated(page, '/job-seeker/search');
  const panel = page.getByRole('complementary', { name: 'Filter jobs' });
  await panel.getByLabel('Near').fill('barcelona, sp');
  await expect(panel.locator('datalist option').first()).toHaveText('Barcelona, Spain');
  await panel.getByLabel('Near').fill('Barcelona, Spain');
  await expect(panel.getByLabel('Within')).toHaveValue('50');
  await panel.getByRole('checkbox', { name: /^Housing/ }).check();
  await panel.getByRole('button', { name: /^(Apply Filters|Show [\d,]+ jobs?)$/ }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('near') === 'Barcelona, Spain');
  await expect(chips(page)).toHaveText([/Within 50 km of Barcelona, Spain/, /Housing/, 'Clear all']);
  await expect(page.getByLabel('Sort by')).toHaveValue('distance');
  const card = page.getByRole('article').first();
  await expect(card).toContainText('less than 1 km away');
  await expect(card).toContainText('Housing');

  await follow(page, '/job-seeker/search?location=Sintra');
  const around = page.getByRole('article').first();
  await expect(around).toContainText('Not in Sintra');
  await expect(around).toContainText('km away');
});

test('shows three skeletons, then the results or an explanation', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(JOBS, async (route) => {
    await released;
    await route.continue();
  });
  await openHydrated(page, '/');
  await page.getByLabel('Job title, keywords, or company').fill('lamplighter');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'Available Positions' })).toBeVisible();
  await expect(page.locator('[data-skeleton]')).toHaveCount(3);
  release();
  await expect(page.getByText('No jobs found', { exact: true })).toBeVisible();
  await expect(page.getByText(EMPTY_HINT)).toBeVisible();
  await expect(page.getByText('0 jobs found')).toBeVisible();
  await page.unroute(JOBS);

  await page.route(JOBS, (route) => route.fulfill({ status: 503, json: { message: 'Back in a minute.' } }));
  await page.getByRole('main').getByRole('button', { name: 'Clear All Filters' }).click();
  const toast = toasts(page);
  await expect(toast).toContainText('Error loading jobs');
  await expect(toast).toContainText('Back in a minute.');
  await page.unroute(JOBS);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

for (const [width, limit] of sampleOf([
  [375, 480],
  [1280, 600],
] as const)) {
  test(`shows the first result, a card with actions, within ${limit} px of the top at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Signed-in users also have the workspace navigation above the results.
    await signInAs('seeker', page.request);
    await openHydrated(page, '/job-seeker/search?keywords=chef');
    await expect(page.getByRole('navigation', { name: 'Your workspace' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Premium jobs' })).toBeVisible();
    const first = page.getByRole('article').first();
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(limit);
    await expect(first.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(first.getByRole('button', { name: /^Apply Now/ })).toBeVisible();
    await expect(first.getByRole('button', { name: /^Save / })).toBeVisible();
    await expect(first.locator('p').last()).toHaveCSS('-webkit-line-clamp', '2');
  });
}

const CASES = [
  '',
  '?keywords=waiter+with+housing+and+meals&location=Spain&jobType=full_time&experience=entry&facts=visaSponsorship',
  '?keywords=recepcionist',
  '?keywords=bartender+no+nights&sort=newest&match=exact',
  '?near=Barcelona%2C+Spain&radius=100',
  '?keywords=chef&salaryMin=60000&salaryMax=150000',
  '?keywords=art',
  '?keywords=unicycle+waiter',
];

for (const [width, limit] of [
  [375, 480],
  [1280, 600],
] as const) {
  test(`begins the results of any search within ${limit} px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/job-seeker/search');
    for (const query of CASES) {
      await openHydrated(page, `/job-seeker/search${query}`);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      const first = page
        .getByRole('article')
        .or(page.getByText('No jobs found', { exact: true }))
        .first();
      await expect(first).toBeVisible();
      await expect.poll(async () => (await first.boundingBox())?.y, query).toBeLessThan(limit);
    }
  });
}

test('puts what only has the typed letters under a heading of its own', async ({ page }) => {
  const title = unique('Harpsichordist');
  await openListing(title);
  await openHydrated(page, '/job-seeker/search?keywords=ichordis');
  await expect(page.getByRole('region', { name: 'Partial matches' }).getByRole('article')).toContainText(title);
});

test('closes the filter sheet after applying on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openHydrated(page, '/job-seeker/search');
  await expect(page.getByRole('complementary', { name: 'Filter jobs' })).toBeHidden();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('radio', { name: 'Seasonal' }).check();
  await sheet.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL((url) => url.search === '?jobType=seasonal');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('adds one of the most used filters with one click', async ({ page }) => {
  await openHydrated(page, '/job-seeker/search');
  await page.getByRole('list', { name: 'Popular filters' }).getByRole('button', { name: 'Only Housing' }).click();
  await expect(page).toHaveURL((url) => url.search === '?facts=housing');
  await expect(chips(page)).toHaveText([/Housing/]);
  await expect(page.getByRole('article').first()).toContainText('Housing');
});

function chips(page: Page) {
  return page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
}
