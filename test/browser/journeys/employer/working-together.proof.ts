import { expect, type Page } from '@playwright/test';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { choose } from '../../support/choose.js';
import { test } from '../../support/new-page.js';
import { PageMonitor } from '../../support/page-monitor.js';

/** Joins the owner's company as a new account. */
async function join(page: Page, owner: Page, fullName: string, form: object): Promise<void> {
  const email = `${Math.random().toString(36).slice(2)}@wayfare.test`;
  const invited = await owner.request.post('/api/company/invitations', { data: { email, ...form } });
  const { link } = (await invited.json()) as { link: string };
  const account = { token: new URL(link).hash.slice(1), username: unique('member').replaceAll(/\W+/g, '.'), fullName };
  const joined = await page.request.post('/api/company-invitation', {
    data: { ...account, password: 'a long secret' },
  });
  expect(joined.status()).toBe(201);
}

test('a recruiter assigns an application and mentions a reviewer, who answers and is removed', async ({ newPage }) => {
  test.slow();
  const monitor = new PageMonitor();
  const [owner, recruiter, reviewer, seeker] = [
    await newPage(monitor),
    await newPage(monitor),
    await newPage(monitor),
    await newPage(monitor),
  ];
  await registerUser(owner, 'employer', 'Harbor Group');
  const hotels: number[] = [];
  for (const location of ['Lisbon, Portugal', 'Faro, Portugal']) {
    const opened = await owner.request.post('/api/company/workplaces', {
      data: { name: unique('Harbor Inn'), location },
    });
    hotels.push(((await opened.json()) as { id: number }).id);
  }
  const jobs: number[] = [];
  for (const workplaceId of hotels) jobs.push(await postJob(owner.request, unique('Night Porter'), { workplaceId }));
  await approveJobs(...jobs);
  const applicant = await registerUser(seeker, 'job_seeker');
  const applied: number[] = [];
  for (const jobId of jobs) {
    const sent = await seeker.request.post('/api/applications', { data: { jobId } });
    applied.push(((await sent.json()) as { id: number }).id);
  }
  const [application = 0, beyond = 0] = applied;
  await join(recruiter, owner, 'Rita Recruiter', { role: 'recruiter' });
  await join(reviewer, owner, 'Vera Reviewer', { role: 'reviewer', workplaceIds: [hotels[0]] });

  await recruiter.goto(`/employer/application/${application}`);
  await choose(recruiter, 'Assigned to', 'Vera Reviewer');
  await expect(recruiter.getByText('1 application assigned')).toBeVisible();
  await recruiter.getByLabel('New note').fill('What do you think, ');
  await recruiter.getByLabel('New note').press('End');
  await recruiter.keyboard.type('@ver');
  await expect(
    recruiter
      .getByRole('option', { name: 'Vera Reviewer' })
      .or(recruiter.locator('.ant-mentions-dropdown').getByText('Vera Reviewer')),
  ).toBeVisible();
  await recruiter.keyboard.press('Enter');
  await recruiter.keyboard.type('?');
  await recruiter.getByRole('button', { name: 'Add Note' }).click();
  const notes = (page: Page) => page.getByRole('list', { name: 'Notes' });
  await expect(notes(recruiter).getByText('@Vera Reviewer')).toBeVisible();

  await reviewer.goto('/employer/applications?assignee=me');
  await expect(reviewer.getByRole('link', { name: applicant })).toHaveCount(1);
  await reviewer.getByRole('link', { name: applicant }).click();
  await expect(notes(reviewer).getByRole('listitem')).toContainText('What do you think, @Vera Reviewer ?');
  await expect(reviewer.getByText('Assigned to Vera Reviewer')).toBeVisible();
  for (const name of ['Message Applicant', 'Reject', 'Edit the note: What do you think, @Vera Reviewer ?'])
    await expect(reviewer.getByRole('button', { name })).toHaveCount(0);
  expect((await reviewer.request.get(`/api/applications/${beyond}/notes`)).status()).toBe(404);

  await reviewer.getByLabel('New note').fill('Invite her.');
  await reviewer.getByRole('button', { name: 'Add Note' }).click();
  // The page of the recruiter is still open.
  await expect(notes(recruiter).getByRole('listitem').last()).toContainText('Invite her.');
  await expect(notes(recruiter).getByRole('listitem').last()).toContainText('Vera Reviewer');

  const members = (await (await owner.request.get('/api/company/members')).json()) as {
    id: number;
    fullName: string;
  }[];
  const removed = members.find(({ fullName }) => fullName === 'Vera Reviewer')?.id;
  await reviewer.getByLabel('New note').fill('One more thing');
  expect((await owner.request.delete(`/api/company/members/${removed}`)).status()).toBe(204);
  await expect(reviewer.getByRole('heading', { name: 'You have no company' })).toBeVisible();
  expect((await reviewer.request.get(`/api/applications/${application}/notes`)).status()).toBe(403);
  await recruiter.reload();
  await expect(notes(recruiter).getByRole('listitem')).toHaveCount(2);
  await expect(notes(recruiter).getByRole('listitem').last()).toContainText('Vera Reviewer');
  await expect(recruiter.getByText('Nobody', { exact: true })).toBeVisible();
  monitor.expectNoErrors();
});
