import { expect, type Page } from '@playwright/test';
import { test } from '../support/newcomers.js';
import { approved, posted, registered, unique } from '../support/people.js';
import { signInAs } from '../support/sign-in.js';
import { openReady } from '../support/taking-over.js';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

test('a suspended employer is signed out with a sentence, and their listings return once it is lifted', async ({
  page: admin,
  newcomer,
}) => {
  const employer = await newcomer();
  const name = await registered(employer, 'employer', 'Beacon Stays');
  const title = unique('Harbor Pilot');
  await approved(await posted(employer.request, title));
  const { id } = (await (await employer.request.get('/api/user')).json()) as { id: number };
  await openReady(employer, '/employer/post-job');
  await employer.getByLabel('Job title').fill('Night Pilot');
  const visitor = await newcomer();
  const found = async () => {
    await visitor.goto(`/job-seeker/search?keywords=${encodeURIComponent(`"${title}"`)}`);
    return visitor.getByRole('article').filter({ hasText: title });
  };
  await expect(await found()).toHaveCount(1);

  await signInAs('admin', admin.request);
  await admin.goto(`/admin/users/${id}`);
  await admin.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = admin.getByRole('dialog', { name: `Suspend ${name}?` });
  await dialog.getByLabel('Reason').fill('You asked applicants for a deposit.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(admin.getByText(/^Suspended since/)).toBeVisible();

  await expect(toast(employer)).toContainText('You are no longer signed in.');
  await expect(employer.getByLabel('Job title')).toHaveValue('Night Pilot');
  await toast(employer).getByRole('link', { name: 'Sign in' }).click();
  await expect(await found()).toHaveCount(0);
  await expect(visitor.getByText('No jobs found')).toBeVisible();

  await admin.getByRole('button', { name: 'Lift Suspension' }).click();
  await expect(admin.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  await expect(await found()).toHaveCount(1);
  await expect(admin.getByRole('row', { name: 'Suspension lifted' })).toContainText('The account');
});
