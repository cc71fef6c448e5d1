import { expect, type Locator, type Page } from '@playwright/test';
import { test, type Newcomer } from '../support/newcomers.js';
import { approved, posted, registered, unique } from '../support/people.js';
import { expectNoSidewaysScroll, Watch } from '../support/watched-page.js';

type Size = { readonly width: number; readonly height: number };

const DESKTOP: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 375, height: 720 };

/** The preview of a long message. */
const preview = (text: string) => `${text.slice(0, 35)}...`;

test('delivers messages and receipts live', async ({ newcomer }) => {
  const watch = new Watch();
  const { employer, employerName, seeker, application } = await acquainted(newcomer, watch);

  await test.step('the employer starts from the application', async () => {
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
  await test.step('what is written stays Sent while nobody receives it', async () => {
    await say(employer, greeting);
    await expect(box(employer)).toHaveValue('');
    await expect(bubble(employer, greeting)).toContainText('Sent');
  });

  const reminder = unique('Thursday at three in the afternoon, perhaps?');
  await test.step('is Delivered at once to the applicant who is elsewhere on the site, and counted as unread', async () => {
    const stream = seeker.waitForResponse('**/api/events');
    await seeker.goto('/job-seeker/dashboard');
    await stream;
    const unread = seeker.getByRole('banner').getByRole('link', { name: /^Messages \d+ unread$/ });
    await expect(unread).toBeVisible();
    const before = (await unread.textContent()) ?? '';
    await say(employer, reminder);
    await expect(unread).not.toHaveText(before);
    await expect(bubble(employer, reminder)).toContainText('Delivered');
    await expect(bubble(employer, greeting)).toContainText('Sent');
  });

  await test.step('and Read once the conversation is open', async () => {
    await seeker.goto('/messages');
    await expect(seeker.getByText('Select a conversation')).toBeVisible();
    const row = seeker.getByRole('link', { name: employerName }).filter({ hasText: preview(reminder) });
    await expect(row.locator('strong')).toHaveText(employerName);
    await row.click();
    await expect(bubble(seeker, greeting)).toBeVisible();
    await expect(bubble(employer, greeting)).toContainText('Read');
    await expect(bubble(employer, reminder)).toContainText('Read');
    await expect(row.locator('strong')).toHaveCount(0);
  });

  await test.step('both see what the other writes without loading anything anew', async () => {
    const answer = unique('With pleasure');
    await box(seeker).fill(answer);
    await box(seeker).press('Shift+Enter');
    await box(seeker).pressSequentially('at three.');
    // Holds back the page's own requests, so that only pushed events are visible.
    const goOn = await holdReading(employer);
    await box(seeker).press('Enter');
    await expect(bubble(employer, answer)).toContainText('at three.');
    await expect(bubble(seeker, answer)).toContainText('Read');
    goOn();
  });

  await test.step('a draft survives another conversation and a reload', async () => {
    await box(seeker).fill('Half a sentence');
    await seeker.goto('/messages');
    await seeker.goBack();
    await expect(box(seeker)).toHaveValue('Half a sentence');
    await seeker.reload();
    await expect(box(seeker)).toHaveValue('Half a sentence');
  });

  watch.expectNothingWrong();
});

test('keeps a failed message and stores it once', async ({ newcomer }) => {
  const watch = new Watch();
  const { seeker, job } = await acquainted(newcomer, watch);
  await seeker.goto(`/jobs/${job}`);
  await seeker.getByRole('button', { name: 'Message Employer' }).click();
  await expect(box(seeker)).toBeVisible();

  const text = unique('Written in a tunnel');
  await seeker.context().setOffline(true);
  await say(seeker, text);
  await expect(bubble(seeker, text)).toContainText('Not sent');
  await expect(seeker.getByText('Failed to send message')).toBeVisible();

  await seeker.context().setOffline(false);
  await seeker.reload();
  await expect(bubble(seeker, text)).toContainText('Not sent');
  await bubble(seeker, text).getByRole('button', { name: 'Retry' }).dblclick();
  await expect(bubble(seeker, text)).toContainText('Sent');
  await seeker.reload();
  await expect(bubble(seeker, text)).toHaveCount(1);

  const regretted = unique('Never mind');
  await seeker.context().setOffline(true);
  await say(seeker, regretted);
  await bubble(seeker, regretted).getByRole('button', { name: 'Discard' }).click();
  await expect(bubble(seeker, regretted)).toHaveCount(0);
  watch.expectNothingWrong();
});

test('shows one card at a time on a phone', async ({ newcomer }) => {
  const watch = new Watch();
  const { seeker, job } = await acquainted(newcomer, watch, PHONE);
  await seeker.goto(`/jobs/${job}`);
  await seeker.getByRole('button', { name: 'Message Employer' }).click();
  const conversations = seeker.getByRole('region', { name: 'Conversations' });
  const thread = seeker.getByRole('log');
  await expect(thread).toBeVisible();
  await expect(conversations).toBeHidden();
  await expectNoSidewaysScroll(seeker);

  const address = seeker.url();
  await seeker.getByRole('link', { name: 'Back to conversations' }).click();
  await expect(conversations).toBeVisible();
  await expect(thread).toBeHidden();
  await expectNoSidewaysScroll(seeker);
  await seeker.goBack();
  await expect(seeker).toHaveURL(address);
  await expect(thread).toBeVisible();
  watch.expectNothingWrong();
});

/** A new employer and applicant, so that no other test reads their messages. */
async function acquainted(newcomer: Newcomer, watch: Watch, viewport = DESKTOP) {
  const employer = await newcomer(watch, { viewport });
  const employerName = await registered(employer, 'employer', 'Beacon Stays');
  const job = await posted(employer.request, unique('Harbour Pilot'));
  await approved(job);
  const seeker = await newcomer(watch, { viewport });
  await registered(seeker, 'job_seeker');
  const answer = await seeker.request.post('/api/applications', { data: { jobId: job } });
  expect(answer.status(), 'applying').toBe(201);
  const { id: application } = (await answer.json()) as { id: number };
  return { employer, employerName, seeker, job, application };
}

/** Holds back responses about conversations until the returned function is called. */
async function holdReading(page: Page): Promise<() => void> {
  let release = () => {};
  const arrival = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/conversations/, async (route) => {
    if (route.request().method() === 'GET') await arrival;
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

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
}
