import { expect } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aJobForm } from '#test/support/mothers/job-mother.js';
import { ApiClient } from '#test/support/server/api-client.js';
import { WebhookReceiver } from '#test/support/stand-ins/webhook-receiver.js';
import { test } from '../../support/servers/mail-site.js';
import { postJob, registerUser } from '../../support/actions.js';

test('lets an employer set up an API key, a webhook and a feed', async ({ page, site }) => {
  await registerUser(page, 'employer', 'Beacon Stays');
  await page.goto('/employer/integrations');

  await test.step('shows an API key once and revokes it', async () => {
    await page.getByRole('button', { name: 'Create API Key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Our ATS');
    await page.getByRole('dialog').getByLabel('Your password').fill('a long secret');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your new API key' });
    const secret = (await dialog.getByText(/^wayfare_/).innerText()).trim();
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    const key = page.getByRole('listitem').filter({ hasText: 'Our ATS' });
    await expect(key).toContainText('never used');
    await expect(page.getByText(secret)).toHaveCount(0);
    const program = new ApiClient(site.url).withApiKey(secret);
    expect((await program.get('/api/employer/jobs')).status).toBe(200);
    await page.getByRole('button', { name: 'Revoke Our ATS' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Revoke' }).click();
    await expect(key).toHaveCount(0);
    expect((await program.get('/api/employer/jobs')).status).toBe(401);
  });

  await test.step('retries a failed webhook delivery', async () => {
    const receiver = await new WebhookReceiver().open();
    receiver.status = 500;
    await page.getByRole('button', { name: 'Add Webhook' }).click();
    await page.getByRole('dialog').getByLabel('Address').fill(receiver.url);
    await page.getByRole('dialog').getByLabel('Your password').fill('a long secret');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Your webhook secret' });
    await expect(dialog.getByText(/^whsec_/)).toBeVisible();
    await dialog.getByRole('button', { name: 'I have copied it' }).click();
    await site.approve(await postJob(page.request, 'Lighthouse Keeper'));
    await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
    receiver.status = 204;
    await page.getByRole('button', { name: `Deliveries to ${receiver.url}` }).click();
    const delivery = page.getByRole('list', { name: 'Latest deliveries' }).getByRole('listitem');
    await expect(delivery).toContainText(/Listing approved.*Delivered/);
    await expect(delivery).toContainText(/[2-9] attempts/);
    await receiver.close();
  });

  await test.step('imports a feed and lists its errors', async () => {
    const jobs = [
      { ...aJobForm({ title: 'Harbor Pilot' }), reference: 'A1' },
      { ...aJobForm({ title: 'No' }), reference: 'A2' },
    ];
    const feed = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(jobs));
    });
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/jobs`;
    await page.getByLabel('Address of your feed').fill(url);
    await page.getByLabel('Your password').fill('a long secret');
    await page.getByRole('button', { name: 'Save Address' }).click();
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    await site.runTask('import-addresses');
    await page.reload();
    const run = page.getByRole('list', { name: 'Latest imports' }).getByRole('listitem').first();
    await expect(run).toContainText('Done');
    await expect(run).toContainText('2 received · 1 posted · 1 refused');
    await run.getByRole('button', { name: /^Details of/ }).click();
    await expect(page.getByText('Listing 2 (A2): Job title must be at least 5 characters')).toBeVisible();
    feed.close();
  });
});
