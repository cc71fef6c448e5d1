import { expect } from '@playwright/test';
import { aJobForm } from '../../../support/mothers/job-mother.js';
import { ApiClient } from '../../../support/server/api-client.js';
import { ADMIN, signIn, test } from '../../support/servers/mail-site.js';

const NAME = 'Lantern Hotels';
const BADGE = 'Verified employer';

test('verifies a company by email to its domain, shows the badge to visitors, and removes it when the website changes', async ({
  page,
  site,
  request,
}) => {
  const username = `lantern_${Math.random().toString(36).slice(2, 10)}`;
  const title = `Lantern Lighter ${username}`;
  const domain = `${username.replace('_', '-')}-hotels.com`;
  const employer = await new ApiClient(site.url).register({
    username,
    email: `${username}@wayfare.test`,
    fullName: 'Edda Keeper',
    password: ADMIN.password,
    role: 'employer',
    companyName: NAME,
  });
  await employer.put('/api/profile/employer', { companyWebsite: `https://www.${domain}` });
  const { body: job } = await employer.post<{ id: number }>('/api/jobs', aJobForm({ title, company: NAME }));
  await site.approve(job.id);
  /** The pages that show visitors the badge. */
  const pagesWithBadge = async () => {
    const paths = [`/jobs/${job.id}`, `/companies/${employer.user.id}`];
    const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
    return pages.filter((html) => html.includes(BADGE)).length;
  };
  expect(await pagesWithBadge()).toBe(0);

  await signIn(page.request, username);
  await page.goto('/employer/profile');
  const address = page.getByLabel("Address at your website's domain");
  await address.fill(`info@${domain}`);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(`Enter only the part before @${domain}`).first()).toBeVisible();
  await address.fill('info');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(`We sent a link to info@${domain}.`)).toBeVisible();

  const { body } = await site.mailTo(`info@${domain}`);
  const [link = ''] = /https?:\S+\/employer\/verify#[\w-]+/.exec(body) ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify Company' }).click();
  await expect(page.getByText('Your company is verified.')).toBeVisible();
  expect(page.url()).not.toContain('#');

  expect(await pagesWithBadge()).toBe(2);
  const cards = async () => {
    const html = await (await request.get(`/job-seeker/search?keywords=${encodeURIComponent(title)}`)).text();
    return html.match(/<article.*?<\/article>/gs) ?? [];
  };
  // A busy server leaves the results to the browser.
  await expect.poll(cards).toEqual([expect.stringMatching(/Lantern Lighter.*Verified/s)]);

  await page.getByRole('link', { name: 'Open company profile' }).click();
  await expect(page.getByText(`Verified by an email to ${domain}`)).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const form = page.getByRole('form', { name: 'Company profile' });
  await form.getByLabel('Industry').fill('Hotels & Resorts');
  await expect(form.getByRole('alert')).toBeHidden();
  await form.getByLabel('Website').fill(`https://www.new-${domain}`);
  await expect(form.getByRole('alert')).toContainText('the badge disappears at once');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your new name or website is waiting for approval.')).toBeVisible();
  expect(await pagesWithBadge()).toBe(0);
  const subjects = async () => (await site.mailsTo(`${username}@wayfare.test`)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Your company is no longer verified on Wayfare');
});
