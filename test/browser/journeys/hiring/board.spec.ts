import { expect, type Page } from '@playwright/test';
import { choose } from '../../support/choose.js';
import { test } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { PageMonitor } from '../../support/page-monitor.js';

/** Registers a new job seeker and applies; returns the name. */
async function apply(page: Pick<Page, 'request'>, jobId: number): Promise<string> {
  const name = await registerUser(page, 'job_seeker');
  expect((await page.request.post('/api/applications', { data: { jobId } })).status(), 'applying').toBe(201);
  return name;
}

const column = (page: Page, status: string) => page.getByRole('region', { name: new RegExp(`^${status}`) });

test('moves cards by keyboard, menu and mouse, undoes a move, and shows the applicant the final status', async ({
  newPage,
}) => {
  const monitor = new PageMonitor();
  const [employer, seeker] = [await newPage(monitor), await newPage(monitor)];
  await registerUser(employer, 'employer', 'Beacon Stays');
  const title = unique('Harbor Pilot');
  const job = await postJob(employer.request, title);
  await approveJobs(job);
  const name = await apply(seeker, job);

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

  await test.step('moves a card to its current status if the application was changed elsewhere', async () => {
    const [application] = (await (await employer.request.get('/api/applications/employer')).json()) as { id: number }[];
    const path = `/api/applications/${application?.id}/status`;
    // The board would be told of the change at once; here its answer is late.
    const late = Promise.withResolvers<void>();
    await employer.route(/\/api\/applications\/employer(\?|$)/, async (route) => {
      await late.promise;
      await route.continue();
    });
    expect((await employer.request.put(path, { data: { status: 'rejected' } })).status()).toBe(200);
    await menu.focus();
    await employer.keyboard.press('Alt+ArrowRight');
    await expect(employer.getByText('Update failed')).toBeVisible();
    late.resolve();
    await expect(column(employer, 'Rejected').getByRole('link', { name })).toBeVisible();
    await expect(column(employer, 'Interviewed').getByRole('link', { name })).toHaveCount(0);
  });
  monitor.expectNoErrors();
});

test(
  'moves several applications at once, with a message from a template',
  { tag: '@slow' },
  async ({ newPage, request }) => {
    const monitor = new PageMonitor();
    const [employer, first] = [await newPage(monitor), await newPage(monitor)];
    await registerUser(employer, 'employer', 'Beacon Stays');
    const title = unique('Harbor Pilot');
    const job = await postJob(employer.request, title);
    await approveJobs(job);
    const names = [await apply(first, job), await apply({ request }, job)];

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
    await choose(dialog, 'Template', 'Invitation');
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(/please visit us about {{jobTitle}}/);
    await expect(dialog.getByText(new RegExp(`please visit us about ${title}`))).toBeVisible();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(employer.getByRole('status').filter({ hasText: '2 applications: Interviewed' })).toBeVisible();

    await first.goto('/job-seeker/dashboard?tab=applications');
    await first.getByRole('button', { name: `Details of your application for ${title}` }).click();
    await expect(first.getByText(`Dear ${names[0]}, please visit us about ${title}.`)).toBeVisible();
    monitor.expectNoErrors();
  },
);
