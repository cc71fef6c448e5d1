import { expect } from '@playwright/test';
import { aJobForm } from '../../../support/mothers/job-mother.js';
import { ApiClient } from '../../../support/server/api-client.js';
import { choose } from '../../support/choose.js';
import { ADMIN, test } from '../../support/servers/mail-site.js';
import { submitSignIn } from '../../support/sign-in.js';

const PASSWORD = 'a long secret';

/** The first link in an email that contains `part`. */
function linkIn(body: string, part: string): string {
  return (body.match(/https?:[^\s>)\]]+/g) ?? []).find((link) => link.includes(part)) ?? '';
}

test('emails new jobs for a saved search, with a one-click unsubscribe link', async ({ page, site }) => {
  const email = 'keeper@wayfare.test';
  await new ApiClient(site.url).register({ username: 'keeper', email, fullName: 'Liv Walker', password: PASSWORD });
  await page.goto('/auth');
  await submitSignIn(page, 'keeper', PASSWORD);
  await expect(page).toHaveURL(/\/job-seeker\/dashboard/);
  await page.goto('/job-seeker/search?keywords=lighthouse');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'Saved: manage searches' }).click();
  await choose(page, 'Alerts for lighthouse', 'As they appear');
  await expect(page.getByText('Saved search updated')).toBeVisible();

  const employer = await new ApiClient(site.url).register({
    username: 'beacon',
    email: 'beacon@wayfare.test',
    fullName: 'Edda Keeper',
    password: PASSWORD,
    role: 'employer',
    companyName: 'Beacon Stays',
  });
  const { body: job } = await employer.post<{ id: number }>('/api/jobs', aJobForm({ title: 'Lighthouse Keeper' }));
  const admin = await new ApiClient(site.url).login(ADMIN.username, ADMIN.password);
  expect((await admin.put(`/api/jobs/${job.id}/approve`)).status).toBe(200);
  await site.runTask('send-job-alerts', 1);
  await site.runTask('send-job-alerts', 2);

  const mails = await site.catcher.sentTo(email);
  expect(mails).toHaveLength(1);
  const body = mails[0]?.body ?? '';
  expect(body).toContain('1 new job for "lighthouse"');
  await page.goto(linkIn(body, `/jobs/${job.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighthouse Keeper');
  await page.goto(linkIn(body, '/unsubscribe/'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You will no longer get emails about')).toBeVisible();
  await page.goto('/job-seeker/saved-searches');
  await expect(page.getByText('You have turned off job alerts')).toBeVisible();
});
