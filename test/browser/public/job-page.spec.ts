import { expect, request, test, type Page } from '@playwright/test';
import { aPicture } from '../../support/files/pictures.js';
import { openHydrated } from '../support/hydration.js';
import { approveJobs, postJob, registerUser, unique } from '../support/actions.js';
import { PageMonitor } from '../support/page-monitor.js';
import { toasts } from '../support/toasts.js';

const DESCRIPTION = `${'Guests come by boat, and leave as friends. '.repeat(6)}\n\nA second paragraph.`;

test('shows every field of a listing, prints it and shares it', async ({ page, baseURL }) => {
  const monitor = new PageMonitor();
  monitor.watch(page.context(), baseURL ?? '');
  const title = unique('Harbor Master');
  const listing = {
    title,
    jobType: 'part_time',
    department: 'Marina',
    benefits: 'Meals',
    responsibilities: 'Boats',
    experience: 'senior',
    minSalary: 40_000,
    maxSalary: 50_000,
  };
  const id = await openListing(listing, await aPicture('png', 64, 64));
  await openHydrated(page, `/jobs/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  const { postedAt } = (await (await page.request.get(`/api/jobs/${id}/public`)).json()) as { postedAt: string };
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(postedAt));
  for (const fact of ['Beacon Stays', 'Skagen, Denmark', 'part time', 'Marina', `Posted ${day}`]) {
    await expect(main.getByRole('banner').or(main.locator('header')).first()).toContainText(fact);
  }
  await expect(main.locator('header img[src*="/logo-"]')).toHaveJSProperty('naturalWidth', 64);
  await expect(main.getByRole('heading', { level: 2 })).toContainText([
    'Job Description',
    'Requirements',
    'Responsibilities',
    'Benefits',
  ]);
  await expect(main.getByText('A second paragraph.')).toHaveCSS('white-space-collapse', /preserve/);
  await expect(overview(page)).toContainText('Experience LevelSenior (5-10 years)');
  await expect(overview(page)).toContainText('Employment TypePart time');
  await expect(overview(page)).toContainText('Salary Range$40,000 - $50,000');
  await expect(overview(page)).toContainText('CategoryHotels & resorts');

  await expect(page).toHaveTitle(`${title} at Beacon Stays | Wayfare`);
  const expectMeta = (name: string, content: string | RegExp) =>
    expect(page.locator(`head meta[${name}]`)).toHaveAttribute('content', content);
  await expectMeta('name="description"', DESCRIPTION.slice(0, 160));
  for (const name of ['property="og:title"', 'name="twitter:title"']) await expectMeta(name, new RegExp(title));
  for (const name of ['property="og:description"', 'name="twitter:description"', 'name="twitter:card"']) {
    await expectMeta(name, /./);
  }
  await expect(page.getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', /^\/job-seeker\/search/);

  await test.step('prints in light colors without navigation, even in the dark theme', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(main.getByRole('heading', { name: 'Job Description' })).toBeVisible();
    for (const hidden of [page.getByRole('link', { name: 'Wayfare, home' }), page.getByRole('contentinfo')]) {
      await expect(hidden).toBeHidden();
    }
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('shares in a popup or by link', async () => {
    await page.evaluate('window.opened = []; window.open = (...args) => void window.opened.push(args);');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const network of ['Facebook', 'Twitter', 'LinkedIn']) {
      await page.getByRole('button', { name: 'Share Job' }).click();
      await page.getByRole('menuitem', { name: network }).click();
    }
    const opened = await page.evaluate<string[][]>('window.opened');
    expect(opened).toHaveLength(3);
    for (const [address, , features] of opened) {
      expect(address).toContain(encodeURIComponent(`${baseURL}/jobs/${id}`));
      expect(features).toContain('width=600,height=400');
    }
    await expect(overview(page).getByRole('button', { name: 'Share on Facebook' })).toBeVisible();
    await page.getByRole('button', { name: 'Share Job' }).click();
    await page.getByRole('menuitem', { name: 'Copy Link' }).click();
    await expect(toasts(page)).toContainText('Link copied to clipboard');
    await expect(toasts(page)).toContainText('You can now paste and share it anywhere');
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(`${baseURL}/jobs/${id}`);
  });
  monitor.expectNoErrors();
});

test('leaves out empty fields', async ({ page }) => {
  const id = await openListing({ requirements: null, responsibilities: null, benefits: null, department: null });
  await openHydrated(page, `/jobs/${id}`);
  await expect(page.getByRole('heading', { name: 'Job Description' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Requirements' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Responsibilities' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Benefits' })).toHaveCount(0);
  await expect(overview(page)).toContainText('Experience LevelNot specified');
  await expect(overview(page)).toContainText('Salary Range$2,400 a month');
});

test('shows employers the state of their own listing and a link to edit it', async ({ page }) => {
  await registerUser(page, 'employer', 'Beacon Stays');
  const id = await postJob(page.request, unique('Lighthouse Host'));
  await openHydrated(page, `/jobs/${id}`);
  const card = page.getByRole('region', { name: 'Your listing' });
  await expect(card).toContainText('Pending approval');
  await approveJobs(id);
  await page.reload();
  await expect(card).toContainText('Active');
  await expect(page.getByRole('button', { name: 'Sign in to Apply' })).toHaveCount(0);
  await expect(overview(page)).toContainText(/Apply by[A-Z][a-z]{2} \d+, \d{4}, \d+:\d{2} [AP]M UTC/);
  await card.getByRole('link', { name: 'Edit Job' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/employer/edit-job/${id}`);
});

/** Posts and approves a listing of a new employer; returns its id. */
async function openListing(changes: object, logo?: Buffer): Promise<number> {
  const employer = await request.newContext({ baseURL: process.env['WAYFARE_URL'] });
  await registerUser({ request: employer }, 'employer', 'Beacon Stays');
  if (logo) {
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: logo };
    const sent = await employer.post('/api/profile/employer/logo', { multipart: { logo: file } });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  const response = await employer.post('/api/jobs', {
    data: {
      title: unique('Lighthouse Host'),
      company: 'Beacon Stays',
      location: 'Skagen, Denmark',
      description: DESCRIPTION,
      requirements: 'A steady hand',
      salary: '$2,400 a month',
      jobType: 'seasonal',
      category: 'hotels',
      ...changes,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id } = (await response.json()) as { id: number };
  await approveJobs(id);
  await employer.dispose();
  return id;
}

function overview(page: Page) {
  return page.getByRole('region', { name: 'Job Overview' });
}
