import { expect, type Page } from '@playwright/test';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { test } from '../../support/new-page.js';
import { PageMonitor } from '../../support/page-monitor.js';

async function addHotel(owner: Page, name: string, place: string): Promise<number> {
  await owner.getByRole('button', { name: 'Add a Hotel' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add a hotel or workplace' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Place').fill(place);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  const all = (await (await owner.request.get('/api/company/workplaces')).json()) as { id: number; name: string }[];
  return all.find((hotel) => hotel.name === name)?.id ?? 0;
}

test('an owner invites a manager, who sees the applications of one hotel until removed', async ({ newPage }) => {
  test.slow();
  const monitor = new PageMonitor();
  const [owner, manager, seeker] = [await newPage(monitor), await newPage(monitor), await newPage(monitor)];
  await registerUser(owner, 'employer', 'Beacon Group');
  await owner.goto('/employer/workplaces');
  const [lisbon, faro] = [unique('Beacon Lisbon'), unique('Beacon Faro')];
  const hotels = [await addHotel(owner, lisbon, 'Lisbon, Portugal'), await addHotel(owner, faro, 'Faro, Portugal')];
  const titles = [unique('Night Porter'), unique('Pool Attendant')];
  const jobs: number[] = [];
  for (const [at, title] of titles.entries())
    jobs.push(await postJob(owner.request, title, { workplaceId: hotels[at] }));
  await approveJobs(...jobs);
  const applicant = await registerUser(seeker, 'job_seeker');
  for (const jobId of jobs) {
    expect((await seeker.request.post('/api/applications', { data: { jobId } })).status()).toBe(201);
  }

  await owner.goto('/employer/team');
  await owner.getByRole('button', { name: 'Invite a Member' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite a member' });
  const address = `${Math.random().toString(36).slice(2)}@wayfare.test`;
  await dialog.getByLabel('Email').fill(address);
  await dialog.getByRole('radio', { name: /^Reviewer/ }).check();
  // The field says beside its label that it is optional.
  await dialog.getByRole('combobox', { name: 'Hotels (optional)' }).click();
  await owner.getByRole('option', { name: lisbon }).click();
  await owner.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await dialog.locator('code').textContent();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await manager.goto(link ?? '');
  await manager.getByLabel('Full name').fill('Joana Manager');
  await manager.getByLabel('Username').fill(unique('joana').replace(' ', '.'));
  await manager.getByLabel('Password', { exact: true }).fill('a long secret');
  await manager.getByLabel('Confirm password').fill('a long secret');
  await manager.getByRole('button', { name: 'Create Account' }).click();
  await expect(manager).toHaveURL(/\/employer\/applications/);
  await expect(manager.getByRole('link', { name: applicant })).toHaveCount(1);
  await expect(manager.getByText(titles[0] ?? '')).toBeVisible();
  await expect(manager.getByText(titles[1] ?? '')).toHaveCount(0);
  await expect(manager.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await expect(manager.getByRole('link', { name: 'Messages' })).toHaveCount(0);
  await manager.getByRole('link', { name: applicant }).click();
  await expect(manager.getByRole('heading', { name: applicant })).toBeVisible();
  for (const name of ['Message Applicant', 'Save Notes', 'Reject']) {
    await expect(manager.getByRole('button', { name })).toHaveCount(0);
  }
  await manager.goto('/employer/dashboard');
  await expect(manager).toHaveURL(/\/employer\/applications/);

  await owner.reload();
  await owner.getByRole('button', { name: 'Remove Joana Manager' }).click();
  await owner.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(owner.getByText('Member removed')).toBeVisible();
  await manager.reload();
  await expect(manager.getByRole('heading', { name: 'You have no company' })).toBeVisible();
  expect((await manager.request.get('/api/applications/employer')).status()).toBe(403);
  monitor.expectNoErrors();
});
