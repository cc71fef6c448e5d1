import { expect } from '@playwright/test';
import { aJobForm } from '../../../support/mothers/job-mother.js';
import { test } from '../../support/new-page.js';
import { registerUser, unique } from '../../support/actions.js';
import { openHydrated } from '../../support/hydration.js';
import { signInAs } from '../../support/sign-in.js';

const ACCOUNTS = 6;
const LISTINGS = 6;
const FRAUD =
  'Selected candidates must pay a refundable visa processing fee of $250 before joining the vessel, and send the receipt.';

/** Unlike the text of any other listing, which would be a hint. */
const HONEST =
  'You lay forty tables before breakfast, look after the tea and coffee, and know by name who takes oat milk. Two days off in a row.';

test('an admin ends a wave of 36 fraudulent listings of 6 accounts in at most 40 acts', async ({ page, newPage }) => {
  test.slow();
  const wave = unique('Wave');
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const scammer = await newPage();
    await registerUser(scammer, 'employer', 'Golden Gate Cruises');
    for (let listing = 0; listing < LISTINGS; listing += 1) {
      const data = { ...aJobForm({ title: `${wave} ${account}.${listing}` }), description: FRAUD };
      expect((await scammer.request.post('/api/jobs', { data })).status()).toBe(201);
    }
  }
  await signInAs('admin', page.request);
  await openHydrated(page, '/admin/dashboard');
  const ofWave = page.getByRole('button', { name: new RegExp(`^Review ${wave}`) });
  await expect(ofWave).toHaveCount(ACCOUNTS * LISTINGS);

  let acts = 0;
  const act = async (action: Promise<unknown>) => {
    acts += 1;
    await action;
  };
  const review = page.getByRole('dialog');
  await act(ofWave.first().click());
  for (let account = 0; account < ACCOUNTS; account += 1) {
    await act(review.getByRole('button', { name: 'Suspend and Reject All…' }).click());
    await act(review.getByRole('combobox', { name: 'Reason' }).click());
    await act(page.getByTitle('Scam or misleading').click());
    const text = review.getByLabel('Explanation for the employer');
    if (account === 0) await act(text.fill(`Nobody has to pay before they work. (${wave})`));
    // From the second account on, the explanation is there already.
    await expect(text).toHaveValue(`Nobody has to pay before they work. (${wave})`);
    await act(review.getByRole('button', { name: 'Suspend and Reject All', exact: true }).click());
    await expect(ofWave).toHaveCount((ACCOUNTS - account - 1) * LISTINGS, { timeout: 60_000 });
  }
  expect(acts).toBeLessThanOrEqual(40);
  test.info().annotations.push({ type: 'acts', description: String(acts) });
});

test('an admin reviews the queue with the keyboard alone', async ({ page, newPage }) => {
  const employer = await newPage();
  await registerUser(employer, 'employer', 'Beacon Stays');
  const [bad, good] = [unique('AA Suspicious Steward'), unique('AA Steward')];
  const forms = [
    { ...aJobForm({ title: bad, company: 'Beacon Stays' }), description: FRAUD },
    { ...aJobForm({ title: good, company: 'Beacon Stays' }), description: HONEST },
  ];
  for (const data of forms) expect((await employer.request.post('/api/jobs', { data })).status()).toBe(201);
  await signInAs('admin', page.request);
  await openHydrated(page, '/admin/dashboard');
  const review = page.getByRole('dialog');
  await page.getByRole('button', { name: `Review ${bad}` }).focus();
  await page.keyboard.press('Enter');
  await expect(review.getByText('Check before you decide')).toBeVisible();
  // Under a warning, A only leads to the button.
  await page.keyboard.press('a');
  await expect(review.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  await page.keyboard.press('r');
  await expect(review.getByLabel('Explanation for the employer')).toBeVisible();
  await expect(review.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  await page.getByRole('button', { name: `Review ${good}` }).focus();
  await page.keyboard.press('Enter');
  await expect(review.getByRole('button', { name: 'Approve', exact: true })).toHaveClass(/primary/);
  await page.keyboard.press('a');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText(`“${good}” is now live.`);
});
