import { expect, test, type Page } from '@playwright/test';
import { chunksOf } from '../support/traffic/route-chunks.js';
import { choose } from '../support/choose.js';
import { expectServerResults } from '../support/server-results.js';
import { expectHydrated, expectRendered, holdScripts, openHydrated } from '../support/hydration.js';
import { completeProfile, openListing, registerUser, unique } from '../support/actions.js';
import { Traffic } from '../support/traffic/traffic.js';

const banner = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Retry' }) });

/** Fills in the registration form for a new user. */
async function fillInRegistration(page: Page): Promise<Record<string, string>> {
  const username = `walker_${Math.random().toString(36).slice(2, 10)}`;
  const typed = {
    Username: username,
    Email: `${username}@wayfare.test`,
    'Full name': unique('Liv Walker'),
  };
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  return typed;
}

async function expectUnchanged(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(value);
}

test('shows a banner while offline, keeps the input and resumes when the network returns', async ({
  page,
  context,
}) => {
  await page.goto('/auth?role=job-seeker');
  const typed = await fillInRegistration(page);
  await page.getByLabel('Password', { exact: true }).fill('a long secret');
  await page.getByLabel('Confirm password').fill('a long secret');

  await context.setOffline(true);
  await expect(banner(page)).toContainText('You are offline.');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Registration failed')).toBeVisible();
  await expectUnchanged(page, typed);

  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/job-seeker\/dashboard/);
});

test('loads a page opened offline when the network returns', async ({ page, context }) => {
  await openHydrated(page, '/');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'See Jobs' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Find your next place to work' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Available Positions' })).toBeVisible();
  // The styles have loaded too.
  await expect(page.locator('main article').first()).toHaveCSS('display', 'grid');
});

test('retries during an outage and loads failed lists afterwards', async ({ page, context }) => {
  await registerUser(page, 'job_seeker');
  await page.goto('/');
  await expect(page).toHaveURL(/\/job-seeker\/dashboard/);
  await context.route('**/api/job-seeker/recommendations*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away' } }),
  );
  let isBack = false;
  const { promise: clicked, resolve: allow } = Promise.withResolvers<void>();
  await context.route('**/health/dependencies', async (route) => {
    if (!isBack) return route.fulfill({ status: 503, json: { status: 'away' } });
    // The page also retries on its own, but gets no response before the click.
    await clicked;
    await route.continue();
  });
  await page.getByRole('tab', { name: 'Recommended Jobs' }).click();
  await expect(banner(page)).toContainText('can’t be reached');

  await context.unroute('**/api/job-seeker/recommendations*');
  isBack = true;
  const retry = banner(page).getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toBeDisabled();
  allow();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('tabpanel').locator('article').first()).toBeVisible();
});

test('fits the banner on a small screen', async ({ page, context }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openHydrated(page, '/job-seeker/search');
  await expect(page.getByRole('heading', { name: 'Available Positions' })).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expect(async () => {
    const box = await banner(page).boundingBox();
    expect(box?.height).toBeLessThan(120);
    const header = await page.locator('header').first().boundingBox();
    expect(header?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  }).toPass();
});

test('keeps the cover letter after a failed application', async ({ page, context }) => {
  const id = await openListing(unique('Pier Keeper'));
  await registerUser(page, 'job_seeker');
  await completeProfile(page);
  await page.goto(`/jobs/${id}`);
  await page.getByText('Add a cover letter').click();
  await page.getByLabel('Cover letter').fill('I know every pier of this coast.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(page.getByText('Application Failed')).toBeVisible();
  await expect(page.getByLabel('Cover letter')).toHaveValue('I know every pier of this coast.');
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await expect(page).toHaveURL(/\/job-seeker\/dashboard/);
});

/** Forms to submit offline. */
const FORMS = [
  {
    what: 'a listing',
    role: 'employer',
    path: '/employer/post-job',
    field: 'Job title',
    typed: 'Keeper of the beacon',
    submit: 'Post Job',
    more: async (page: Page) => {
      await page.getByLabel('Location').fill('Porto, Portugal');
      await choose(page, 'Job type', 'Full time');
      await choose(page, 'Category', 'Hotels & resorts');
      await page.getByLabel('Salary', { exact: true }).fill('$40,000 a year');
      await page.getByLabel('Description').fill('Keeps the light, and tells guests about it. '.repeat(4));
    },
    failure: 'Failed to post job',
  },
  {
    what: 'a profile',
    role: 'job_seeker',
    path: '/job-seeker/profile',
    field: 'Headline',
    typed: 'Walker of long coasts',
    submit: 'Save Changes',
    more: async () => {},
    failure: 'Update failed',
  },
  {
    what: 'a company profile',
    role: 'employer',
    path: '/employer/profile?edit=true',
    field: 'Industry',
    typed: 'Lighthouses',
    submit: 'Save Changes',
    more: async () => {},
    failure: 'Update failed',
  },
] as const;

for (const { what, role, path, field, typed, submit, more, failure } of FORMS) {
  test(`keeps the input for ${what} that failed to submit`, async ({ page, context }) => {
    await registerUser(page, role, 'Beacon Stays');
    await page.goto(path);
    await page.getByLabel(field).fill(typed);
    await more(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByText(failure).first()).toBeVisible();
    await expect(page.getByLabel(field)).toHaveValue(typed);
    await context.setOffline(false);
    await expect(banner(page)).toBeHidden();
    await expect(page.getByLabel(field)).toHaveValue(typed);
  });
}

test.describe('after an upgrade', () => {
  const searchChunks = chunksOf('(drawn)/job-seeker.search');
  // These screens are not server-rendered.
  const signInChunks = chunksOf('_antd/(account)/auth');
  const dashboardChunks = chunksOf('_antd/_employer/employer.dashboard');

  test('reloads once when a chunk is missing', async ({ page, context }) => {
    await openHydrated(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // After a reload, the server has the chunk.
    let isReloaded = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isReloaded = true;
    });
    await context.route(searchChunks, (route) =>
      isReloaded ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await page.getByRole('link', { name: 'See Jobs' }).first().click();
    await expect(page.getByRole('heading', { name: 'Available Positions' })).toBeVisible();
    expect(isReloaded).toBe(true);
  });

  test('offers a reload button instead of looping when a chunk stays missing', async ({ page, context }) => {
    await context.route(signInChunks, (route) => route.fulfill({ status: 404, body: '' }));
    let loads = 0;
    page.on('load', () => loads++);
    await openHydrated(page, '/');
    await page.getByRole('link', { name: 'Log In' }).first().click();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect.poll(() => loads).toBe(2);
    await context.unroute(signInChunks);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  test('keeps an unsent listing across the reload', async ({ page, context }) => {
    await registerUser(page, 'employer', 'Beacon Stays');
    await page.goto('/employer/post-job');
    await page.getByLabel('Job title').fill('Keeper of the beacon');
    await context.route(dashboardChunks, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'Wayfare, home' }).click();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.goto('/employer/post-job');
    await expect(page.getByLabel('Job title')).toHaveValue('Keeper of the beacon');
  });
});

test.describe('while scripts load slowly', () => {
  for (const [path, heading] of [
    ['/', 'Find Your Dream Job in Tourism & Hospitality'],
    ['/job-seeker/search', 'Find your next place to work'],
  ] as const) {
    test(`shows ${path} and keeps what is typed before hydration`, async ({ page, context }) => {
      const release = await holdScripts(context);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectRendered(page);
      await page.getByLabel('Job title, keywords, or company').fill('chef');
      await page.getByLabel("Location or 'Remote'").fill('Porto');

      release();
      // The sign-in link appears once the session has loaded.
      await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
      await expect(page.getByLabel("Location or 'Remote'").first()).toBeFocused();
      await page.getByRole('button', { name: 'Search', exact: true }).first().click();
      await expect(page).toHaveURL(/\/job-seeker\/search\?keywords=chef&location=Porto/);
    });
  }

  test('keeps the scroll position', async ({ page, context }) => {
    const release = await holdScripts(context);
    const traffic = new Traffic(page);
    await page.goto('/job-seeker/search', { waitUntil: 'commit' });
    await expectServerResults(page);
    await expectRendered(page);
    const tenth = page.getByRole('article').nth(9);
    await tenth.scrollIntoViewIfNeeded();
    const before = await tenth.boundingBox();
    expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(0);

    release();
    await expectHydrated(page);
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeAttached();
    await traffic.waitForIdle();
    await expect.poll(() => tenth.boundingBox()).toEqual(before);
    await tenth.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Back to Jobs' })).toBeInViewport();
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
  });
});
