import { expect, test, type Page } from '@playwright/test';
import { findDemoRecords } from '../support/demo-records.js';
import { signInAs, type Viewer } from '../support/sign-in.js';

const DASHBOARD: Record<Exclude<Viewer, 'visitor'>, string> = {
  seeker: '/job-seeker/dashboard',
  employer: '/employer/dashboard',
  admin: '/admin/dashboard',
};

/** Paths reserved for one role. */
const PATHS: Record<Exclude<Viewer, 'visitor'>, readonly string[]> = {
  seeker: ['/job-seeker/dashboard', '/job-seeker/profile'],
  employer: [
    '/employer/dashboard',
    '/employer/profile',
    '/employer/post-job',
    '/employer/job/1',
    '/employer/edit-job/1',
    '/employer/application/1',
    '/employer/applications',
  ],
  admin: ['/admin/dashboard'],
};

const DATABASE = '/admin/database-management';
const FOR_ALL_USERS = ['/messages', '/settings'];

/** Navigates within the application, like a link, which takes a fraction of the time of loading it. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
}

test('redirects visitors to sign-in with a return path', async ({ page }) => {
  await page.goto('/messages');
  for (const path of [...Object.values(PATHS).flat(), DATABASE, ...FOR_ALL_USERS]) {
    await follow(page, path);
    await expect(page, path).toHaveURL(
      (url) => url.pathname === '/auth' && url.searchParams.get('returnTo')?.split('?')[0] === path,
    );
  }
});

for (const viewer of ['seeker', 'employer', 'admin'] as const) {
  test(`redirects the ${viewer} from other roles' pages to their own dashboard`, async ({ page }) => {
    await signInAs(viewer, page.request);
    const home = DASHBOARD[viewer];
    await page.goto('/');
    await expect(page).toHaveURL((url) => url.pathname === home);
    for (const [role, paths] of Object.entries(PATHS)) {
      if (role === viewer) continue;
      for (const path of paths) {
        await follow(page, path);
        await expect(page, path).toHaveURL((url) => url.pathname === home);
      }
    }
    await follow(page, DATABASE);
    await expect(page).toHaveURL((url) => url.pathname === (viewer === 'admin' ? DATABASE : '/auth'));
    for (const path of [...FOR_ALL_USERS, '/job-seeker/search']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page, path).toHaveURL((url) => url.pathname === path);
    }
  });
}

test('shows public profiles and listings to everyone', async ({ page, request }) => {
  const { openJob, applicant } = await findDemoRecords(request);
  for (const path of [`/jobs/${openJob}`, `/profile/${applicant}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Not Found|Not Available/);
    await expect(page).toHaveURL((url) => url.pathname === path);
  }
});

test('shows a spinner while the session loads', async ({ page }) => {
  await signInAs('seeker', page.request);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/user', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/job-seeker/dashboard');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
});
