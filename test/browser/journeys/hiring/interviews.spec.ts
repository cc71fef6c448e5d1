import { expect, type Locator } from '@playwright/test';
import { daysAhead } from '#test/support/mothers/interviews.js';
import { test } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { PageMonitor } from '../../support/page-monitor.js';

/** The value of a date and time field. */
const localTime = (days: number, time: string): string => `${daysAhead(days).slice(0, 10)}T${time}`;

/** Types into a calendar field, which loads when it is first used. */
async function fillDay(field: Locator, text: string): Promise<void> {
  await field.focus();
  await expect(field).toBeEditable();
  await field.fill(text);
  await field.press('Enter');
}

test("offers, schedules and calls off an interview, with times in each user's time zone", async ({ newPage }) => {
  const monitor = new PageMonitor();
  const employer = await newPage(monitor, { timezoneId: 'Europe/Lisbon' });
  const seeker = await newPage(monitor, { timezoneId: 'Asia/Tokyo' });
  await registerUser(employer, 'employer', 'Beacon Stays');
  const title = unique('Lighthouse Cook');
  const job = await postJob(employer.request, title);
  await approveJobs(job);
  await registerUser(seeker, 'job_seeker');
  const { id } = (await (await seeker.request.post('/api/applications', { data: { jobId: job } })).json()) as {
    id: number;
  };

  await employer.goto(`/employer/application/${id}`);
  await employer.getByRole('button', { name: 'Offer interview' }).click();
  const form = employer.getByRole('dialog', { name: 'Offer an interview' });
  await form.getByRole('button', { name: 'Send offer' }).click();
  await expect(form.getByText('Offer at least one time')).toBeVisible();
  await fillDay(form.getByLabel('Time 1'), localTime(20, '09:00'));
  await fillDay(form.getByLabel('Time 2'), localTime(21, '14:30'));
  await form.getByLabel('Place').fill('Lamp room');
  await form.getByRole('button', { name: 'Send offer' }).click();
  const panel = employer.getByRole('region', { name: 'Interview' });
  await expect(panel.getByText('The applicant can choose a time:')).toBeVisible();

  await seeker.goto('/job-seeker/dashboard');
  const invitation = seeker.getByRole('region', { name: 'Interviews' });
  await expect(invitation.getByText('Place: Lamp room')).toBeVisible();
  await expect(invitation.getByText('your time zone, Japan Standard Time')).toBeVisible();
  const inTokyo = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', timeStyle: 'short' });
  const response = await seeker.request.get('/api/interviews');
  const [{ slots } = { slots: [] }] = (await response.json()) as { slots: { startsAt: string }[] }[];
  const second = inTokyo.format(new Date(slots[1]?.startsAt ?? ''));
  await invitation.getByRole('radio').nth(1).press('Space');
  await expect(invitation.locator('label').nth(1)).toContainText(second.replace(/\s[AP]M$/u, ''));
  await expect(invitation.locator('label').nth(1)).toContainText(/2:30\sPM \(Western European Time\)/);
  await invitation.getByRole('button', { name: 'Choose this time' }).click();
  await expect(seeker.getByText('Interview scheduled')).toBeVisible();
  const download = seeker.waitForEvent('download');
  await invitation.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('interview.ics');

  await employer.goto('/employer/dashboard');
  await employer.getByRole('region', { name: 'Interviews' }).getByRole('link', { name: 'View' }).click();
  await expect(panel.getByText(/2:30 – 3:00\sPM/u)).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel Interview' }).click();
  await employer.getByRole('tooltip').getByRole('button', { name: 'Cancel Interview' }).click();
  await expect(panel.getByText(/You canceled the interview on/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Offer another interview' })).toBeVisible();
  await seeker.goto('/job-seeker/dashboard?tab=applications');
  await seeker.getByRole('button', { name: `Details of your application for ${title}` }).click();
  await expect(seeker.getByText(/The employer canceled the interview on/)).toBeVisible();
  await expect(seeker.getByText('You chose a time for the interview')).toBeVisible();
  monitor.expectNoErrors();
});
