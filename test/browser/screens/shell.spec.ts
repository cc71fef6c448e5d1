import { expect, test, type Locator, type Page } from '@playwright/test';
import { follow, openHydrated } from '../support/hydration.js';
import { signInAs, type Viewer } from '../support/sign-in.js';
import { sampleOf } from '../../support/sample.js';

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

/** The workspace navigation of signed-in users. */
const WORKSPACE: Record<keyof typeof ACCOUNT, Links> = {
  seeker: [
    ['Jobs', '/job-seeker/search'],
    ['Saved', '/job-seeker/dashboard?tab=saved'],
    ['Applications', '/job-seeker/dashboard?tab=applications'],
    ['Messages', '/messages'],
    ['Me', '/job-seeker/dashboard'],
  ],
  employer: [
    ['Today', '/employer/dashboard'],
    ['Listings', '/employer/listings'],
    ['Applicants', '/employer/applications'],
    ['Messages', '/messages'],
    ['Company', '/employer/profile'],
  ],
  admin: [
    ['Today', '/admin/dashboard'],
    ['Review', '/admin/dashboard?tab=pending'],
    ['Reports', '/admin/reports'],
    ['Users', '/admin/dashboard?tab=users'],
    ['Payments', '/admin/payments'],
    ['System', '/admin/database-management'],
  ],
};

const FOOTER: Record<string, Links> = {
  'For Job Seekers': [
    ['Browse Jobs', '/job-seeker/search'],
    ['Create an Account', '/auth?role=job-seeker'],
    ['Job Alerts', '/job-seeker/search'],
    ['Career Resources', '/about/career-resources'],
    ['Resume Builder', '/job-seeker/resume'],
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

/** A page that redirects nobody. */
const STATIC_PAGE = '/about/about-us';
const PHONE = { width: 375, height: 800 };

test('shows visitors the links of header and footer on wide and narrow screens', async ({ page }) => {
  await openHydrated(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Wayfare, home' })).toHaveAttribute('href', '/');
  await expectLinks(header.getByRole('navigation', { name: 'Main' }).getByRole('link'), MAIN);
  await expect(header.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth?tab=register');

  const footer = page.getByRole('contentinfo');
  for (const [title, links] of Object.entries(FOOTER)) {
    await expectLinks(footer.getByRole('navigation', { name: title }).getByRole('link'), links);
  }
  for (const network of ['Facebook', 'Twitter', 'LinkedIn', 'Instagram']) {
    await expect(footer.getByRole('link', { name: network })).toBeVisible();
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Wayfare`);

  await page.setViewportSize(PHONE);
  await expect(header.getByRole('navigation', { name: 'Main' })).toBeHidden();
  // The columns of the footer are folded on phones.
  for (const [title, links] of Object.entries(FOOTER)) {
    const column = footer.getByRole('navigation', { name: title });
    await expect(column.getByRole('link')).toHaveCount(0);
    await column.getByRole('button', { name: title }).click();
    await expectLinks(column.getByRole('link'), links);
  }
  const panel = await openPanel(page);
  await expectLinks(panel.getByRole('navigation').getByRole('link'), MAIN);
  await expect(panel.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
  await panel.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/auth\?tab=register$/);
  await expect(panel).toBeHidden();
});

for (const viewer of sampleOf(['employer', 'seeker', 'admin'] as const)) {
  test(`shows the menus and the workspace of the ${viewer} on wide and narrow screens`, async ({ page }) => {
    await signInAs(viewer, page.request);
    const { fullName } = (await (await page.request.get('/api/user')).json()) as { fullName: string };
    await openHydrated(page, STATIC_PAGE);
    const header = page.getByRole('banner');
    const [[, dashboard]] = ACCOUNT[viewer] as unknown as [readonly [string, string]];
    await expect(header.getByRole('link', { name: 'Wayfare, home' })).toHaveAttribute('href', dashboard);
    await expect(header.getByRole('link', { name: 'Log In' })).toHaveCount(0);
    const bar = page.getByRole('navigation', { name: 'Your workspace' });
    await expectLinks(bar.getByRole('link'), WORKSPACE[viewer]);

    await header.getByRole('button', { name: 'Your account' }).click();
    await expect(header.getByText('Signed in as')).toBeVisible();
    await expect(header.getByText(fullName)).toBeVisible();
    await expectLinks(header.locator('a[role="menuitem"]'), [
      ...ACCOUNT[viewer],
      ['Language: English', '/settings#language'],
    ]);
    await page.keyboard.press('Escape');

    const [[home], [label]] = [WORKSPACE[viewer].at(viewer === 'seeker' ? -1 : 0), WORKSPACE[viewer].at(3)] as [
      Links[number],
      Links[number],
    ];
    await bar.getByRole('link', { name: home }).click();
    await expect(bar.locator('[aria-current]')).toHaveText(home);
    await bar.getByRole('link', { name: label }).click();
    for (const width of [1280, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      await expectLinks(bar.getByRole('link'), WORKSPACE[viewer]);
      await expect(bar.locator('[aria-current="page"]')).toHaveText(new RegExp(`^${label}`));
      await expect(bar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    }

    const panel = await openPanel(page);
    await expect(panel.getByText('Signed in as')).toBeVisible();
    await expect(panel.getByText(fullName)).toBeVisible();
    await expectLinks(panel.getByRole('navigation').getByRole('link'), [...MAIN, ...ACCOUNT[viewer]]);
    await panel.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Logged out' })).toContainText(
      'You have been successfully logged out.',
    );
    await expect(page).toHaveURL((url) => url.pathname === '/');
    expect((await page.request.get('/api/user')).status()).toBe(401);
    await follow(page, dashboard);
    await expect(page).toHaveURL((url) => url.pathname === '/auth');
  });
}

async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Expects exactly these links in this order; an unread count may follow a label. */
async function expectLinks(found: Locator, links: Links): Promise<void> {
  await expect(found).toHaveText(
    links.map(([label]) => new RegExp(`^${label}\\s*(\\d+\\+? (unread|waiting|failed))?$`)),
  );
  const paths = () => found.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await expect.poll(paths).toEqual(links.map(([, path]) => path));
}
