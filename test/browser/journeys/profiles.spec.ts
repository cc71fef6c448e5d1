import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { aPdf } from '../../support/files/documents.js';
import { aPicture } from '../../support/files/pictures.js';
import { expectAccessible } from '../support/accessibility.js';
import { choose } from '../support/choose.js';
import { test } from '../support/new-page.js';
import { registerUser } from '../support/actions.js';
import { follow } from '../support/hydration.js';
import { PageMonitor } from '../support/page-monitor.js';
import { toasts } from '../support/toasts.js';

test('fills in and publishes a job seeker profile', { tag: '@slow' }, async ({ newPage }) => {
  const monitor = new PageMonitor();
  const seeker = await newPage(monitor);
  const fullName = await registerUser(seeker, 'job_seeker');
  const { id } = (await (await seeker.request.get('/api/user')).json()) as { id: number };
  await seeker.goto('/job-seeker/profile');
  const summary = seeker.getByRole('region', { name: fullName });
  const panel = seeker.getByRole('tabpanel', { name: /.+/ });

  await test.step('saves the basic information', async () => {
    await expect(seeker.getByRole('tab')).toHaveText(['Basic Info', 'Skills', 'Education', 'Certifications', 'Resume']);
    await panel.getByLabel('Headline').fill('Night auditor');
    await panel.getByLabel('Bio').fill('I like the quiet hours.');
    await panel.getByLabel('Location').first().fill('Faro, Portugal');
    await panel.getByLabel('Years of experience').fill('4');
    await panel.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toasts(seeker)).toContainText('Profile updated');
    for (const fact of ['Night auditor', 'Faro, Portugal', '4 years of experience']) {
      await expect(summary).toContainText(fact);
    }
  });

  await test.step('saves skills and languages one by one, and confirms without a request', async () => {
    await seeker.getByRole('tab', { name: 'Skills' }).click();
    const add = panel.getByRole('button', { name: 'Add skill' });
    await expect(add).toBeDisabled();
    await panel.getByLabel('Skill', { exact: true }).fill('Opera PMS');
    await add.click();
    await expect(summary).toContainText('Opera PMS');
    await panel.getByLabel('Proficiency').click();
    const options = seeker.getByRole('option');
    await expect(options).toHaveText(['Native', 'Fluent', 'Advanced', 'Intermediate', 'Basic']);
    await panel.getByLabel('Language', { exact: true }).fill('Dutch');
    await panel.getByRole('button', { name: 'Add language' }).click();
    await expect(toasts(seeker)).toContainText('Invalid language');
    await expect(toasts(seeker)).toContainText('Proficiency is required');
    await choose(panel, 'Proficiency', 'Fluent');
    await panel.getByRole('button', { name: 'Add language' }).click();
    await expect(summary).toContainText('Dutch Fluent');
    const requests: string[] = [];
    seeker.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request.url());
    });
    await panel.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toasts(seeker)).toContainText('Skills Updated');
    expect(requests).toEqual([]);
  });

  await test.step('rejects an incomplete entry and adds a complete one', async () => {
    await seeker.getByRole('tab', { name: 'Education' }).click();
    await panel.getByRole('button', { name: 'Add Education' }).click();
    await panel.getByLabel('Institution').fill('Estoril School');
    await panel.getByRole('button', { name: 'Save Changes' }).click();
    await expect(panel.getByText('Degree is required')).toBeVisible();
    await expect(panel.getByLabel('Degree')).toBeFocused();
    await panel.getByLabel('Degree').fill('Bachelor');
    await panel.getByRole('button', { name: 'Save Changes' }).click();
    await expect(panel.getByLabel('Degree')).toHaveCount(0);
    await expect(panel.getByText('Estoril School')).toBeVisible();
  });

  await test.step('uploads a resume and a photo', async () => {
    await seeker.getByRole('tab', { name: 'Resume' }).click();
    for (const tip of ['Tourism experience', 'Language skills', 'Cultural awareness', 'Specific achievements']) {
      await expect(panel.getByText(tip)).toBeVisible();
    }
    await upload(seeker, 'Upload Resume', { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(toasts(seeker)).toContainText('Upload failed');
    await expect(toasts(seeker)).toContainText('Only PDF, DOC, and DOCX files are allowed');
    await upload(seeker, 'Upload Resume', { name: 'cv.pdf', mimeType: 'application/pdf', buffer: aPdf() });
    await expect(toasts(seeker)).toContainText('Resume uploaded');
    await expect(summary).toContainText('Resume uploaded');
  });

  await test.step('uploads the chosen part of a photo, unless the choice is canceled', async () => {
    const dialog = seeker.getByRole('dialog', { name: 'Crop your photo' });
    const photo = { name: 'me.png', mimeType: 'image/png', buffer: await aPicture('png', 600, 400) };
    await upload(seeker, 'Upload Photo', photo);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(await avatarOf(seeker)).toBeNull();

    await upload(seeker, 'Upload Photo', photo);
    await expectAccessible(seeker);
    const part = dialog.getByRole('application', { name: 'Part to upload' });
    await part.focus();
    // From 100 to 60 pixels before the square, of which each is worth 0.8 on the screen.
    for (let press = 0; press < 32; press += 1) await seeker.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(toasts(seeker)).toContainText('Profile photo uploaded');
    const picture = await (await seeker.request.get((await avatarOf(seeker)) ?? '')).body();
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([400, 400]);
    // The blue of a pixel is its distance from the left edge of the photo.
    expect(Math.abs((data[2] ?? 0) - 60)).toBeLessThan(15);
  });

  await test.step('leaves it to the server to refuse what the browser cannot draw', async () => {
    await upload(seeker, 'Change Photo', { name: 'me.png', mimeType: 'image/png', buffer: aPdf() });
    await expect(toasts(seeker)).toContainText('Upload failed');
    await expect(toasts(seeker)).toContainText('This file is PDF');
    const photo = await aPicture('png', 600, 400);
    const cutOff = { name: 'me.png', mimeType: 'image/png', buffer: photo.subarray(0, photo.length / 2) };
    await upload(seeker, 'Change Photo', cutOff);
    await expect(toasts(seeker)).toContainText('This picture is damaged');
    await expect(seeker.getByRole('dialog')).toBeHidden();
  });

  await test.step('shows everything except the resume on the public profile', async () => {
    const visitor = await newPage(monitor);
    await visitor.goto(`/profile/${id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(fullName);
    await expect(visitor.getByRole('tab')).toHaveText([
      'Basic Info',
      'Skills & Languages',
      'Education & Certification',
    ]);
    for (const fact of ['Night auditor', 'Faro, Portugal', '4 years of experience', 'I like the quiet hours.']) {
      await expect(visitor.getByText(fact)).toBeVisible();
    }
    await visitor.getByRole('tab', { name: 'Skills & Languages' }).click();
    await expect(visitor.getByRole('tabpanel')).toContainText('Opera PMS');
    await expect(visitor.getByRole('tabpanel')).toContainText('Dutch Fluent');
    await expect(visitor.getByRole('main').getByText('Resume')).toHaveCount(0);
  });
  monitor.expectNoErrors();
});

test('completes the company profile', async ({ newPage }) => {
  const monitor = new PageMonitor();
  const employer = await newPage(monitor);
  await registerUser(employer, 'employer', 'Beacon Stays');
  await employer.goto('/employer/dashboard');
  await employer.getByRole('link', { name: 'Complete Profile' }).click();
  await expect(employer).toHaveURL((url) => url.pathname === '/employer/profile');
  await expect(employer.getByText('Your company profile is incomplete')).toContainText('location and industry');
  await expect(employer.getByText('Recommended size: 400x400.')).toBeVisible();

  await employer.getByRole('button', { name: 'Edit Profile' }).click();
  const form = employer.getByRole('form', { name: 'Company profile' });
  await form.getByLabel('Website').fill('beacon');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Please enter a valid URL')).toBeVisible();
  for (const [label, text] of [
    ['Website', 'https://beacon.example'],
    ['Industry', 'Hotels & Resorts'],
    ['Location', 'Skagen, Denmark'],
    ['Company size', '11-50 employees'],
    ['Founded', '1987'],
    ['About', 'Small lighthouses.'],
  ] as const) {
    await form.getByLabel(label).fill(text);
  }
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(employer)).toContainText('Profile updated');
  await expect(employer.getByText('Your company profile is incomplete')).toHaveCount(0);
  await expect(employer.getByText('88%')).toBeVisible();
  await upload(employer, 'Upload Logo', {
    name: 'l.png',
    mimeType: 'image/png',
    buffer: await aPicture('png', 400, 200),
  });
  await employer.getByRole('button', { name: 'Upload Whole' }).click();
  await expect(toasts(employer)).toContainText('Logo uploaded');
  await expect(employer.getByText('100%')).toBeVisible();
  await follow(employer, '/employer/dashboard');
  await expect(employer.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Beacon Stays!');
  await expect(employer.getByText('Active Jobs').first()).toBeVisible();
  await expect(employer.getByRole('link', { name: 'Complete Profile' })).toHaveCount(0);
  monitor.expectNoErrors();
});

/** The address of the signed-in user's photo. */
async function avatarOf(page: Page): Promise<string | null> {
  return ((await (await page.request.get('/api/user')).json()) as { avatar: string | null }).avatar;
}

async function upload(page: Page, label: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel(label).setInputFiles(file);
}
