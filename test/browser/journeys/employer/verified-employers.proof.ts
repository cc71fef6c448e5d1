import { expect } from '@playwright/test';
import { aJobForm } from '#test/support/mothers/job-mother.js';
import { ApiClient } from '#test/support/server/api-client.js';
import { ADMIN, signIn, test } from '../../support/servers/mail-site.js';

const NAME = 'Hllton Lantern Hotels';
/** With its icon: a note on safety explains the words. */
const BADGE = '</svg> Verified employer';

test('proves a domain by email, shows the badge once an admin has checked the name, and removes it when the website changes', async ({
  page,
  site,
  request,
  browser,
}) => {
  const username = `lantern_${Math.random().toString(36).slice(2, 10)}`;
  const title = `Lantern Lighter ${username}`;
  const domain = `${username.replace('_', '-')}-hotels-and-resorts-of-the-north.com`;
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
  /** The number of pages that show visitors a text. */
  const pagesWith = async (text: string) => {
    const paths = [`/jobs/${job.id}`, `/companies/${employer.user.id}`];
    const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
    return pages.filter((html) => html.replaceAll('<!-- -->', '').includes(text)).length;
  };
  const pagesWithBadge = () => pagesWith(BADGE);
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
  await page.getByRole('button', { name: 'Verify Domain' }).click();
  await expect(page.getByText('You control the domain of your website.')).toBeVisible();
  expect(page.url()).not.toContain('#');
  // A busy server leaves what a page shows to the browser.
  await expect.poll(() => pagesWith(`Controls ${domain}`)).toBe(2);
  expect(await pagesWithBadge()).toBe(0);
  await page.getByRole('link', { name: 'Open company profile' }).click();
  await expect(page.getByText(`You proved that you control ${domain}.`)).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: site.url })).newPage();
  await signIn(desk.request, ADMIN.username);
  await desk.goto('/admin/dashboard?tab=pending');
  const row = desk.getByRole('row').filter({ hasText: domain });
  await expect(row.getByText('The name is like that of a well-known company.')).toBeVisible();
  await row.getByRole('button', { name: 'Verify Company' }).click();
  await desk.getByLabel('How you checked the company').fill('Called the number on the website.');
  await desk.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(desk.getByText('Company verified')).toBeVisible();
  await expect(row).toBeHidden();
  await desk.context().close();

  await expect.poll(pagesWithBadge).toBe(2);
  const cards = async () => {
    const html = await (await request.get(`/job-seeker/search?keywords=${encodeURIComponent(title)}`)).text();
    return html.match(/<article.*?<\/article>/gs) ?? [];
  };
  await expect.poll(cards).toEqual([expect.stringMatching(/Lantern Lighter.*Verified/s)]);

  await page.reload();
  await expect(page.getByText('Our team verified your company on')).toBeVisible();
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
