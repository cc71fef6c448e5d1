import { expect, type Page } from '@playwright/test';
import { aPdf } from '../../support/files/documents.js';
import { test } from '../support/newcomers.js';
import { approved, posted, registered, unique } from '../support/people.js';
import { Watch } from '../support/watched-page.js';

const APPLICANTS = 20;

/** Maximum number of clicks or keys to review twenty applicants. */
const MOST_KEYS = 45;

test('reviews twenty applicants with few keys, each with the resume in the page', async ({ newcomer }) => {
  const watch = new Watch();
  const employer = await newcomer(watch);
  await registered(employer, 'employer', 'Beacon Stays');
  const job = await posted(employer.request, unique('Harbour Pilot'));
  await approved(job);
  const seekers = await newcomer();
  for (let i = 0; i < APPLICANTS; i += 1) await applied(seekers, job, i === APPLICANTS - 1);

  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await employer.keyboard.press(key);
  };
  await employer.goto('/employer/applications');
  await employer
    .getByRole('link', { name: /^Liv Walker/ })
    .first()
    .click();
  keys += 1;
  // The page shows the resume of the newest applicant without a click.
  await expect(employer.getByRole('region', { name: 'Resume' }).locator('canvas')).toBeVisible();
  for (let i = 1; i <= APPLICANTS; i += 1) {
    await expect(employer.getByText(`${i} of ${APPLICANTS}`)).toBeVisible();
    await press(i % 2 === 0 ? 'Alt+3' : 'Alt+6');
    await expect(employer.locator('header').getByText(i % 2 === 0 ? 'Shortlisted' : 'Rejected')).toBeVisible();
    if (i < APPLICANTS) await press('Alt+n');
  }
  const decided = await employer.request.get('/api/applications/employer?status=pending');
  expect(await decided.json()).toEqual([]);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
  watch.expectNothingWrong();
});

test('lets an applicant change, withdraw and repeat an application', async ({ newcomer }) => {
  const watch = new Watch();
  const [employer, seeker] = [await newcomer(watch), await newcomer(watch)];
  await registered(employer, 'employer', 'Beacon Stays');
  const title = unique('Deckhand');
  const job = await posted(employer.request, title);
  await approved(job);
  await applied(seeker, job);

  await seeker.goto('/job-seeker/dashboard?tab=applications');
  await seeker.getByRole('button', { name: `Details of your application for ${title}` }).click();
  await seeker.getByRole('textbox', { name: 'Cover letter' }).fill('I sail since I was nine.');
  await seeker.getByRole('button', { name: 'Save letter' }).click();
  await expect(seeker.getByText('Application changed')).toBeVisible();

  const [application] = (await (await employer.request.get('/api/applications/employer')).json()) as { id: number }[];
  await employer.goto(`/employer/application/${application?.id}`);
  await expect(employer.getByText('I sail since I was nine.')).toBeVisible();
  await expect(employer.getByText(/^You opened the application/)).toBeVisible();

  await seeker.reload();
  await seeker.getByRole('button', { name: `Details of your application for ${title}` }).click();
  await expect(seeker.getByText(/^The employer opened the application/)).toBeVisible();
  await expect(seeker.getByRole('textbox', { name: 'Cover letter' })).toHaveCount(0);
  await seeker.getByRole('button', { name: 'Withdraw application' }).click();
  await seeker.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(seeker.getByText('Application withdrawn')).toBeVisible();

  await employer.reload();
  await expect(employer.getByText(/withdrew this application on/)).toBeVisible();
  await expect(employer.getByText('I sail since I was nine.')).toHaveCount(0);

  await seeker.goto(`/jobs/${job}`);
  await expect(seeker.getByRole('heading', { name: 'Ready to apply?' })).toBeVisible();
  watch.expectNothingWrong();
});

/** Registers a new job seeker in the browser and applies. */
async function applied(page: Page, jobId: number, hasResume = false): Promise<void> {
  await registered(page, 'job_seeker');
  if (hasResume) {
    const resume = { name: 'Resume.pdf', mimeType: 'application/pdf', buffer: aPdf() };
    const upload = await page.request.post('/api/profile/job-seeker/resume', { multipart: { resume } });
    expect(upload.status(), 'uploading').toBe(201);
  }
  const answer = await page.request.post('/api/applications', { data: { jobId } });
  expect(answer.status(), 'applying').toBe(201);
}
