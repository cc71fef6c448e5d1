import { expect } from '@playwright/test';
import { test } from '../../support/new-page.js';
import { approveJobs, postJob, registerUser, unique } from '../../support/actions.js';
import { PageMonitor } from '../../support/page-monitor.js';
import { signInAs } from '../../support/sign-in.js';

const LISTINGS = 12;

test(
  'changes the pay of twelve listings, which an admin approves once',
  { tag: '@slow' },
  async ({ page: admin, newPage }) => {
    const monitor = new PageMonitor();
    const employer = await newPage(monitor);
    await registerUser(employer, 'employer', 'Beacon Stays');
    const title = unique('Lighthouse Keeper');
    const ids: number[] = [];
    for (let number = 1; number <= LISTINGS; number += 1)
      ids.push(await postJob(employer.request, `${title} ${number}`));
    await approveJobs(...ids);

    await employer.goto('/employer/listings');
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
    await expect(admin.getByText(`${LISTINGS} jobs approved`)).toBeVisible();
    expect(await publicPay()).toBe(29_400);
  },
);
