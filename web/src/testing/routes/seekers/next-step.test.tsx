import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { employerProfileOwn, jobSeekerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';

const sample = sampleOf(jobSeekerProfileOwn);
const COMPLETE = {
  ...sample,
  resume: '/resume.pdf',
  headline: 'Waiter',
  phone: '+351 1',
  languages: [{ language: 'English', proficiency: 'Fluent' as const }],
  desiredRoles: ['Waiter'],
  location: 'Faro',
  availableFrom: '2999-01-01',
  workExperience: [],
};
type Profile = typeof sample;

let api: StandInApi;
beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

const open = (changes: Partial<Profile>, url: string) => {
  api.answer(jobSeekerProfileOwn, { ...COMPLETE, ...changes });
  return openApp(api, url, { as: 'job_seeker' });
};

it.each<[string, Partial<Profile>, string, string]>([
  ['a resume', { resume: null, headline: null }, 'Add your resume', 'resume'],
  ['a headline', { headline: null, phone: null }, 'Add a headline', 'basic'],
  ['a phone number', { phone: null, languages: [] }, 'Add your phone number', 'basic'],
  ['languages', { languages: [], desiredRoles: [] }, 'Add the languages', 'skills'],
  ['jobs to look for', { desiredRoles: [], location: null }, 'Add the jobs', 'basic'],
  ['a place', { location: null, availableFrom: null }, 'Add where you live', 'basic'],
  ['a first day', { availableFrom: null }, 'Say from when', 'basic'],
])('without %s, a profile and the overview link to that step only', async (_lack, changes, text, tab) => {
  for (const url of ['/job-seeker/profile', '/job-seeker/dashboard']) {
    const app = await open(changes, url);
    const steps = screen.getAllByRole('link', { name: /^(Add |Say from)/ });
    expect(steps.map((step) => step.getAttribute('href'))).toEqual([`/job-seeker/profile?tab=${tab}`]);
    expect(steps[0]?.textContent).toContain(text);
    app.close();
  }
});

it('places of work stand in for a resume', async () => {
  const { workExperience } = sample;
  expect(workExperience).not.toEqual([]);
  await open({ resume: null, headline: null, workExperience }, '/job-seeker/profile');
  await screen.findByRole('link', { name: /^Add a headline/ });
});

it('a profile with everything says why it matters, without a step', async () => {
  await open({ completion: 90 }, '/job-seeker/dashboard');
  await screen.findByText(/A complete profile tells employers/);
  expect(screen.queryByRole('link', { name: /^(Add |Say from)/ })).toBeNull();
});

it.each([
  [99, 'owner', true],
  [100, 'owner', false],
  [99, 'recruiter', false],
] as const)('a company profile of %i % asks its %s to complete it: %s', async (completion, companyRole, asks) => {
  api.answer(employerProfileOwn, { ...sampleOf(employerProfileOwn), completion });
  await openApp(api, '/employer/dashboard', { as: { ...PEOPLE.employer, companyRole } });
  expect(screen.queryByRole('region', { name: 'Profile completion' }) !== null).toBe(asks);
});
