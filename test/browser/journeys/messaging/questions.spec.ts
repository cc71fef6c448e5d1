import { expect, type Locator, type Page } from '@playwright/test';
import { aPdf } from '#test/support/files/documents.js';
import { test } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { PageMonitor } from '../../support/page-monitor.js';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: aPdf() });
const box = (page: Page) => page.getByLabel('Message', { exact: true });
const picker = (page: Page) => page.getByLabel('Files to attach');
const filesToSend = (page: Page) => page.getByRole('list', { name: 'Files to send' });
const bubble = (page: Page, text: string): Locator =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });

test(
  'sends a question with an attachment after a failed upload, answers it and deletes it',
  { tag: '@slow' },
  async ({ newPage }) => {
    const monitor = new PageMonitor();
    const employer = await newPage(monitor, { viewport: { width: 1280, height: 800 } });
    await registerUser(employer, 'employer', 'Cliffside Inn');
    const title = unique('Night Auditor');
    const job = await postJob(employer.request, title);
    await approveJobs(job);
    const seeker = await newPage(monitor, { viewport: { width: 375, height: 720 } });
    const seekerName = await registerUser(seeker, 'job_seeker');
    const question = unique('Do you accept this certificate?');

    await test.step('asks a question from the job page, before applying, and retries a failed upload', async () => {
      await seeker.goto(`/jobs/${job}`);
      await seeker.getByRole('button', { name: 'Ask a Question' }).click();
      await expect(seeker).toHaveURL(/\/messages\?conversationId=\d+$/);
      await expect(seeker.getByRole('link', { name: title })).toBeVisible();
      await seeker.route('**/attachments', (route) => route.abort());
      const image = { ...pdf('me.svg'), mimeType: 'image/svg+xml' };
      await picker(seeker).setInputFiles([pdf('Zeugnis „Größe“.pdf'), image]);
      await expect(filesToSend(seeker).getByRole('listitem')).toHaveCount(2);
      await expect(filesToSend(seeker).getByText(/We can’t reach Wayfare/)).toBeVisible();
      await expect(filesToSend(seeker).getByText('Only PDF, DOC, DOCX, JPEG, and PNG files are allowed')).toBeVisible();
      await seeker.getByRole('button', { name: 'Remove me.svg' }).click();
      await expect(filesToSend(seeker).getByRole('listitem')).toHaveCount(1);
      await expect(seeker.getByRole('button', { name: 'Send message' })).toBeDisabled();
      await box(seeker).fill(question);
      await seeker.unroute('**/attachments');
      const stored = seeker.waitForResponse((response) => response.url().endsWith('/attachments') && response.ok());
      await filesToSend(seeker).getByRole('button', { name: 'Retry' }).click();
      await stored;
      await expect(filesToSend(seeker).getByRole('button', { name: /^Remove Zeugnis/ })).toBeVisible();
    });

    await test.step('keeps the typed message and the file across a reload', async () => {
      await seeker.reload();
      await expect(filesToSend(seeker).getByText(/Zeugnis/)).toBeVisible();
      await expect(box(seeker)).toHaveValue(question);
      await seeker.getByRole('button', { name: 'Send message' }).click();
      await expect(bubble(seeker, question).getByRole('link', { name: /Zeugnis/ })).toBeVisible();
      await expect(filesToSend(seeker)).toHaveCount(0);
    });

    const applied = await seeker.request.post('/api/applications', { data: { jobId: job } });
    const { id: application } = (await applied.json()) as { id: number };
    const answer = unique('We do, welcome');
    const drawer = employer.getByRole('dialog', { name: `Conversation with ${seekerName}` });
    const url = await bubble(seeker, question)
      .getByRole('link', { name: /Zeugnis/ })
      .getAttribute('href');

    await test.step('lets the employer download the file and answer next to the application', async () => {
      await employer.goto(`/employer/application/${application}`);
      await employer.getByRole('button', { name: 'Open conversation' }).click();
      const file = drawer.getByRole('link', { name: /Zeugnis/ });
      const [download] = await Promise.all([employer.waitForEvent('download'), file.click()]);
      expect(download.suggestedFilename()).toBe('Zeugnis „Größe“.pdf');
      await drawer.getByLabel('Message', { exact: true }).fill(answer);
      await drawer.getByRole('button', { name: 'Send message' }).click();
      await expect(employer).toHaveURL(new RegExp(`/employer/application/${application}`));
      await expect(bubble(seeker, answer)).toBeVisible();
    });

    await test.step('deletes the message and its file for both users', async () => {
      await bubble(seeker, question).getByRole('button', { name: 'Delete message' }).click();
      await seeker.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
      for (const log of [seeker.getByRole('log'), drawer.getByRole('log')]) {
        await expect(log.getByText('Message deleted')).toBeVisible();
        await expect(log.getByRole('link', { name: /Zeugnis/ })).toHaveCount(0);
      }
      for (const page of [seeker, employer]) expect((await page.request.get(url ?? '')).status()).toBe(404);
    });

    monitor.expectNoErrors();
  },
);
