import { expect, type APIRequestContext } from '@playwright/test';
import { aJobForm } from '#test/support/mothers/job-mother.js';
import { approveJobs, registerUser, unique } from '../../support/actions.js';
import { follow } from '../../support/hydration.js';
import { test } from '../../support/new-page.js';
import { MailSite } from '../../support/servers/mail-site.js';
import { signInAs } from '../../support/sign-in.js';

/** Posts a listing with premium; returns its id. */
async function postPremiumJob(employer: APIRequestContext, title: string): Promise<number> {
  const response = await employer.post('/api/jobs', { data: aJobForm({ title, isPremium: true }) });
  expect(response.status(), 'posting').toBe(201);
  return ((await response.json()) as { id: number }).id;
}

test('is described in the form as paid online, paid on the provider’s page, and takes effect immediately', async ({
  newPage,
}) => {
  const site = await MailSite.open();
  const page = await newPage(undefined, { baseURL: site.url });
  await registerUser(page, 'employer', 'Quayside Hotels');
  const id = await postPremiumJob(page.request, 'Harbor Pilot');
  await site.approve(id);

  const otherOrigins: string[] = [];
  page.on('request', (sent) => {
    if (!sent.isNavigationRequest() && !sent.url().startsWith(site.url)) otherOrigins.push(sent.url());
  });
  await page.goto('/employer/post-job');
  await expect(page.getByText('You pay online after you submit the form')).toBeVisible();
  await follow(page, `/employer/job/${id}`);
  await expect(page.getByText('Premium is not paid yet')).toBeVisible();

  await page.getByRole('button', { name: 'Pay $49.99' }).click();
  await expect(page.getByRole('heading', { name: 'Premium listing: Harbor Pilot' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Premium is not paid yet')).toBeVisible();

  await page.getByRole('button', { name: 'Pay $49.99' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Your listing is now premium.')).toBeVisible();
  await expect(page.getByText('Premium', { exact: true })).toBeVisible();
  await expect(page.getByText('Premium is not paid yet')).toBeHidden();

  await follow(page, '/employer/payments');
  const row = page.getByRole('row', { name: /Harbor Pilot/ });
  await expect(row).toContainText('$49.99');
  await expect(row.getByText('Paid', { exact: true })).toBeVisible();
  expect(otherOrigins.filter((url) => !url.startsWith(site.stripe))).toEqual([]);
});

test('invoices premium without a payment provider, and lets admins mark it as paid', async ({ page, newPage }) => {
  const title = unique('Harbor Pilot');
  await registerUser(page, 'employer', 'Quayside Hotels');
  await page.goto('/employer/post-job');
  await expect(page.getByText('our team sends you an invoice')).toBeVisible();
  const id = await postPremiumJob(page.request, title);
  await approveJobs(id);

  const admin = await newPage();
  await signInAs('admin', admin.request);
  await admin.goto('/admin/dashboard');
  await admin.getByRole('link', { name: 'Payments' }).click();
  await expect(admin).toHaveURL((url) => url.pathname === '/admin/payments');
  await follow(admin, '/admin/payments?status=invoiced');
  await admin.getByRole('button', { name: `Mark as paid: ${title}` }).click();
  await expect(admin.getByRole('row', { name: new RegExp(title) })).toBeHidden();

  await follow(page, '/employer/payments');
  await expect(page.getByRole('row', { name: new RegExp(title) }).getByText('Paid', { exact: true })).toBeVisible();
});

test('lets an admin refuse only premium, and shows the employer the reason', async ({ page, newPage }) => {
  const title = unique('Harbor Pilot');
  await registerUser(page, 'employer', 'Quayside Hotels');
  const id = await postPremiumJob(page.request, title);

  const admin = await newPage();
  await signInAs('admin', admin.request);
  await admin.goto(`/admin/dashboard?tab=listings&keywords=${encodeURIComponent(title)}`);
  await admin.getByRole('button', { name: `Review ${title}` }).click();
  await admin.getByRole('button', { name: 'Approve without premium…' }).click();
  await admin.getByLabel('Explanation for the employer').fill('Premium is for hotels.');
  await admin.getByRole('button', { name: 'Approve without premium', exact: true }).click();
  await expect(admin.getByText('Premium refused', { exact: true })).toBeVisible();

  await page.goto('/employer/dashboard');
  await expect(page.getByText(/Premium is for hotels\./)).toBeVisible();
  await follow(page, `/employer/edit-job/${id}`);
  await expect(page.getByText('We published this listing without premium')).toBeVisible();
});
