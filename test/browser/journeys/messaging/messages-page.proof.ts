import { expect, type Page } from '@playwright/test';
import { test } from '../../support/new-page.js';
import { openListing, registerUser, unique } from '../../support/actions.js';
import { follow } from '../../support/hydration.js';
import { signInAs } from '../../support/sign-in.js';

test('reports a conversation that fails to load, and explains how conversations start when there are none', async ({
  newPage,
}) => {
  const seeker = await newPage();
  await registerUser(seeker, 'job_seeker');
  await seeker.goto('/messages?conversationId=999999');
  await expect(seeker.getByText('Could not load conversation')).toBeVisible();
  await expect(seeker.getByText('There was an error loading this conversation. Please try again later.')).toBeVisible();
  await follow(seeker, '/messages');
  await expect(seeker.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(seeker.getByRole('region', { name: 'Conversations' })).toContainText('No messages yet');
  await expect(seeker.getByText("When you contact employers or job seekers, they'll appear here.")).toBeVisible();
  await expect(seeker.getByText('Select a conversation')).toBeVisible();
});

test('shows the topic of a new, empty conversation', async ({ request, newPage }) => {
  const title = unique('Barkeeper');
  const jobId = await openListing(title);
  const seeker = await newPage();
  await registerUser(seeker, 'job_seeker');
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
  const job = seeker.getByRole('main').getByRole('link', { name: `${title} (opens in a new tab)` });
  await expect(job).toHaveAttribute('href', `/jobs/${jobId}`);
  await expect(job).toHaveAttribute('target', '_blank');
  await expect(seeker.getByRole('log')).toContainText('Start a conversation');
  const box = seeker.getByPlaceholder('Type your message...');
  const send = seeker.getByRole('button', { name: 'Send message' });
  await box.fill('   ');
  await expect(send).toBeDisabled();

  await test.step('labels a conversation without a listing as a direct message', async () => {
    await signInAs('admin', request);
    const { fullName } = (await (await request.get('/api/user')).json()) as { fullName: string };
    const direct = await request.post('/api/conversations', { data: { participantId: seekerId } });
    expect(direct.status()).toBe(201);
    await follow(seeker, `/messages?conversationId=${((await direct.json()) as { id: number }).id}`);
    await expect(seeker.getByText('Direct Message', { exact: true })).toBeVisible();
    await expect(seeker.getByRole('heading', { level: 2, name: fullName })).toBeVisible();
    await expect(seeker.getByText('@admin', { exact: true })).toBeVisible();
  });
});

async function json<Body>(page: Page, path: string): Promise<Body> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as Body;
}
