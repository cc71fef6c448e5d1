import { expect, type APIRequestContext, type Locator } from '@playwright/test';
import { aPdf } from '#test/support/files/documents.js';
import { aWorkplaceForm } from '#test/support/mothers/workplaces.js';
import { test } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { follow } from '../../support/hydration.js';
import { PageMonitor } from '../../support/page-monitor.js';

const APPLICANTS = 10;

/** Maximum number of keystrokes and clicks to review them all. */
const MAX_KEYS = 11;

const MANY_APPLICANTS = 20;

/** Maximum number of clicks to review many. */
const MAX_CLICKS = 45;

/** Minimum number of rows on a screen of 1280 by 800 pixels. */
const MIN_ROWS = 12;

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
  }
  await expect(employer.getByRole('group', { name: 'Decision' }).getByText('Shortlisted')).toBeVisible();
  const decided = await employer.request.get('/api/applications/employer?status=pending');
  expect(await decided.json()).toEqual([]);
  expect(keys).toBeLessThanOrEqual(MAX_KEYS);
  monitor.expectNoErrors();
});

test(
  'reviews twenty applicants with the mouse, from a list that shows twelve at once',
  { tag: '@slow' },
  async ({ newPage, request }) => {
    const monitor = new PageMonitor();
    const employer = await newPage(monitor);
    await employer.setViewportSize({ width: 1280, height: 800 });
    await registerUser(employer, 'employer', 'Beacon Stays');
    // With a filter for each hotel, too.
    const hotel = await employer.request.post('/api/company/workplaces', { data: aWorkplaceForm() });
    expect(hotel.status(), 'adding a hotel').toBe(201);
    const job = await postJob(employer.request, unique('Harbor Pilot'));
    await approveJobs(job);
    for (let i = 0; i < MANY_APPLICANTS; i += 1) await apply(request, job);

    await employer.goto(`/employer/job/${job}?tab=applications`);
    await expect(employer.getByRole('tab', { name: `Applications (${MANY_APPLICANTS})` })).toBeVisible();
    await employer.goto('/employer/applications');
    const links = employer.getByRole('table', { name: 'Applications' }).getByRole('link', { name: /^Liv Walker/ });
    await expect(links).toHaveCount(MANY_APPLICANTS);
    const bottoms = await links.evaluateAll((shown) => shown.map((link) => link.getBoundingClientRect().bottom));
    expect(bottoms.filter((bottom) => bottom <= 800).length).toBeGreaterThanOrEqual(MIN_ROWS);
    await expect(employer.getByText('Unread: ')).toHaveCount(MANY_APPLICANTS);

    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };
    await click(links.first());
    const decisions = employer.getByRole('group', { name: 'Decision' });
    for (let i = 1; i <= MANY_APPLICANTS; i += 1) {
      await expect(decisions.getByText(`${i} of ${MANY_APPLICANTS}`)).toBeVisible();
      await click(decisions.getByRole('button', { name: i % 2 === 0 ? 'Shortlist' : 'Reject' }));
    }
    await expect(decisions.getByText('Shortlisted')).toBeVisible();
    const decided = await employer.request.get('/api/applications/employer?status=rejected');
    expect(await decided.json()).toHaveLength(MANY_APPLICANTS / 2);
    expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);

    await employer.goto('/employer/applications');
    await expect(employer.getByText('Unread: ')).toHaveCount(0);
    await employer.getByRole('columnheader', { name: 'Status' }).press('Enter');
    await expect(employer).toHaveURL(/sort=status/);
    await expect(employer.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');
    monitor.expectNoErrors();
  },
);

for (const path of ['', '?view=board'])
  test(`shows applicants within the width of a phone and of a small laptop ${path}`, async ({ newPage, request }) => {
    const employer = await newPage(new PageMonitor());
    await registerUser(employer, 'employer', 'Beacon Stays');
    const job = await postJob(employer.request, unique('Harbor Pilot'));
    await approveJobs(job);
    await apply(request, job);
    await employer.goto(`/employer/applications${path}`);
    for (const width of [375, 800, 1024, 1280]) {
      await employer.setViewportSize({ width, height: 800 });
      await expect(employer.getByRole('link', { name: /^Liv Walker/ })).toBeVisible();
      const sizes = await employer.evaluate(() => {
        const parts = [...document.querySelectorAll('main table, main [aria-label=Board] > section')];
        const edges = parts.map((part) => Math.ceil(part.getBoundingClientRect().right));
        return { page: document.documentElement.scrollWidth, widest: Math.max(...edges) };
      });
      expect(sizes.page).toBe(width);
      expect(sizes.widest).toBeLessThanOrEqual(width);
    }
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
