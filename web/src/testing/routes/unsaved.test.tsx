import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationsOwn } from '@/api/generated/calls/applications.gen';
import { jobsOne, jobsPublicOne } from '@/api/generated/calls/jobs.gen';
import { employerProfileOwn, jobSeekerProfileOwn } from '@/api/generated/calls/profiles.gen';
import type { Role } from '@/features/auth/user.ts';
import { sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { fill, typed } from '@/testing/controls.ts';
import { COMPLETE_PROFILE } from '@/testing/profiles.ts';
import { serveEverything } from './pages.ts';

const QUESTION = { question: 'Which shift?', kind: 'text' as const, isRequired: false, options: [] };

let api: StandInApi;

beforeEach(() => {
  api = serveEverything(new StandInApi())
    .answer(jobsOne, { ...sampleOf(jobsOne), id: 1, employerId: PEOPLE.employer.id })
    .answer(jobsPublicOne, {
      ...sampleOf(jobsPublicOne),
      isOpen: true,
      asksQuestions: true,
      questions: [{ ...QUESTION, accepted: [], min: null, max: null }],
    })
    .answer(applicationsOwn, [])
    .answer(employerProfileOwn, { ...sampleOf(employerProfileOwn), companyName: 'Harbor Inn' })
    .answer(jobSeekerProfileOwn, COMPLETE_PROFILE);
});
afterEach(() => closeApps(api));

const isAsking = () => screen.queryByText('Leave without saving?') !== null;
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('text that is not saved', () => {
  it.each<[url: string, as: Role, field: string | RegExp]>([
    ['/employer/edit-job/1', 'employer', 'Job title'],
    ['/employer/profile?edit=true', 'employer', /^Company name/],
    ['/job-seeker/profile', 'job_seeker', /^Headline/],
    ['/job-seeker/profile?tab=skills', 'job_seeker', 'Skill'],
    ['/job-seeker/profile?tab=skills', 'job_seeker', 'Language'],
  ])('keeps %s open for the %s who typed into %s, until they decide to leave', async (url, as, field) => {
    const app = await openApp(api, url, { as });
    fill(field, 'Something new');
    await app.settle();
    void app.go('/settings');
    await press('Stay on this page');
    await waitFor(() => expect(isAsking()).toBe(false));
    expect(typed(field)).toBe('Something new');
    expect(app.url()).toBe(url);
    void app.go('/settings');
    await press('Leave');
    await waitFor(() => expect(app.url()).toBe('/settings'));
    await app.settle();
  });

  it('does not keep anybody who typed nothing, also into the form of an entry', async () => {
    const [position] = sampleOf(jobSeekerProfileOwn).workExperience;
    api.answer(jobSeekerProfileOwn, {
      ...COMPLETE_PROFILE,
      workExperience: [{ ...position, title: 'Waiter' }] as never,
    });
    const app = await openApp(api, '/job-seeker/profile?tab=resume', { as: 'job_seeker' });
    await press('Edit Waiter');
    await app.settle();
    await app.go('/settings');
    expect(isAsking()).toBe(false);
    expect(app.url()).toBe('/settings');
  });
});

describe('closing the tab', () => {
  /** Whether the browser asks before it closes the tab. */
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it.each([
    ['/jobs/1', /^Cover letter/],
    ['/job-seeker/apply/1', /^Cover letter/],
    ['/job-seeker/apply/1', /^Which shift/],
  ])('at %s is asked about while %s has text', async (url, field) => {
    await openApp(api, url, { as: 'job_seeker' });
    await screen.findByLabelText(field, { selector: 'input, textarea' });
    expect(isAsked()).toBe(false);
    fill(field, 'At night');
    await waitFor(() => expect(isAsked()).toBe(true));
    fill(field, '');
    await waitFor(() => expect(isAsked()).toBe(false));
  });
});
