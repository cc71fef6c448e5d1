import { expect } from '@playwright/test';
import { choose } from '../../support/choose.js';
import { test } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { PageMonitor } from '../../support/page-monitor.js';

test("invites last season's waiter again, until the waiter withdraws", async ({ newPage }) => {
  const monitor = new PageMonitor();
  const [employer, seeker] = [await newPage(monitor), await newPage(monitor)];
  await registerUser(employer, 'employer', 'Beacon Stays');
  const name = await registerUser(seeker, 'job_seeker');
  const [summer, winter] = [unique('Summer Waiter'), unique('Winter Waiter')];
  const id = await postJob(employer.request, summer);
  await approveJobs(id);

  await seeker.goto(`/job-seeker/apply/${id}`);
  const consent = seeker.getByRole('checkbox', { name: /may keep my profile/ });
  await expect(consent).not.toBeChecked();
  await consent.check();
  await seeker.getByRole('button', { name: 'Submit Application' }).click();
  await expect(seeker.getByText('Application Submitted')).toBeVisible();

  const next = await postJob(employer.request, winter);
  await approveJobs(next);
  await employer.goto('/employer/talent-pool');
  await employer.getByRole('button', { name: `Open ${name}` }).click();
  const person = employer.getByRole('dialog', { name });
  await person.getByLabel('New note').fill('Was great with guests.');
  await person.getByRole('button', { name: 'Add Note' }).click();
  await expect(person.getByText('Was great with guests.').first()).toBeVisible();
  await expect(person.getByText(summer)).toBeVisible();
  await person.getByRole('button', { name: 'Invite to Apply' }).click();
  const invitation = employer.getByRole('dialog', { name: `Invite ${name} to apply` });
  await choose(invitation, 'Listing', `${winter}, Lisbon, Portugal`);
  await invitation.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(employer.getByText('Invitation sent')).toBeVisible();

  await seeker.goto('/messages');
  await expect(seeker.getByText(winter).first()).toBeVisible();
  await seeker.goto('/settings');
  const panel = seeker.getByRole('region', { name: 'Companies that keep you in mind' });
  await panel.getByRole('button', { name: /^Withdraw for/ }).click();
  await seeker.getByRole('tooltip').getByRole('button', { name: 'Withdraw' }).click();
  await expect(seeker.getByText('Consent withdrawn')).toBeVisible();
  await employer.goto('/employer/talent-pool');
  await expect(employer.getByText('Nobody yet')).toBeVisible();
  monitor.expectNoErrors();
});
