import { expect, type Page } from '@playwright/test';
import { choose } from '../../support/choose.js';
import { test } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { signInAs } from '../../support/sign-in.js';
import { follow, openHydrated } from '../../support/hydration.js';
import { PageMonitor } from '../../support/page-monitor.js';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

test(
  'rejects a reported listing with a reason, approves it after a change, and shows the reporter the outcome',
  { tag: '@slow' },
  async ({ page: admin, newPage, request }) => {
    const monitor = new PageMonitor();
    const [employer, reporter] = [await newPage(monitor), await newPage(monitor)];
    await registerUser(employer, 'employer', 'Beacon Stays');
    await registerUser(reporter, 'job_seeker');
    const title = unique('Lighthouse Keeper');
    const id = await postJob(employer.request, title);
    await approveJobs(id);

    await openHydrated(reporter, `/jobs/${id}`);
    // By keyboard, because similar jobs may still move the link between press and release.
    await reporter.getByRole('link', { name: 'Report this job' }).press('Enter');
    await reporter.getByRole('button', { name: 'Send Report' }).click();
    await expect(reporter.getByText('Please choose a reason')).toBeVisible();
    await reporter.getByText('It asks applicants for money').click();
    await reporter.getByLabel('Tell us more (optional)').fill('They want a deposit for the room.');
    await reporter.getByRole('button', { name: 'Send Report' }).click();
    await expect(reporter.getByText('Thank you. Our team will review this job.')).toBeVisible();
    // A visitor's report.
    expect((await request.post(`/api/jobs/${id}/reports`, { data: { reason: 'scam' } })).status()).toBe(204);
    await follow(reporter, '/settings');
    const reports = reporter.getByRole('region', { name: 'Jobs you reported' });
    await expect(reports.getByRole('listitem')).toHaveText(
      new RegExp(`${title} · .*asks applicants for money.*Under review`),
    );

    await signInAs('admin', admin.request);
    await admin.goto('/admin/dashboard');
    await admin.getByRole('link', { name: /^Reports/ }).click();
    const reported = admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name: title }) });
    await expect(reported).toContainText('2 reports');
    await expect(reported).toContainText('They want a deposit for the room.');
    await reported.getByRole('button', { name: 'Reject…' }).click();
    await choose(reported, 'Reason', 'Applicants have to pay');
    await reported.getByLabel('Explanation for the employer').fill('Please remove the deposit for the room.');
    await reported.getByRole('button', { name: 'Reject Listing' }).click();
    await expect(toast(admin)).toContainText('Reports closed');
    await expect(reported).toHaveCount(0);

    await employer.goto('/employer/dashboard');
    for (const path of [undefined, `/employer/edit-job/${id}`]) {
      if (path) await follow(employer, path);
      const note = employer.getByRole('note').filter({ hasText: 'We did not approve this listing' });
      await expect(note).toContainText('Applicants must never pay to apply, to be placed or to start work.');
      await expect(note).toContainText('Please remove the deposit for the room.');
      await expect(note).toContainText('A person made this decision');
      await expect(note.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/about/contact-us');
    }
    await employer.getByLabel('Benefits').fill('Meals and a free room');
    await employer.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(employer)).toContainText('Job updated successfully');
    await expect(employer.getByText('This listing is pending approval.')).toBeVisible();

    await follow(admin, `/admin/dashboard?tab=listings&keywords=${encodeURIComponent(title)}`);
    await admin.getByRole('button', { name: `Review ${title}` }).click();
    const review = admin.getByRole('dialog', { name: title });
    await expect(review.getByText('Submitted again after a rejection.')).toBeVisible();
    const difference = review.getByRole('region', { name: 'Changed since the last approval' });
    await expect(difference).toHaveText(/^Changed since the last approvalBenefits/);
    await expect(difference.locator('ins')).toHaveText(/free/);
    await review.getByLabel('New note').fill('The room is free now.');
    await review.getByRole('button', { name: 'Add Note' }).click();
    await expect(review.getByText('The room is free now.')).toBeVisible();
    await expect(review.getByLabel('New note')).toHaveValue('');
    await review.getByRole('link', { name: 'Account and decisions' }).click();
    const decisions = admin.getByRole('table', { name: 'Decisions' });
    await expect(decisions.getByRole('row', { name: 'Rejected' })).toContainText(
      'Applicants have to pay: Please remove the deposit for the room.',
    );
    await admin.goBack();
    await admin.getByRole('button', { name: `Review ${title}` }).click();
    await review.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(admin)).toContainText('Job approved');
    expect((await request.get(`/api/jobs/${id}`)).status()).toBe(200);

    await reporter.reload();
    await expect(reports.getByRole('listitem')).toContainText('The employer has to change it before it appears again.');
    monitor.expectNoErrors();
  },
);

test('signs out a suspended employer with a message, and restores the listings when the suspension is lifted', async ({
  page: admin,
  newPage,
}) => {
  const employer = await newPage();
  const name = await registerUser(employer, 'employer', 'Beacon Stays');
  const title = unique('Harbor Pilot');
  await approveJobs(await postJob(employer.request, title));
  const { id } = (await (await employer.request.get('/api/user')).json()) as { id: number };
  await openHydrated(employer, '/employer/post-job');
  await employer.getByLabel('Job title').fill('Night Pilot');
  const visitor = await newPage();
  const results = async () => {
    await visitor.goto(`/job-seeker/search?keywords=${encodeURIComponent(`"${title}"`)}`);
    return visitor.getByRole('article').filter({ hasText: title });
  };
  await expect(await results()).toHaveCount(1);

  await signInAs('admin', admin.request);
  await admin.goto(`/admin/users/${id}`);
  await admin.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = admin.getByRole('dialog', { name: `Suspend ${name}?` });
  await dialog.getByLabel('Reason').fill('You asked applicants for a deposit.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(admin.getByText(/^Suspended since/)).toBeVisible();

  await expect(employer.getByText('Your session has ended.')).toBeVisible();
  await expect(employer.getByLabel('Job title')).toHaveValue('Night Pilot');
  await employer.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(await results()).toHaveCount(0);
  await expect(visitor.getByText('No jobs found')).toBeVisible();

  await admin.getByRole('button', { name: 'Lift Suspension' }).click();
  const lifting = admin.getByRole('dialog', { name: `Lift the suspension of ${name}?` });
  await lifting.getByLabel('Reason').fill('The deposit was paid back.');
  await lifting.getByRole('button', { name: 'Lift Suspension' }).click();
  await expect(admin.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  await expect(await results()).toHaveCount(1);
  await expect(admin.getByRole('row', { name: 'Suspension lifted' })).toContainText('The account');
});
