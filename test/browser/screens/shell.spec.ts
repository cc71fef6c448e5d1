import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectReady, openReady } from '../support/taking-over.js';
import { signInAs, type Viewer } from '../support/sign-in.js';
import { Watch } from '../support/watched-page.js';

type Links = readonly (readonly [label: string, path: string])[];

const MAIN: Links = [
  ['See Jobs', '/job-seeker/search'],
  ['For Employers', '/about/for-employers'],
  ['Resources', '/about/resources'],
  ['About Us', '/about/about-us'],
];

const ACCOUNT: Record<Exclude<Viewer, 'visitor'>, Links> = {
  seeker: [
    ['Dashboard', '/job-seeker/dashboard'],
    ['Messages', '/messages'],
    ['My Profile', '/job-seeker/profile'],
    ['Search Jobs', '/job-seeker/search'],
    ['Saved Searches', '/job-seeker/saved-searches'],
    ['Settings', '/settings'],
  ],
  employer: [
    ['Dashboard', '/employer/dashboard'],
    ['Messages', '/messages'],
    ['Company Profile', '/employer/profile'],
    ['Post a Job', '/employer/post-job'],
    ['Settings', '/settings'],
  ],
  admin: [
    ['Dashboard', '/admin/dashboard'],
    ['Messages', '/messages'],
    ['Settings', '/settings'],
  ],
};

/** The secondary bar of signed-in screens. */
const PLACES: Record<keyof typeof ACCOUNT, Links> = {
  seeker: [
    ['Dashboard', '/job-seeker/dashboard'],
    ['Jobs', '/job-seeker/search'],
    ['Applications', '/job-seeker/dashboard?tab=applications'],
    ['Messages', '/messages'],
    ['Profile', '/job-seeker/profile'],
  ],
  employer: [
    ['Dashboard', '/employer/dashboard'],
    ['Applications', '/employer/applications'],
    ['Messages', '/messages'],
    ['Profile', '/employer/profile'],
    ['Post a Job', '/employer/post-job'],
  ],
  admin: [
    ['Dashboard', '/admin/dashboard'],
    ['Listings', '/admin/dashboard?tab=listings'],
    ['Users', '/admin/dashboard?tab=users'],
    ['Messages', '/messages'],
    ['Database', '/admin/database-management'],
  ],
};

const FOOTER: Record<string, Links> = {
  'For Job Seekers': [
    ['Browse Jobs', '/job-seeker/search'],
    ['Create an Account', '/auth?role=job-seeker'],
    ['Job Alerts', '/job-seeker/search'],
    ['Career Resources', '/about/career-resources'],
    ['Resume Builder', '/job-seeker/profile?tab=resume'],
  ],
  'For Employers': [
    ['Post a Job', '/employer/post-job'],
    ['Pricing', '/about/pricing'],
    ['Employer Resources', '/about/employer-resources'],
    ['Candidate Search', '/employer/applications'],
    ['Success Stories', '/about/success-stories'],
  ],
  Support: [
    ['Help Center', '/about/help-center'],
    ['Contact Us', '/about/contact-us'],
    ['Privacy Policy', '/about/privacy-policy'],
    ['Terms of Service', '/about/terms-of-service'],
    ['About Us', '/about/about-us'],
  ],
};

/** A page without redirects. */
const QUIET_PAGE = '/about/about-us';
const PHONE = { width: 375, height: 800 };

test('shows visitors the ways in, wide and narrow', async ({ page }) => {
  await openReady(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Wayfare, home' })).toHaveAttribute('href', '/');
  await expectLinks(header.getByRole('navigation', { name: 'Main' }).getByRole('link'), MAIN);
  await expect(header.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth?tab=register');

  await page.setViewportSize(PHONE);
  await expect(header.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const panel = await openPanel(page);
  await expectLinks(panel.getByRole('navigation').getByRole('link'), MAIN);
  await expect(panel.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
  await panel.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/auth\?tab=register$/);
  await expect(panel).toBeHidden();
});

for (const viewer of ['seeker', 'employer', 'admin'] as const) {
  test(`shows the menus of the ${viewer}, wide and narrow`, async ({ page }) => {
    await signInAs(viewer, page.request);
    const { fullName } = (await (await page.request.get('/api/user')).json()) as { fullName: string };
    await openReady(page, QUIET_PAGE);
    const header = page.getByRole('banner');
    const [[, dashboard]] = ACCOUNT[viewer] as unknown as [readonly [string, string]];
    await expect(header.getByRole('link', { name: 'Wayfare, home' })).toHaveAttribute('href', dashboard);
    await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0);

    await header.getByRole('button', { name: 'Your account' }).click();
    await expect(header.getByText('Signed in as')).toBeVisible();
    await expect(header.getByText(fullName)).toBeVisible();
    await expectLinks(header.locator('a[role="menuitem"]'), ACCOUNT[viewer]);
    await page.keyboard.press('Escape');

    await page.setViewportSize(PHONE);
    const panel = await openPanel(page);
    await expect(panel.getByText('Signed in as')).toBeVisible();
    await expect(panel.getByText(fullName)).toBeVisible();
    await expectLinks(panel.getByRole('navigation').getByRole('link'), [...MAIN, ...ACCOUNT[viewer]]);
    await panel.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Logged out' })).toContainText(
      'You have been successfully logged out.',
    );
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await openReady(page, dashboard);
    await expect(page).toHaveURL((url) => url.pathname === '/auth');
  });
}

for (const viewer of ['seeker', 'employer', 'admin'] as const) {
  test(`keeps the places of the ${viewer} in reach on signed-in screens`, async ({ page }) => {
    await signInAs(viewer, page.request);
    await page.goto('/messages');
    const bar = page.getByRole('navigation', { name: 'Your workspace' });
    for (const width of [1280, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      await expectLinks(bar.getByRole('link'), PLACES[viewer]);
      await expect(bar.locator('[aria-current="page"]')).toHaveText(/^Messages/);
      await expect(bar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    }
    await bar.getByRole('link', { name: 'Dashboard' }).click();
    await expect(bar.locator('[aria-current]')).toHaveText('Dashboard');
    await page.goto(QUIET_PAGE);
    await expectLinks(bar.getByRole('link'), PLACES[viewer]);
  });
}

test('makes room for the places before the session is known', async ({ page }) => {
  await signInAs('seeker', page.request);
  const bar = page.getByRole('navigation', { name: 'Your workspace' });
  const top = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  await page.goto('/job-seeker/search');
  await expect(bar).toBeVisible();
  const settled = await top();

  await page.route('**/api/user', () => {});
  await page.reload();
  await expect.poll(top).toBe(settled);
  await expect(bar).toHaveCount(0);
});

test('lists every footer link', async ({ page }) => {
  await openReady(page, QUIET_PAGE);
  const footer = page.getByRole('contentinfo');
  for (const [title, links] of Object.entries(FOOTER)) {
    await expectLinks(footer.getByRole('navigation', { name: title }).getByRole('link'), links);
  }
  for (const network of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram']) {
    await expect(footer.getByRole('link', { name: network })).toBeVisible();
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Wayfare`);
});

test('leads every link of the header and footer to a page with a next step', async ({ page, baseURL }) => {
  const watch = new Watch();
  watch.on(page.context(), baseURL ?? '');
  const links = [...MAIN, ...Object.values(FOOTER).flat(), ['Social Media', '/about/social-media'] as const];
  for (const [label, path] of new Map(links)) {
    if (!path.startsWith('/about/')) continue;
    await openReady(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    await expect(page).toHaveTitle(`${label} · Wayfare`);
    const onward = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href');
    expect(onward, label).toMatch(/^\//);
    expect(onward, label).not.toBe(path);
  }
  await openReady(page, '/about/nothing-of-the-kind');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  watch.expectNothingWrong();
});

test('stores the theme and syncs it across tabs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReady(page, QUIET_PAGE);
  const themeOf = (tab: Page) => expect(tab.locator('html'));
  await themeOf(page).toHaveAttribute('data-theme', 'dark');
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await openReady(other, '/');

  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await themeOf(page).toHaveAttribute('data-theme', 'light');
  await themeOf(other).toHaveAttribute('data-theme', 'light');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  await themeOf(page).toHaveAttribute('data-theme', 'light');

  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'System' }).click();
  await themeOf(other).toHaveAttribute('data-theme', 'dark');
});

test('shows 404 Page Not Found with a hint about the router', async ({ page }) => {
  for (const path of ['/index.html', '/100%', '/no/such/page']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('404 Page Not Found');
  }
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expectReady(page);
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Expects exactly these links in this order; an unread count may follow a label. */
async function expectLinks(found: Locator, links: Links): Promise<void> {
  await expect(found).toHaveText(links.map(([label]) => new RegExp(`^${label}\\s*(\\d+\\+? unread)?$`)));
  const paths = () => found.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect.poll(paths).toEqual(links.map(([, path]) => path));
}
