import { expect } from '@playwright/test';
import { aWorkplaceForm } from '../../../support/mothers/workplaces.js';
import { choose } from '../../support/choose.js';
import { test } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { PageMonitor } from '../../support/page-monitor.js';
import { signInAs } from '../../support/sign-in.js';

const LISTINGS = 12;

test('changes the pay of twelve listings, which an admin approves once', async ({ page: admin, newPage }) => {
  test.slow();
  const monitor = new PageMonitor();
  const employer = await newPage(monitor);
  await registerUser(employer, 'employer', 'Beacon Stays');
  const title = unique('Lighthouse Keeper');
  const ids: number[] = [];
  for (let number = 1; number <= LISTINGS; number += 1) ids.push(await postJob(employer.request, `${title} ${number}`));
  await approveJobs(...ids);

  await employer.setViewportSize({ width: 375, height: 812 });
  await employer.goto('/employer/listings');
  const first = employer.getByRole('listitem').filter({ hasText: title }).first();
  const box = await first.getByRole('checkbox').boundingBox();
  const words = await first.getByRole('heading').boundingBox();
  // On phones, too, the box stands beside the title.
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(words?.x ?? 0);
  await employer.setViewportSize({ width: 1280, height: 800 });
  await employer
    .getByRole('checkbox', { name: new RegExp(`^Select ${title}`) })
    .first()
    .check();
  await employer.getByRole('button', { name: `Select all ${LISTINGS}` }).click();
  await employer.getByRole('button', { name: 'Change…' }).click();
  const dialog = employer.getByRole('dialog', { name: `Change ${LISTINGS} listings` });
  await dialog.getByRole('checkbox', { name: 'Pay' }).check();
  await dialog.getByLabel('Raise in percent').fill('5');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toContainText(`${LISTINGS} listings were changed`);
  await expect(dialog).toContainText('until then, the approved versions stay public');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  const [id] = ids;
  const publicPay = async () =>
    ((await (await employer.request.get(`/api/jobs/${id}/public`)).json()) as { minSalary: number }).minSalary;
  expect(await publicPay()).toBe(28_000);

  await signInAs('admin', admin.request);
  await admin.goto('/admin/dashboard?tab=pending');
  const note = admin.getByRole('note').filter({ hasText: `changed ${LISTINGS} listings together` });
  await note.getByRole('button', { name: 'Review Together…' }).click();
  const review = admin.getByRole('dialog', { name: `Approve ${LISTINGS} listings?` });
  await expect(review.getByText('$28,000 - $32,000').first()).toBeVisible();
  await expect(review.getByText('$29,400 - $33,600').first()).toBeVisible();
  await review.getByRole('button', { name: 'Approve All' }).click();
  await expect(admin.getByText(`${LISTINGS} jobs approved`)).toBeVisible({ timeout: 60_000 });
  expect(await publicPay()).toBe(29_400);
  monitor.expectNoErrors();
});

test('posts a listing at three hotels in one go', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const employer = await newPage(monitor);
  await registerUser(employer, 'employer', 'Beacon Group');
  const hotels = ['Lisbon', 'Faro', 'Porto'].map((place) => unique(`Beacon ${place}`));
  for (const [at, name] of hotels.entries()) {
    const data = aWorkplaceForm({ name, reference: `B${at}` });
    expect((await employer.request.post('/api/company/workplaces', { data })).status(), 'adding a hotel').toBe(201);
  }
  const title = unique('Pool Attendant');
  await postJob(employer.request, title);

  await employer.goto('/employer/listings');
  await employer.getByRole('checkbox', { name: `Select ${title}` }).check();
  await employer.getByRole('button', { name: 'Post at Hotels…' }).click();
  const dialog = employer.getByRole('dialog', { name: 'Post 1 listing at other hotels' });
  for (const name of hotels) await choose(dialog, 'Hotels', name);
  await employer.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toContainText('3 listings were posted');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(employer.getByRole('heading', { level: 3, name: title })).toHaveCount(4);
  for (const name of hotels) {
    await choose(employer, 'Hotel', name);
    await expect(employer.getByRole('heading', { level: 3, name: title })).toHaveCount(1);
  }
  monitor.expectNoErrors();
});
