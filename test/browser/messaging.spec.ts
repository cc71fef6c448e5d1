import { expect, type Locator, type Page } from '@playwright/test';
import { test, type Newcomer } from './support/newcomers.js';
import { expectNoSidewaysScroll, Watch } from './support/watched-page.js';

type Size = { readonly width: number; readonly height: number };

const DESKTOP: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 375, height: 720 };

/** Words that nobody wrote before. */
const words = (text: string) => `${text} ${Math.random().toString(36).slice(2, 8)}`;

/** What the list shows of a long message. */
const preview = (text: string) => `${text.slice(0, 35)}...`;

test('an employer and an applicant talk live, with receipts', async ({ newcomer }) => {
  test.setTimeout(90_000);
  const watch = new Watch();
  const employer = await signedIn(newcomer, 'grandhotel', watch);
  const seeker = await signedIn(newcomer, 'maria', watch);

  await test.step('the employer starts from the application', async () => {
    await employer.goto(await applicationOf(employer, 'Maria Oliveira'));
    await employer.getByRole('button', { name: 'Message Applicant' }).click();
    await expect(employer.getByText('Conversation started')).toBeVisible();
    await expect(employer).toHaveURL(/\/messages\?conversationId=\d+$/);
    await expect(employer.getByRole('heading', { level: 1 })).toHaveText('Messages');
    await expect(employer.getByText('@maria')).toBeVisible();
    await expect(employer.getByText('Job Application')).toBeVisible();
    await expect(employer.getByRole('button', { name: 'Send message' })).toBeDisabled();
  });

  const greeting = words('Would you have time on Thursday?');
  await test.step('what is written stays Sent while nobody receives it', async () => {
    await say(employer, greeting);
    await expect(box(employer)).toHaveValue('');
    await expect(bubble(employer, greeting)).toContainText('Sent');
  });

  const reminder = words('Thursday at three in the afternoon, perhaps?');
  await test.step('is Delivered at once to the applicant who is elsewhere on the site, and counted as unread', async () => {
    await seeker.goto('/job-seeker/dashboard');
    const unread = seeker.getByRole('link', { name: /^Messages \d+ unread$/ });
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
    const row = seeker.getByRole('link', { name: 'Helena Duarte' }).filter({ hasText: preview(reminder) });
    await expect(row.locator('strong')).toHaveText('Helena Duarte');
    await row.click();
    await expect(bubble(seeker, greeting)).toBeVisible();
    await expect(bubble(employer, greeting)).toContainText('Read');
    await expect(bubble(employer, reminder)).toContainText('Read');
    await expect(row.locator('strong')).toHaveCount(0);
  });

  await test.step('both see what the other writes without loading anything anew', async () => {
    const answer = words('With pleasure');
    await box(seeker).fill(answer);
    await box(seeker).press('Shift+Enter');
    await box(seeker).pressSequentially('at three.');
    await box(seeker).press('Enter');
    await expect(bubble(employer, answer)).toContainText('at three.', { timeout: 2_000 });
    await expect(bubble(seeker, answer)).toContainText('Read');
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

test('a message that fails is not lost, and is stored once', async ({ newcomer }) => {
  const watch = new Watch();
  const seeker = await signedIn(newcomer, 'maria', watch);
  await openFirstAppliedJob(seeker);
  await seeker.getByRole('button', { name: 'Message Employer' }).click();
  await expect(box(seeker)).toBeVisible();

  const text = words('Written in a tunnel');
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

  const regretted = words('Never mind');
  await seeker.context().setOffline(true);
  await say(seeker, regretted);
  await bubble(seeker, regretted).getByRole('button', { name: 'Discard' }).click();
  await expect(bubble(seeker, regretted)).toHaveCount(0);
  watch.expectNothingWrong();
});

test('a phone shows one card at a time', async ({ newcomer }) => {
  const watch = new Watch();
  const seeker = await signedIn(newcomer, 'maria', watch, PHONE);
  await openFirstAppliedJob(seeker);
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

async function signedIn(newcomer: Newcomer, username: string, watch: Watch, viewport = DESKTOP): Promise<Page> {
  const page = await newcomer(watch, { viewport });
  const answer = await page.request.post('/api/login', { data: { username, password: 'wayfare-demo' } });
  expect(answer.ok()).toBe(true);
  return page;
}

async function applicationOf(employer: Page, fullName: string): Promise<string> {
  const answer = await employer.request.get('/api/applications/employer?limit=100');
  const applications = (await answer.json()) as { id: number; user: { fullName: string } }[];
  const application = applications.find(({ user }) => user.fullName === fullName);
  return `/employer/application/${application?.id}`;
}

async function openFirstAppliedJob(seeker: Page): Promise<void> {
  const answer = await seeker.request.get('/api/applications/job-seeker');
  const [application] = (await answer.json()) as { jobId: number }[];
  await seeker.goto(`/jobs/${application?.jobId}`);
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
