import { expect } from '@playwright/test';
import { approveJobs, postJob, registerUser, unique, verifyCompany } from '../../support/actions.js';
import { choose } from '../../support/choose.js';
import { test } from '../../support/new-page.js';
import { PageMonitor } from '../../support/page-monitor.js';

test('a candidate is found, asked, and accepts', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const [employer, seeker] = [await newPage(monitor), await newPage(monitor)];
  await registerUser(employer, 'employer', 'Lantern Lodges');
  const name = await registerUser(seeker, 'job_seeker');
  const [role, title] = [unique('Lamplighter'), unique('Harbor Lamplighter')];
  await approveJobs(await postJob(employer.request, title));
  await verifyCompany(employer.request);
  const profile = { headline: 'Keeps the light on', desiredRoles: [role], location: 'Lisbon, Portugal' };
  await seeker.request.put('/api/profile/job-seeker', { data: profile });

  await seeker.goto('/settings');
  const panel = seeker.getByRole('region', { name: 'Companies may find me' });
  const search = panel.getByRole('switch', { name: /Verified companies may find my profile/ });
  await expect(search).not.toBeChecked();
  await search.click();
  await expect(panel.getByText('No company has looked at your profile within 30 days.')).toBeVisible();

  await employer.goto('/employer/talent-pool');
  await employer.getByRole('link', { name: 'Find People' }).click();
  await employer.getByLabel('Role').fill(role);
  await employer.getByRole('button', { name: 'Find People' }).click();
  await employer.getByRole('button', { name: /^Look at L\. / }).click();
  const card = employer.getByRole('dialog', { name: /^L\. / });
  await expect(card.getByText('Keeps the light on')).toBeVisible();
  await expect(employer.getByText(name)).toHaveCount(0);
  await card.getByRole('button', { name: 'Ask to Talk' }).click();
  const question = employer.getByRole('dialog', { name: /^Ask L\. / });
  await choose(question, 'Listing', `${title}, Lisbon, Portugal`);
  await question.getByLabel('Message').fill('Would you light our harbor?');
  await question.getByRole('button', { name: 'Send Request' }).click();
  await expect(card.getByText(/waits for an answer/)).toBeVisible();

  await seeker.reload();
  await expect(panel.getByText('1 company looked at your profile within 30 days.')).toBeVisible();
  await seeker.goto('/job-seeker/dashboard');
  const requests = seeker.getByRole('region', { name: 'Companies that would like to talk to you' });
  await expect(requests.getByText('Would you light our harbor?')).toBeVisible();
  await requests.getByRole('button', { name: /^Accept the request of/ }).click();
  await expect(seeker).toHaveURL(/\/messages\?conversationId=\d+/);
  await expect(seeker.getByText('Would you light our harbor?').first()).toBeVisible();

  await employer.goto('/employer/candidates');
  await employer.getByRole('link', { name: 'Open Conversation' }).click();
  await expect(employer.getByText(name).first()).toBeVisible();
  monitor.expectNoErrors();
});
