import { expect, type Page } from '@playwright/test';
import { test } from '../../support/new-page.js';
import { openListing, registerUser, unique } from '../../support/actions.js';
import { signInAs } from '../../support/sign-in.js';
import { toasts } from '../../support/toasts.js';

test('explains how conversations start when there are none', async ({ newPage }) => {
  const seeker = await newPage();
  await registerUser(seeker, 'job_seeker');
  await seeker.goto('/messages');
  await expect(seeker.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(seeker.getByRole('region', { name: 'Conversations' })).toContainText('No messages yet');
  await expect(seeker.getByText("When you contact employers or job seekers, they'll appear here.")).toBeVisible();
  await expect(seeker.getByText('Select a conversation')).toBeVisible();
});

test('shows the topic of a new, empty conversation', async ({ browser, page, newPage }) => {
  const title = unique('Barkeeper');
  const jobId = await openListing(browser, title);
  const seeker = await newPage();
  const fullName = await registerUser(seeker, 'job_seeker');
  expect((await seeker.request.post('/api/applications', { data: { jobId } })).status()).toBe(201);
  const { employerId } = await json<{ employerId: number }>(seeker, `/api/jobs/${jobId}`);
  const { id: seekerId } = await json<{ id: number }>(seeker, '/api/user');
  const started = await seeker.request.post('/api/conversations', {
    data: { participantId: employerId, jobId, title },
  });
  const { id } = (await started.json()) as { id: number };

  await seeker.goto('/messages');
  const row = seeker.getByRole('region', { name: 'Conversations' }).getByRole('listitem');
  await expect(row).toContainText('No messages yet');
  await expect(row).toContainText('Start a conversation');
  await row.getByRole('link').click();
  await expect(seeker).toHaveURL((url) => url.searchParams.get('conversationId') === String(id));
  await expect(seeker.getByText('Job Application', { exact: true })).toBeVisible();
  const job = seeker.getByRole('link', { name: title });
  await expect(job).toHaveAttribute('href', `/jobs/${jobId}`);
  await expect(job).toHaveAttribute('target', '_blank');
  await expect(seeker.getByRole('log')).toContainText('Start a conversation');
  const box = seeker.getByPlaceholder('Type your message...');
  await expect(box).toHaveAttribute('rows', '2');
  const send = seeker.getByRole('button', { name: 'Send message' });
  await box.fill('   ');
  await expect(send).toBeDisabled();

  await test.step('labels a conversation without a listing as a direct message', async () => {
    await signInAs('admin', page.request);
    const direct = await page.request.post('/api/conversations', { data: { participantId: seekerId } });
    expect(direct.status()).toBe(201);
    await page.goto(`/messages?conversationId=${((await direct.json()) as { id: number }).id}`);
    await expect(page.getByText('Direct Message', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: fullName })).toBeVisible();
    await expect(page.getByText(/^@job_seeker_/)).toBeVisible();
  });
});

test('reports a conversation that fails to load', async ({ page }) => {
  await signInAs('seeker', page.request);
  await page.goto('/messages?conversationId=999999');
  await expect(page.getByText('Could not load conversation')).toBeVisible();
  await expect(page.getByText('There was an error loading this conversation. Please try again later.')).toBeVisible();
});

test('only logs a failed read receipt', async ({ page, newPage }) => {
  const seeker = await newPage();
  await registerUser(seeker, 'job_seeker');
  const { id: participantId } = await json<{ id: number }>(seeker, '/api/user');
  await signInAs('admin', page.request);
  const started = await page.request.post('/api/conversations', { data: { participantId } });
  const { id } = (await started.json()) as { id: number };
  await page.request.post(`/api/conversations/${id}/messages`, { data: { content: 'Is all well?' } });

  await seeker.route('**/api/messages/*/status', (route) => route.fulfill({ status: 503, json: { message: 'No.' } }));
  const logged = seeker.waitForEvent('console', (message) => message.text().includes('could not be marked as read'));
  await seeker.goto(`/messages?conversationId=${id}`);
  expect((await logged).type()).toBe('warning');
  await expect(seeker.getByRole('log')).toContainText('Is all well?');
  await expect(toasts(seeker)).toHaveText('');
});

async function json<Body>(page: Page, path: string): Promise<Body> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Body;
}
