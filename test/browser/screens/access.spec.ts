import { expect, test } from '@playwright/test';
import { follow } from '../support/hydration.js';
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
const FOR_ALL_USERS = [
  ['/messages', 'Messages'],
  ['/settings', 'Settings'],
  ['/job-seeker/search', 'Find your next place to work'],
] as const;

test('redirects visitors to sign-in with a return path', async ({ page }) => {
  await page.goto('/messages');
  for (const path of [...Object.values(PATHS).flat(), DATABASE, '/messages', '/settings']) {
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
    for (const [path, heading] of FOR_ALL_USERS) {
      await follow(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page, path).toHaveURL((url) => url.pathname === path);
    }
  });
}

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
