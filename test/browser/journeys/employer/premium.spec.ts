import { expect, request, test } from '@playwright/test';
import { makeDatabase } from '../../../support/database/database.js';
import { openDatabaseServer } from '../../../support/database/database-server.js';
import { aJobForm } from '../../../support/mothers/job-mother.js';
import { startBuiltServer, type BuiltServer } from '../../../support/server/built-server.js';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, StripeStandIn } from '../../../support/stand-ins/stripe-stand-in.js';
import { registerUser, unique } from '../../support/actions.js';
import { signInAs } from '../../support/sign-in.js';

const ADMIN = { username: 'admin', password: 'a long secret' };

test.describe('a premium listing with a payment provider', () => {
  let stripe: StripeStandIn;
  let server: BuiltServer;
  const cleanups: (() => Promise<void>)[] = [];

  test.beforeAll(async () => {
    const databases = await openDatabaseServer();
    const database = await makeDatabase(databases.url);
    stripe = await StripeStandIn.start();
    server = await startBuiltServer(
      {
        DATABASE_URL: database.url,
        DEMO_DATA: 'false',
        LOG_LEVEL: 'error',
        SCHEDULES: 'false',
        DATABASE_SECONDS: '12',
        ADMIN_USERNAME: ADMIN.username,
        ADMIN_EMAIL: 'admin@wayfare.test',
        ADMIN_PASSWORD: ADMIN.password,
        STRIPE_SECRET_KEY: STRIPE_KEY,
        STRIPE_WEBHOOK_SECRET,
        STRIPE_STAND_IN: stripe.url,
      },
      '.',
      'test/browser/support/servers/start-stripe-server.mjs',
    );
    stripe.webhook = `${server.url}/api/payments/stripe`;
    cleanups.push(
      () => server.stop(),
      () => stripe.stop(),
      () => database.drop(),
      () => databases.stop(),
    );
  });
  test.afterAll(async () => {
    for (const cleanUp of cleanups) await cleanUp();
  });

  test('is paid on the provider’s page and takes effect immediately', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: server.url });
    await registerUser(page, 'employer', 'Quayside Hotels');
    const { id } = (await (
      await page.request.post('/api/jobs', { data: aJobForm({ title: 'Harbor Pilot', isPremium: true }) })
    ).json()) as { id: number };
    const admin = await request.newContext({ baseURL: server.url });
    expect((await admin.post('/api/login', { data: ADMIN })).status()).toBe(200);
    expect((await admin.put(`/api/jobs/${id}/approve`)).status()).toBe(200);

    const otherOrigins: string[] = [];
    page.on('request', (sent) => {
      if (!sent.isNavigationRequest() && !sent.url().startsWith(server.url)) otherOrigins.push(sent.url());
    });
    await page.goto(`/employer/job/${id}`);
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

    await page.goto('/employer/payments');
    const row = page.getByRole('row', { name: /Harbor Pilot/ });
    await expect(row).toContainText('$49.99');
    await expect(row.getByText('Paid', { exact: true })).toBeVisible();
    expect(otherOrigins.filter((url) => !url.startsWith(stripe.url))).toEqual([]);
    await page.close();
    await admin.dispose();
  });

  test('is described in the form as paid online', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: server.url });
    await registerUser(page, 'employer', 'Quayside Hotels');
    await page.goto('/employer/post-job');
    await expect(page.getByText('You pay online after you submit the form')).toBeVisible();
    await page.close();
  });
});

test('invoices premium without a payment provider, and lets admins mark it as paid', async ({ page, browser }) => {
  const title = unique('Harbor Pilot');
  await registerUser(page, 'employer', 'Quayside Hotels');
  await page.goto('/employer/post-job');
  await expect(page.getByText('our team sends you an invoice')).toBeVisible();
  const { id } = (await (
    await page.request.post('/api/jobs', { data: aJobForm({ title, isPremium: true }) })
  ).json()) as { id: number };

  const admin = await browser.newPage();
  await signInAs('admin', admin.request);
  expect((await admin.request.put(`/api/jobs/${id}/approve`)).status()).toBe(200);
  await admin.goto('/admin/dashboard');
  await admin.getByRole('link', { name: 'Payments' }).click();
  await admin.goto('/admin/payments?status=invoiced');
  await admin.getByRole('button', { name: `Mark as paid: ${title}` }).click();
  await expect(admin.getByRole('row', { name: new RegExp(title) })).toBeHidden();
  await admin.close();

  await page.goto('/employer/payments');
  await expect(page.getByRole('row', { name: new RegExp(title) }).getByText('Paid', { exact: true })).toBeVisible();
});

test('lets an admin refuse only premium, and shows the employer the reason', async ({ page, browser }) => {
  const title = unique('Harbor Pilot');
  await registerUser(page, 'employer', 'Quayside Hotels');
  const { id } = (await (
    await page.request.post('/api/jobs', { data: aJobForm({ title, isPremium: true }) })
  ).json()) as { id: number };

  const admin = await browser.newPage();
  await signInAs('admin', admin.request);
  await admin.goto(`/admin/dashboard?tab=listings&keywords=${encodeURIComponent(title)}`);
  await admin.getByRole('button', { name: `Review ${title}` }).click();
  await admin.getByRole('button', { name: 'Approve without premium…' }).click();
  await admin.getByLabel('Explanation for the employer').fill('Premium is for hotels.');
  await admin.getByRole('button', { name: 'Approve without premium', exact: true }).click();
  await expect(admin.getByText('Premium refused', { exact: true })).toBeVisible();
  await admin.close();

  await page.goto('/employer/dashboard');
  await expect(page.getByText(/Premium is for hotels\./)).toBeVisible();
  await page.goto(`/employer/edit-job/${id}`);
  await expect(page.getByText('We published this listing without premium')).toBeVisible();
});
