import { expect } from '@playwright/test';
import { choose } from '../../support/choose.js';
import { test } from '../../support/new-page.js';
import { approveJobs, registerUser, unique } from '../../support/actions.js';
import { follow } from '../../support/hydration.js';
import { PageMonitor } from '../../support/page-monitor.js';

const DESCRIPTION =
  'We offer a room with a view in every direction. You light the lamp at dusk, keep the log and greet the boats that pass by.';
const PERMIT = 'Do you have a work permit for Denmark?';

test(
  'drafts a listing on one device, finishes it on another, and screens applicants',
  { tag: '@slow' },
  async ({ newPage }) => {
    const monitor = new PageMonitor();
    const first = await newPage(monitor);
    await registerUser(first, 'employer', 'Beacon Stays');
    const title = unique('Lighthouse Keeper');

    await test.step('saves the input as a draft on the server', async () => {
      await first.goto('/employer/post-job');
      await first.getByLabel('Job title').fill(title);
      await expect(first.getByText('Draft saved. You can continue it on any device.')).toBeVisible();
    });

    const { cookies } = await first.context().storageState();
    const second = await newPage(monitor, { storageState: { cookies, origins: [] } });
    await test.step('continues the draft in another browser, with a question and a preview', async () => {
      await second.goto('/employer/dashboard');
      await second.getByRole('link', { name: `Continue ${title}` }).click();
      await expect(second.getByLabel('Job title')).toHaveValue(title);
      await second.getByLabel('Location').fill('Skagen, Denmark');
      await choose(second, 'Job type', 'Seasonal');
      await choose(second, 'Category', 'Hotels & resorts');
      await second.getByLabel('Salary', { exact: true }).fill('$2,400 a month');
      await second.getByLabel('Description').fill(DESCRIPTION);
      await second.getByRole('button', { name: 'Add questions' }).click();
      await second.getByRole('button', { name: 'Add a question' }).click();
      await second.getByLabel('Question 1', { exact: true }).getByRole('textbox').fill(PERMIT);
      await choose(second, 'Must-have for question 1', 'Yes');
      await second.getByRole('button', { name: 'Preview' }).click();
      const preview = second.getByRole('dialog');
      await expect(preview.getByRole('heading', { name: title })).toBeVisible();
      await expect(preview.getByText(`${PERMIT} (must-have: Yes)`)).toBeVisible();
      await preview.getByRole('button', { name: 'Close' }).click();
      await second.getByRole('button', { name: 'Post Job' }).click();
      await expect(second.getByText('Job posted successfully')).toBeVisible();
      await expect(second.getByRole('link', { name: `Continue ${title}` })).toHaveCount(0);
    });

    const jobs = (await (await second.request.get('/api/employer/jobs')).json()) as { id: number }[];
    const job = jobs[0]?.id ?? 0;
    await approveJobs(job);
    const seeker = await newPage(monitor);
    const name = await registerUser(seeker, 'job_seeker');
    await test.step('shows the must-have to an applicant and requires an answer', async () => {
      await seeker.goto(`/jobs/${job}`);
      await seeker.getByRole('link', { name: 'Apply Now' }).first().click();
      await expect(seeker.getByRole('region', { name: 'What this job requires' })).toContainText(`${PERMIT} Yes`);
      await seeker.getByRole('button', { name: 'Submit Application' }).click();
      await expect(seeker.getByText('Please answer this question')).toBeVisible();
      await seeker.getByRole('radio', { name: 'No' }).check();
      await seeker.getByRole('textbox', { name: /^Cover letter/ }).fill('I learn fast.');
      seeker.once('dialog', (question) => void question.accept());
      await seeker.reload();
      await expect(seeker.getByRole('radio', { name: 'No' })).toBeChecked();
      await expect(seeker.getByRole('textbox', { name: /^Cover letter/ })).toHaveValue('I learn fast.');
      await seeker.getByRole('button', { name: 'Submit Application' }).click();
      await expect(seeker.getByText('Application Submitted')).toBeVisible();
    });

    await test.step('flags applicants who miss the must-have, and filters by it', async () => {
      await follow(second, '/employer/applications');
      await choose(second, 'Must-haves', 'Misses a must-have');
      await expect(second.getByRole('table', { name: 'Applications' }).getByText('1 missed')).toBeVisible();
      await second.getByRole('link', { name }).click();
      await expect(second.getByRole('region', { name: 'Answers' })).toContainText('Misses your must-have');
    });

    await test.step('duplicates the listing as a draft', async () => {
      await follow(second, `/employer/job/${job}`);
      await second.getByRole('button', { name: `Duplicate ${title}` }).click();
      await expect(second).toHaveURL(/post-job\?draft=\d+/);
      await expect(second.getByLabel('Job title')).toHaveValue(title);
      await expect(second.getByLabel('Question 1', { exact: true }).getByRole('textbox')).toHaveValue(PERMIT);
    });
    monitor.expectNoErrors();
  },
);
