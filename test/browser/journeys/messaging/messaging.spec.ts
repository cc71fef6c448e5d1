import { expect, type Locator, type Page } from '@playwright/test';
import { test, type NewPage } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { follow } from '../../support/hydration.js';
import { expectNoHorizontalScroll, PageMonitor } from '../../support/page-monitor.js';

type Size = { readonly width: number; readonly height: number };

const DESKTOP: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 375, height: 720 };

/** How the list of conversations shortens a long message. */
const preview = (text: string) => `${text.slice(0, 35)}...`;

test('delivers messages and receipts live', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const { employer, employerName, seeker, application } = await createApplication(newPage, monitor);

  await test.step('starts a conversation from the application', async () => {
    await employer.goto(`/employer/application/${application}`);
    await employer.getByRole('button', { name: 'Message Applicant' }).click();
    await expect(employer.getByText('Conversation started')).toBeVisible();
    await expect(employer).toHaveURL(/\/messages\?conversationId=\d+$/);
    await expect(employer.getByRole('heading', { level: 1 })).toHaveText('Messages');
    await expect(employer.getByText(/^@job_seeker_/)).toBeVisible();
    await expect(employer.getByText('Job Application')).toBeVisible();
    await expect(employer.getByRole('button', { name: 'Send message' })).toBeDisabled();
  });

  const greeting = unique('Would you have time on Thursday?');
  await test.step('shows Sent until the message is received', async () => {
    await send(employer, greeting);
    await expect(box(employer)).toHaveValue('');
    await expect(bubble(employer, greeting)).toContainText('Sent');
  });

  const reminder = unique('Thursday at three in the afternoon, perhaps?');
  await test.step('shows Delivered and an unread count when the recipient is elsewhere on the site', async () => {
    const stream = seeker.waitForResponse('**/api/events');
    await seeker.goto('/job-seeker/dashboard');
    await stream;
    const unread = seeker
      .getByRole('navigation', { name: 'Your workspace' })
      .getByRole('link', { name: /^Messages \d+ unread$/ });
    await expect(unread).toBeVisible();
    const before = (await unread.textContent()) ?? '';
    await send(employer, reminder);
    await expect(unread).not.toHaveText(before);
    await expect(bubble(employer, reminder)).toContainText('Delivered');
    await expect(bubble(employer, greeting)).toContainText('Sent');
  });

  await test.step('shows Read once the recipient opens the conversation', async () => {
    await follow(seeker, '/messages');
    await expect(seeker.getByText('Select a conversation')).toBeVisible();
    const row = seeker.getByRole('link', { name: employerName }).filter({ hasText: preview(reminder) });
    await expect(row.locator('strong')).toHaveText(employerName);
    await row.click();
    await expect(bubble(seeker, greeting)).toBeVisible();
    await expect(bubble(employer, greeting)).toContainText('Read');
    await expect(bubble(employer, reminder)).toContainText('Read');
    await expect(row.locator('strong')).toHaveCount(0);
  });

  await test.step('shows new messages on both sides without reloading', async () => {
    const answer = unique('With pleasure');
    await box(seeker).fill(answer);
    await box(seeker).press('Shift+Enter');
    await box(seeker).pressSequentially('at three.');
    // Holds back the page's own requests, so that only live events can update it.
    const release = await holdConversations(employer);
    await box(seeker).press('Enter');
    await expect(bubble(employer, answer)).toContainText('at three.');
    await expect(bubble(seeker, answer)).toContainText('Read');
    release();
  });

  await test.step('keeps a draft across navigation and a reload', async () => {
    await box(seeker).fill('Half a sentence');
    await follow(seeker, '/messages');
    await expect(seeker.getByText('Select a conversation')).toBeVisible();
    await seeker.goBack();
    await expect(box(seeker)).toHaveValue('Half a sentence');
    await seeker.reload();
    await expect(box(seeker)).toHaveValue('Half a sentence');
  });

  monitor.expectNoErrors();
});

test('keeps a failed message and sends it exactly once', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const { seeker, job } = await createApplication(newPage, monitor);
  await seeker.goto(`/jobs/${job}`);
  await seeker.getByRole('button', { name: 'Message Employer' }).click();
  await expect(box(seeker)).toBeVisible();

  const text = unique('Written in a tunnel');
  await seeker.context().setOffline(true);
  await send(seeker, text);
  await expect(bubble(seeker, text)).toContainText('Not sent');
  await expect(seeker.getByText('Failed to send message')).toBeVisible();

  await seeker.context().setOffline(false);
  await seeker.reload();
  await expect(bubble(seeker, text)).toContainText('Not sent');
  await bubble(seeker, text).getByRole('button', { name: 'Retry' }).dblclick();
  await expect(bubble(seeker, text)).toContainText('Sent');
  const conversation = new URL(seeker.url()).searchParams.get('conversationId');
  const stored = await (await seeker.request.get(`/api/conversations/${conversation}/messages`)).text();
  expect(stored.split(text)).toHaveLength(2);
  await expect(bubble(seeker, text)).toHaveCount(1);

  const regretted = unique('Never mind');
  await seeker.context().setOffline(true);
  await send(seeker, regretted);
  await bubble(seeker, regretted).getByRole('button', { name: 'Discard' }).click();
  await expect(bubble(seeker, regretted)).toHaveCount(0);
  monitor.expectNoErrors();
});

test('shows one panel at a time on a phone', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const { seeker, job } = await createApplication(newPage, monitor, PHONE);
  await seeker.goto(`/jobs/${job}`);
  await seeker.getByRole('button', { name: 'Message Employer' }).click();
  const conversations = seeker.getByRole('region', { name: 'Conversations' });
  const thread = seeker.getByRole('log');
  await expect(thread).toBeVisible();
  await expect(conversations).toBeHidden();
  await expectNoHorizontalScroll(seeker);

  const address = seeker.url();
  await seeker.getByRole('link', { name: 'Back to conversations' }).click();
  await expect(conversations).toBeVisible();
  await expect(thread).toBeHidden();
  await expectNoHorizontalScroll(seeker);
  await seeker.goBack();
  await expect(seeker).toHaveURL(address);
  await expect(thread).toBeVisible();
  monitor.expectNoErrors();
});

/** A new employer and applicant, so that other tests do not affect their messages. */
async function createApplication(newPage: NewPage, monitor: PageMonitor, viewport = DESKTOP) {
  const employer = await newPage(monitor, { viewport });
  const employerName = await registerUser(employer, 'employer', 'Beacon Stays');
  const job = await postJob(employer.request, unique('Harbor Pilot'));
  await approveJobs(job);
  const seeker = await newPage(monitor, { viewport });
  await registerUser(seeker, 'job_seeker');
  const response = await seeker.request.post('/api/applications', { data: { jobId: job } });
  expect(response.status(), 'applying').toBe(201);
  const { id: application } = (await response.json()) as { id: number };
  return { employer, employerName, seeker, job, application };
}

/** Holds back responses about conversations until the returned function is called. */
async function holdConversations(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/conversations/, async (route) => {
    if (route.request().method() === 'GET') await released;
    await route.continue();
  });
  return release;
}

function box(page: Page): Locator {
  return page.getByPlaceholder('Type your message...');
}

function bubble(page: Page, text: string): Locator {
  return page.getByRole('log').getByRole('listitem').filter({ hasText: text });
}

async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
}
