import { expect, type Browser } from '@playwright/test';
import { aJobForm } from '../../../support/mothers/job-mother.js';
import { ApiClient } from '../../../support/server/api-client.js';
import { ADMIN, test } from '../../support/servers/mail-site.js';
import { submitSignIn } from '../../support/sign-in.js';

const PASSWORD = 'a long secret';
const NAME = 'Lantern Hotels';

/** The server-rendered text of a page for a visitor. */
async function serverText(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const text = await page.locator('main').innerText();
  await context.close();
  return text;
}

test('verifies a company by email to its domain, shows the badge to visitors, and removes it when the website changes', async ({
  page,
  site,
  browser,
}) => {
  const employer = await new ApiClient(site.url).register({
    username: 'lantern',
    email: 'lantern@wayfare.test',
    fullName: 'Edda Keeper',
    password: PASSWORD,
    role: 'employer',
    companyName: NAME,
  });
  await employer.put('/api/profile/employer', { companyWebsite: 'https://www.lantern-hotels.com' });
  const { body: job } = await employer.post<{ id: number }>(
    '/api/jobs',
    aJobForm({ title: 'Lantern Lighter', company: NAME }),
  );
  const admin = await new ApiClient(site.url).login(ADMIN.username, ADMIN.password);
  expect((await admin.put(`/api/jobs/${job.id}/approve`)).status).toBe(200);
  const pages = [`/jobs/${job.id}`, `/companies/${employer.user.id}`].map((path) => `${site.url}${path}`);
  for (const url of pages) expect(await serverText(browser, url)).not.toContain('Verified employer');

  await page.goto('/auth');
  await submitSignIn(page, 'lantern', PASSWORD);
  await expect(page).toHaveURL(/\/employer\/dashboard/);
  await page.goto('/employer/profile');
  const address = page.getByLabel("Address at your website's domain");
  await address.fill('info@lantern-hotels.com');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('Enter only the part before @lantern-hotels.com').first()).toBeVisible();
  await address.fill('info');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('We sent a link to info@lantern-hotels.com.')).toBeVisible();

  const [mail] = await site.catcher.sentTo('info@lantern-hotels.com');
  const [link = ''] = /https?:\S+\/employer\/verify#[\w-]+/.exec(mail?.body ?? '') ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify Company' }).click();
  await expect(page.getByText('Your company is verified.')).toBeVisible();
  expect(page.url()).not.toContain('#');

  for (const url of pages) expect(await serverText(browser, url)).toContain('Verified employer');
  const visitor = await browser.newPage({ baseURL: site.url });
  await visitor.goto('/job-seeker/search?keywords=lantern');
  await expect(visitor.getByRole('article').filter({ hasText: 'Lantern Lighter' })).toContainText('Verified');
  await visitor.close();

  await page.getByRole('link', { name: 'Open company profile' }).click();
  await expect(page.getByText('Verified by an email to lantern-hotels.com')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const form = page.getByRole('form', { name: 'Company profile' });
  await form.getByLabel('Industry').fill('Hotels & Resorts');
  await expect(form.getByRole('alert')).toBeHidden();
  await form.getByLabel('Website').fill('https://www.lantern-resorts.com');
  await expect(form.getByRole('alert')).toContainText('the badge disappears at once');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your new name or website is waiting for approval.')).toBeVisible();
  for (const url of pages) expect(await serverText(browser, url)).not.toContain('Verified employer');
  const subjects = () => site.catcher.mails.map(({ headers }) => headers.get('subject'));
  await expect.poll(subjects).toContain('Your company is no longer verified on Wayfare');
});
