import { expect, type Page } from '@playwright/test';
import { choose } from '../support/choose.js';
import { test } from '../support/newcomers.js';
import { approved, posted, registered, unique } from '../support/people.js';
import { Watch } from '../support/watched-page.js';

/** Registers a new job seeker in the browser and applies; returns the name. */
async function applied(page: Page, jobId: number): Promise<string> {
  const name = await registered(page, 'job_seeker');
  expect((await page.request.post('/api/applications', { data: { jobId } })).status(), 'applying').toBe(201);
  return name;
}

const column = (page: Page, status: string) => page.getByRole('region', { name: new RegExp(`^${status}`) });

test('moves cards by keyboard, menu and mouse, undoes a move, and the applicant sees what stands', async ({
  newcomer,
}) => {
  const watch = new Watch();
  const [employer, seeker] = [await newcomer(watch), await newcomer(watch)];
  await registered(employer, 'employer', 'Beacon Stays');
  const title = unique('Harbour Pilot');
  const job = await posted(employer.request, title);
  await approved(job);
  const name = await applied(seeker, job);

  await employer.goto('/employer/applications?view=board');
  const menu = employer.getByRole('button', { name: `Move ${name} to…` });
  await menu.focus();
  await employer.keyboard.press('Alt+ArrowRight');
  await expect(employer.getByRole('status').filter({ hasText: `${name}: Reviewed` })).toBeVisible();
  await expect(column(employer, 'Reviewed').getByRole('link', { name })).toBeVisible();
  await expect(menu).toBeFocused();

  await employer.keyboard.press('Enter');
  await employer.getByRole('menuitem', { name: 'Offered' }).press('Enter');
  await expect(column(employer, 'Offered').getByRole('link', { name })).toBeVisible();
  await expect(employer.getByRole('status').filter({ hasText: `${name}: Offered` })).toBeVisible();
  await employer.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(column(employer, 'Reviewed').getByRole('link', { name })).toBeVisible();

  const card = column(employer, 'Reviewed').getByRole('listitem').filter({ hasText: name });
  await card.dragTo(column(employer, 'Shortlisted'));
  await expect(column(employer, 'Shortlisted').getByRole('link', { name })).toBeVisible();
  await seeker.goto('/job-seeker/dashboard?tab=applications');
  await expect(seeker.getByText('Shortlisted')).toBeVisible();
  watch.expectNothingWrong();
});

test('puts a card back when the application has changed in the meantime', async ({ newcomer }) => {
  const [employer, seeker] = [await newcomer(), await newcomer()];
  await registered(employer, 'employer', 'Beacon Stays');
  const job = await posted(employer.request, unique('Harbour Pilot'));
  await approved(job);
  const name = await applied(seeker, job);
  await employer.goto('/employer/applications?view=board');
  const menu = employer.getByRole('button', { name: `Move ${name} to…` });
  await menu.waitFor();
  const [application] = (await (await employer.request.get('/api/applications/employer')).json()) as { id: number }[];
  const path = `/api/applications/${application?.id}/status`;
  expect((await employer.request.put(path, { data: { status: 'rejected' } })).status()).toBe(200);
  await menu.focus();
  await employer.keyboard.press('Alt+ArrowRight');
  await expect(employer.getByText('Update failed')).toBeVisible();
  await expect(column(employer, 'Rejected').getByRole('link', { name })).toBeVisible();
  await expect(column(employer, 'Reviewed').getByRole('link', { name })).toHaveCount(0);
});

test('moves several applications from the list, with a message from a template', async ({ newcomer }) => {
  const watch = new Watch();
  const [employer, first, second] = [await newcomer(watch), await newcomer(watch), await newcomer(watch)];
  await registered(employer, 'employer', 'Beacon Stays');
  const title = unique('Harbour Pilot');
  const job = await posted(employer.request, title);
  await approved(job);
  const names = [await applied(first, job), await applied(second, job)];

  await employer.goto('/employer/applications');
  for (const name of names) await employer.getByRole('checkbox', { name: `Select ${name}` }).check();
  await employer.getByRole('button', { name: 'Move to…' }).click();
  await employer.getByRole('button', { name: 'Templates…' }).click();
  await employer.getByRole('textbox', { name: 'Name' }).fill('Invitation');
  const text = employer.getByRole('textbox', { name: 'Text' });
  await text.fill('Dear {{nickname}}');
  await employer.getByRole('button', { name: 'Save Template' }).click();
  await expect(
    employer.getByRole('dialog', { name: 'Message templates' }).getByText(/^{{nickname}} is not a placeholder/),
  ).toBeVisible();
  await text.fill('Dear {{fullName}}, please visit us about {{jobTitle}}.');
  await employer.getByRole('button', { name: 'Save Template' }).click();
  await expect(employer.getByRole('button', { name: 'Delete' })).toBeVisible();
  await employer.keyboard.press('Escape');

  const dialog = employer.getByRole('dialog', { name: 'Move 2 applications' });
  await choose(dialog, 'New status', 'Interviewed');
  await choose(dialog, 'Message', 'Invitation');
  await expect(dialog.getByText(new RegExp(`please visit us about ${title}`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(employer.getByRole('status').filter({ hasText: '2 applications: Interviewed' })).toBeVisible();

  await first.goto('/job-seeker/dashboard?tab=applications');
  await first.getByRole('button', { name: `Details of your application for ${title}` }).click();
  await expect(first.getByText(`Dear ${names[0]}, please visit us about ${title}.`)).toBeVisible();
  watch.expectNothingWrong();
});
