import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { companyVerificationRead, companyVerificationRequest } from '@/api/generated/calls/companies.gen';
import {
  employerProfileEdit,
  employerProfileOwn,
  employerProfilePublic,
  jobSeekerProfileEdit,
  jobSeekerProfileOwn,
  madeResumeKeep,
  madeResumeRead,
} from '@/api/generated/calls/profiles.gen';
import { sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { choose, fill, hrefOf, typed } from '@/testing/controls.ts';
import { COMPLETE_PROFILE } from '@/testing/profiles.ts';

const EMPTY = {
  skills: [],
  languages: [],
  education: [],
  certifications: [],
  workExperience: [],
  desiredRoles: [],
  papers: [],
};
const PROFILE = {
  ...COMPLETE_PROFILE,
  ...EMPTY,
  userId: PEOPLE.job_seeker.id,
  bio: 'Kind',
  location: 'Faro',
  experience: 3,
  availableFrom: null,
  completion: 70,
};
type Profile = typeof PROFILE;
const COMPANY = {
  ...sampleOf(employerProfileOwn),
  companyName: 'Sea Inn',
  companyWebsite: 'https://sea.example/',
  industry: 'Hotels & Resorts',
  location: 'Faro',
  isTrusted: false,
  verifiedAt: null,
  controlledDomain: null,
  withdrawalReason: null,
  awaitsReview: false,
};
type Company = typeof COMPANY;
const VERIFICATION = sampleOf(companyVerificationRead);

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi().answer(jobSeekerProfileOwn, PROFILE as never);
  api.answer(jobSeekerProfileEdit, ({ body }) => ({ ...PROFILE, ...(body as object) }) as never);
});
afterEach(() => closeApps(api));

const openTab = (tab: string) => openApp(api, `/job-seeker/profile?tab=${tab}`, { as: 'job_seeker' });
const company = (changes: Partial<Company>, search = '') => {
  api.answer(employerProfileOwn, { ...COMPANY, ...changes } as never);
  return openApp(api, `/employer/profile${search}`, { as: 'employer' });
};
const edits = () => api.sent(jobSeekerProfileEdit).map(({ body }) => body);
const button = (text: string) => screen.getAllByText(text, { selector: 'button span' }).at(-1)?.closest('button');
const press = (text: string) => fireEvent.click(button(text) as Element);

it('sends only what changed of the basics, and null for what was emptied', async () => {
  await openTab('basic');
  expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  fill(/^Bio/, '');
  fill(/^Phone/, ' +351 1 ');
  fill(/^Years of experience/, '51');
  press('Save Changes');
  await screen.findByText('Experience must be a whole number of years from 0 to 50');
  expect(edits()).toEqual([]);
  fill(/^Years of experience/, '50');
  expect(screen.getByText('You have unsaved changes.')).toBeDefined();
  press('Save Changes');
  await screen.findByText('Profile updated');
  expect(edits()).toEqual([{ bio: null, phone: '+351 1', experience: 50 }]);
  await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull());
});

describe.each([
  [
    'education',
    'Add Education',
    { Institution: ' Glion ', Degree: 'BA', 'End date': '2018' },
    { education: [{ institution: 'Glion', degree: 'BA', fieldOfStudy: null, startDate: null, endDate: '2018' }] },
    'BA',
  ],
  [
    'certifications',
    'Add Certification',
    { 'Certification name': 'HACCP', 'Issuing organization': 'TÜV' },
    { certifications: [{ name: 'HACCP', issuingOrganization: 'TÜV', issueDate: null, expirationDate: null }] },
    'HACCP',
  ],
])('an entry of the %s', (tab, add, fields, body, name) => {
  const [field] = Object.keys(body) as [keyof Profile];

  it('is added with null for what is empty, after which the focus is on the button', async () => {
    const app = await openTab(tab);
    press(add);
    const labels = Object.keys(fields);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(labels[0] as string)));
    press('Save');
    await screen.findAllByText(`${labels[0]} is required`);
    for (const [label, text] of Object.entries(fields)) fill(new RegExp(`^${label}`), text);
    const release = api.hold(jobSeekerProfileEdit);
    press('Save');
    await screen.findByText('Saving…');
    expect(button('Cancel')?.disabled).toBe(true);
    release();
    await screen.findByText(name);
    await waitFor(() => expect(document.activeElement).toBe(button(add)));
    expect(edits()).toEqual([body]);
    await app.settle();
  });

  it('is removed, after which the focus is on Undo, which puts it back in its place', async () => {
    const entries = ['First', name, 'Last'].map((text) => ({
      ...(Object.values(body)[0] as object[])[0],
      [NAME[tab] as string]: text,
    }));
    const answer = (next: object) => ({ ...PROFILE, [field]: entries, ...next });
    api.answer(jobSeekerProfileOwn, answer({}) as never);
    api.answer(jobSeekerProfileEdit, ({ body: next }) => answer(next as object) as never);
    await openTab(tab);
    fireEvent.click(screen.getByLabelText(`Remove ${name}`));
    await screen.findByText(`“${name}” was removed.`);
    await waitFor(() => expect(document.activeElement).toBe(button('Undo')));
    press('Undo');
    await waitFor(() => expect(screen.queryByText(`“${name}” was removed.`)).toBeNull());
    expect(edits()).toEqual([{ [field]: [entries[0], entries[2]] }, { [field]: entries }]);
  });
});

const NAME: Readonly<Record<string, string>> = { education: 'degree', certifications: 'name' };

it('adds a language with its level, then empties the form', async () => {
  const app = await openTab('skills');
  const add = () => screen.getByLabelText<HTMLButtonElement>('Add language');
  expect(add().disabled).toBe(true);
  fill('Language', ' Greek ');
  await waitFor(() => expect(add().disabled).toBe(false));
  fireEvent.click(add());
  await screen.findByText('Proficiency is required');
  await choose(app.user, 'Proficiency', 'Fluent');
  fireEvent.click(add());
  await waitFor(() => expect(typed('Language')).toBe(''));
  expect(edits()).toEqual([{ languages: [{ language: 'Greek', proficiency: 'Fluent' }] }]);
});

it('adds a paper', async () => {
  const app = await openTab('certifications');
  fireEvent.click(screen.getByText('Add Paper'));
  await choose(app.user, 'Paper', 'Visa or work permit');
  fill(/^Details/, ' C1/D ');
  fireEvent.click(screen.getByText('Save', { selector: 'button span' }));
  await waitFor(() => expect(edits()).toEqual([{ papers: [{ kind: 'visa', detail: 'C1/D', validUntil: null }] }]));
});

describe('a resume made of the profile', () => {
  const made = () => openApp(api, '/job-seeker/resume', { as: 'job_seeker' });

  it('is kept as the resume that applications include', async () => {
    api.answer(madeResumeKeep, { resumeUrl: '/api/profile/job-seeker/resume' });
    await made();
    expect(await screen.findByText(/^Made from your profile\./)).toBeDefined();
    await waitFor(() => expect(button('Use as My Resume')?.disabled).toBe(false));
    press('Use as My Resume');
    expect(await screen.findByText('Your applications now include this resume.')).toBeDefined();
    expect(api.sent(madeResumeKeep)).toHaveLength(1);
  });

  it('tells why it cannot be made', async () => {
    api.fail(madeResumeRead, 409, { message: 'Please replace these in your profile: 山' });
    await made();
    expect(await screen.findByText('Please replace these in your profile: 山')).toBeDefined();
    expect(button('Use as My Resume')?.disabled).toBe(true);
  });
});

describe('a company', () => {
  it.each([
    ['https://user@sea.example', false],
    ['https://user:secret@sea.example', false],
    ['https://:secret@sea.example', false],
    ['ftp://sea.example', false],
    ['sea.example', false],
    ['https://sea.example:8443/a', true],
    ['', true],
  ])('with the website “%s” is saved: %s', async (address, isValid) => {
    api.answer(employerProfileEdit, COMPANY as never).answer(employerProfilePublic, sampleOf(employerProfilePublic));
    const app = await company({ industry: 'Cruise Lines' }, '?edit=true');
    fill(/^Website/, address);
    press('Save Changes');
    await screen.findByText(isValid ? 'Profile updated' : 'Please enter a valid URL');
    const sent = { companyWebsite: address || null };
    expect(api.sent(employerProfileEdit).map(({ body }) => body)).toEqual(isValid ? [sent] : []);
    await waitFor(() => expect(app.url()).toBe(isValid ? '/employer/profile' : '/employer/profile?edit=true'));
    await app.settle();
  });

  it('moves the focus into the form and back, and keeps nothing of what was canceled', async () => {
    const app = await company({});
    press('Edit Profile');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Company name')));
    expect(app.url()).toBe('/employer/profile?edit=true');
    fill('Company name', 'Other');
    press('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(button('Edit Profile')));
    press('Edit Profile');
    await waitFor(() => expect(typed('Company name')).toBe('Sea Inn'));
  });

  it.each([
    [{}, undefined],
    [{ industry: ' ' }, 'industry'],
    [{ industry: null, location: null }, 'location and industry'],
    [{ companyName: '', industry: null, location: null }, 'company name, location, and industry'],
  ])('that is %o is told to add the %s', async (state, missing) => {
    await company(state as never);
    expect(screen.queryByText(/^Your company profile is incomplete/)?.textContent).toBe(
      missing && `Your company profile is incomplete. Add your ${missing} so that job seekers know who you are.`,
    );
    expect(hrefOf('sea.example')).toBe('https://sea.example/');
    expect(screen.queryByText(/^Applicants see your latest changes once/)).toBeNull();
  });

  it.each([
    [false, 'Company name', 0],
    [true, 'Company name', 1],
    [true, 'Website', 1],
    [true, 'Founded', 0],
  ])('that is verified: %s is warned about a change of %s: %s', async (isTrusted, label, count) => {
    await company({ isTrusted, verifiedAt: '2026-05-05T00:00:00Z' as never, awaitsReview: true }, '?edit=true');
    const warnings = () => screen.queryAllByText(/^Your company is verified under its current name and website/).length;
    expect(warnings()).toBe(0);
    fill(new RegExp(`^${label}`), 'https://other.example');
    await waitFor(() => expect(warnings()).toBe(count));
    expect(screen.queryByText(/^Applicants see your latest changes once/)).not.toBeNull();
  });

  it.each([
    [{ isTrusted: true, verifiedAt: '2026-05-05T10:00:00Z' }, {}, /Our team verified your company on May 5, 2026/],
    [{ controlledDomain: 'sea.example' }, {}, /You proved that you control sea\.example/],
    [
      { withdrawalReason: 'It is gone.' },
      { canMail: true, domain: 'sea.example' },
      /withdrew the verification of your company\.It is gone\./,
    ],
    [{}, { canMail: false }, /^(?!.*withdrew).*This site does not send email/],
    [{}, { canMail: true, domain: null, problem: 'Add a website.' }, /Add a website\./],
    [
      {},
      { canMail: true, domain: 'sea.example', pendingAddress: 'info@sea.example' },
      /We sent a link to info@sea\.example.*Send Another Link/,
    ],
  ])('that is %o, and may be verified by %o, reads so', async (state, verification, text) => {
    api.answer(companyVerificationRead, {
      ...VERIFICATION,
      domain: null,
      pendingAddress: null,
      ...verification,
    } as never);
    await company(state as never);
    expect(screen.getByRole('region', { name: 'Verification' }).textContent).toMatch(text);
  });

  it('asks for an address at its domain', async () => {
    api.answer(companyVerificationRead, {
      ...VERIFICATION,
      canMail: true,
      domain: 'sea.example',
      pendingAddress: null,
    });
    api.fail(companyVerificationRequest, 429, { message: 'Too many links.' });
    await company({});
    press('Send Link');
    await screen.findByText('Address is required');
    fill(/^Address at your website/, ' info ');
    press('Send Link');
    await screen.findByText('Too many links.');
    expect(api.sent(companyVerificationRequest).map(({ body }) => body)).toEqual([{ localPart: 'info' }]);
  });
});
