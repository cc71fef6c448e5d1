import { expect, type APIRequestContext } from '@playwright/test';
import { aPdf } from '#test/support/files/documents.js';
import { test } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { follow } from '../../support/hydration.js';
import { PageMonitor } from '../../support/page-monitor.js';

const APPLICANTS = 10;

/** Maximum number of keystrokes and clicks to review them all. */
const MAX_KEYS = 22;

test('reviews ten applicants with few keystrokes and shows the resume on the page', async ({ newPage, request }) => {
  const monitor = new PageMonitor();
  const employer = await newPage(monitor);
  await registerUser(employer, 'employer', 'Beacon Stays');
  const job = await postJob(employer.request, unique('Harbor Pilot'));
  await approveJobs(job);
  for (let i = 0; i < APPLICANTS; i += 1) await apply(request, job, i === APPLICANTS - 1);

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
  expect(keys).toBeLessThanOrEqual(MAX_KEYS);
  monitor.expectNoErrors();
});

test('lets an applicant change, withdraw and repeat an application', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const [employer, seeker] = [await newPage(monitor), await newPage(monitor)];
  await registerUser(employer, 'employer', 'Beacon Stays');
  const title = unique('Deckhand');
  const job = await postJob(employer.request, title);
  await approveJobs(job);
  await apply(seeker.request, job);

  await seeker.goto('/job-seeker/dashboard?tab=applications');
  await seeker.getByRole('button', { name: `Details of your application for ${title}` }).click();
  await seeker.getByRole('textbox', { name: 'Cover letter' }).fill('I have sailed since I was nine.');
  await seeker.getByRole('button', { name: 'Save letter' }).click();
  await expect(seeker.getByText('Application changed')).toBeVisible();

  const [application] = (await (await employer.request.get('/api/applications/employer')).json()) as { id: number }[];
  await employer.goto(`/employer/application/${application?.id}`);
  await expect(employer.getByText('I have sailed since I was nine.')).toBeVisible();
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
  await expect(employer.getByText('I have sailed since I was nine.')).toHaveCount(0);

  await follow(seeker, `/jobs/${job}`);
  await expect(seeker.getByRole('heading', { name: 'Ready to apply?' })).toBeVisible();
  monitor.expectNoErrors();
});

/** Registers a new job seeker and applies. */
async function apply(request: APIRequestContext, jobId: number, hasResume = false): Promise<void> {
  await registerUser({ request }, 'job_seeker');
  if (hasResume) {
    const resume = { name: 'Resume.pdf', mimeType: 'application/pdf', buffer: aPdf() };
    const upload = await request.post('/api/profile/job-seeker/resume', { multipart: { resume } });
    expect(upload.status(), 'uploading').toBe(201);
  }
  const response = await request.post('/api/applications', { data: { jobId } });
  expect(response.status(), 'applying').toBe(201);
}
