import { expect } from '@playwright/test';
import { aJobForm } from '#test/support/mothers/job-mother.js';
import { ApiClient } from '#test/support/server/api-client.js';
import { choose } from '../../support/choose.js';
import { ADMIN, signIn, test } from '../../support/servers/mail-site.js';

const PASSWORD = ADMIN.password;

/** The first link in an email that contains `part`. */
function linkIn(body: string, part: string): string {
  return (body.match(/https?:[^\s>)\]]+/g) ?? []).find((link) => link.includes(part)) ?? '';
}

test('emails new jobs for a saved search, with a one-click unsubscribe link', async ({ page, site }) => {
  // No other test has this word.
  const word = `lamp${Math.random().toString(36).slice(2, 10)}`;
  const [username, email] = [`seeker_${word}`, `seeker_${word}@wayfare.test`];
  await new ApiClient(site.url).register({ username, email, fullName: 'Liv Walker', password: PASSWORD });
  await signIn(page.request, username);
  await page.goto(`/job-seeker/search?keywords=${word}`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'Saved: manage searches' }).click();
  await choose(page, `Alerts for ${word}`, 'As they appear');
  await expect(page.getByText('Saved search updated')).toBeVisible();

  const employer = await new ApiClient(site.url).register({
    username: `employer_${word}`,
    email: `employer_${word}@wayfare.test`,
    fullName: 'Edda Keeper',
    password: PASSWORD,
    role: 'employer',
    companyName: 'Beacon Stays',
  });
  const { body: job } = await employer.post<{ id: number }>('/api/jobs', aJobForm({ title: `Keeper ${word}` }));
  await site.approve(job.id);
  await site.runTask('send-job-alerts', 1);
  await site.runTask('send-job-alerts', 2);

  const { body } = await site.mailTo(email);
  expect(await site.mailsTo(email)).toHaveLength(1);
  expect(body).toContain(`1 new job for “${word}”`);
  await page.goto(linkIn(body, `/jobs/${job.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Keeper ${word}`);
  await page.goto(linkIn(body, '/unsubscribe/'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You will no longer get emails about')).toBeVisible();
  await page.goto('/job-seeker/saved-searches');
  await expect(page.getByText('You have turned off job alerts')).toBeVisible();
});

test('emails new jobs that mean what a saved search asks for', async ({ page, site }) => {
  const name = `meant${Math.random().toString(36).slice(2, 10)}`;
  const email = `seeker_${name}@wayfare.test`;
  await new ApiClient(site.url).register({
    username: `seeker_${name}`,
    email,
    fullName: 'Liv Walker',
    password: PASSWORD,
  });
  await signIn(page.request, `seeker_${name}`);
  await page.goto('/job-seeker/search?keywords=kellnerin+sintra+with+housing');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'Saved: manage searches' }).click();
  await choose(page, 'Alerts for kellnerin sintra with housing', 'As they appear');
  await expect(page.getByText('Saved search updated')).toBeVisible();

  const employer = await new ApiClient(site.url).register({
    username: `employer_${name}`,
    email: `employer_${name}@wayfare.test`,
    fullName: 'Edda Keeper',
    password: PASSWORD,
    role: 'employer',
    companyName: 'Beacon Stays',
  });
  const form = aJobForm({ title: `Waiter ${name}`, location: 'Sintra, Portugal', facts: { housing: 'free' } });
  const { body: job } = await employer.post<{ id: number }>('/api/jobs', form);
  await site.approve(job.id);
  await site.runTask('send-job-alerts', 1);
  await site.runTask('send-job-alerts', 2);
  const { body } = await site.mailTo(email);
  expect(linkIn(body, `/jobs/${job.id}`)).not.toBe('');
});
