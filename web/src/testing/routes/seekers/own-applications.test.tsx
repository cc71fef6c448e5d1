import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  applicationsAmend,
  applicationsOne,
  applicationsOwn,
  applicationsTimeline,
} from '@/api/generated/calls/applications.gen';
import { receivedApplicationsAll } from '@/api/generated/calls/hiring.gen';
import { interviewsOfApplication } from '@/api/generated/calls/interviews.gen';
import { jobSearchFind, jobSearchSimilar, jobsPublicOne } from '@/api/generated/calls/jobs.gen';
import { jobSeekerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { fill, hrefOf, typed } from '@/testing/controls.ts';
import { COMPLETE_PROFILE } from '@/testing/profiles.ts';

const AT = '2026-11-20T10:00:00.000Z';
const OWN = {
  ...firstOf(applicationsOwn),
  id: 8,
  jobId: 7,
  version: 4,
  status: 'pending' as const,
  coverLetter: 'Dear all',
  resume: '/files/resume.pdf',
  undoSeconds: null,
};
type Own = typeof OWN;
const RECEIVED = { ...firstOf(receivedApplicationsAll), id: 8, seenAt: AT };
const JOB = { ...sampleOf(jobsPublicOne), id: 7, isOpen: true, closesAt: null, asksQuestions: false };

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi().answer(applicationsAmend, OWN).answer(jobSeekerProfileOwn, COMPLETE_PROFILE);
});
afterEach(() => closeApps(api));

const main = () => screen.getByRole('main').textContent;
const button = (text: string) => screen.getByText(text, { selector: 'button span' }).closest('button');
const press = (text: string) => fireEvent.click(button(text) as Element);

async function details(changes: Partial<Own> = {}) {
  api.answer(applicationsOwn, [{ ...OWN, ...changes } as never]);
  const app = await openApp(api, '/job-seeker/dashboard?tab=applications', { as: 'job_seeker' });
  fireEvent.click(await screen.findByLabelText(/^Details of your application/));
  await screen.findByText('What you sent');
  return app;
}

it('changes the letter that was sent, trimmed, with the version that was shown', async () => {
  await details();
  expect(button('Save letter')?.disabled).toBe(true);
  fill('Cover letter', ' Dear all ');
  expect(button('Save letter')?.disabled).toBe(true);
  fill('Cover letter', 'a'.repeat(5_001));
  expect(button('Save letter')?.disabled).toBe(true);
  fill('Cover letter', ' Dear chef ');
  api.fail(applicationsAmend, 412, { message: 'It has changed.' }).answer(applicationsOwn, [{ ...OWN, version: 5 }]);
  press('Save letter');
  await screen.findByText('It has changed.');
  await waitFor(() => expect(api.sent(applicationsOwn)).toHaveLength(2));
  expect(typed('Cover letter')).toBe(' Dear chef ');
  api.answer(applicationsAmend, OWN);
  press('Save letter');
  await screen.findByText('Application changed');
  expect(api.sent(applicationsAmend).map(({ body, headers }) => [body, headers.get('If-Match')])).toEqual([
    [{ coverLetter: 'Dear chef' }, '"4"'],
    [{ coverLetter: 'Dear chef' }, '"5"'],
  ]);
});

it('begins with the interview', async () => {
  api.answer(interviewsOfApplication, [firstOf(interviewsOfApplication)]).answer(applicationsOwn, [OWN]);
  await openApp(api, '/job-seeker/application/8', { as: 'job_seeker' });
  await screen.findByRole('heading', { name: 'Interview' });
  const order = ['Interview', 'What you sent', 'Timeline'];
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(order);
});

it.each([
  [{ resume: null }, 'Send my current resume'],
  [{}, 'Send my current resume instead'],
])('sends the current resume for an application with %o', async (state, label) => {
  await details(state as never);
  expect(screen.queryByText('No resume.') !== null).toBe('resume' in state);
  press(label);
  await waitFor(() => expect(api.sent(applicationsAmend)).toMatchObject([{ body: { resume: 'current' } }]));
});

it.each([
  [{}, 'The employer has not opened this application yet, so you can still change it.'],
  [{ seenAt: AT }, /^The employer has opened this application/],
  [{ status: 'offered' }, /^The employer has made a decision/],
  [{ status: 'rejected', seenAt: AT }, /^The employer has made a decision/],
  [{ withdrawnAt: AT, status: 'rejected' }, /^You withdrew this application/],
])('explains an application that is %o', async (state, text) => {
  await details({ ...state, coverLetter: '' } as never);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText('No cover letter.') === null).toBe(Object.keys(state).length === 0);
});

it.each([
  ['job_seeker', 'You', 'The employer'],
  ['employer', 'The applicant', 'You'],
] as const)('tells a %s what happened, newest first', async (reader, applicant, employer) => {
  const entry = { ...firstOf(applicationsTimeline), status: null, interview: null, message: null };
  const steps = [
    { step: 'submitted', by: 'applicant' },
    { step: 'amended', by: 'applicant' },
    { step: 'seen', by: 'employer' },
    { step: 'status', by: 'employer', status: 'shortlisted' },
    { step: 'interview', by: 'employer', interview: 'offered' },
    { step: 'interview', by: 'applicant', interview: 'scheduled' },
    { step: 'interview', by: 'employer', interview: 'cancelled' },
    { step: 'message', by: 'employer', message: { body: 'Come in' } },
    { step: 'withdrawn', by: 'applicant' },
    { step: 'reopened', by: 'applicant' },
  ];
  api.answer(applicationsTimeline, steps.map((step) => ({ ...entry, ...step })) as never);
  if (reader === 'job_seeker') await details();
  else await openApp(api.answer(applicationsOne, RECEIVED), '/employer/application/8', { as: 'employer' });
  await screen.findByText(/opened the application/);
  const items = [...screen.getByRole('region', { name: 'Timeline' }).querySelectorAll('.ant-timeline-item')].map(
    ({ textContent }) => textContent.replace(/ \w{3} \d{1,2}, \d{4}/, ''),
  );
  expect(items).toEqual([
    `${applicant} applied again`,
    `${applicant} withdrew the application`,
    `${employer} sent a messageCome in`,
    `${employer} canceled the interview`,
    `${applicant} chose a time for the interview`,
    `${employer} offered times for an interview`,
    `${employer} set the status to Shortlisted`,
    `${employer} opened the application`,
    `${applicant} changed the application`,
    `${applicant} applied`,
  ]);
});

describe('the page of a job', () => {
  const card = () => document.querySelector('main aside, main [class*=card]')?.closest('main')?.textContent ?? '';

  it.each([
    [{}, [], 'Ready to apply?', true],
    [{}, [OWN], 'You have applied', false],
    [{}, [{ ...OWN, withdrawnAt: AT }], 'Ready to apply?', true],
    [{}, [{ ...OWN, jobId: 6 }], 'Ready to apply?', true],
    [{ isOpen: false, closesAt: '2020-01-01T00:00:00Z' }, [], 'This job is no longer accepting applications.', false],
    [{ isOpen: false }, [], 'This job is not open for applications.', false],
    [{ isOpen: false }, [OWN], 'This job no longer accepts new applications.', false],
    [{ asksQuestions: true }, [], 'The employer has a few questions.', true],
  ])('that is %o, with the applications %#, says “%s”', async (state, applications, text, canApply) => {
    api.answer(applicationsOwn, applications as never).answer(jobsPublicOne, { ...JOB, ...state } as never);
    await openApp(api, '/jobs/7', { as: 'job_seeker' });
    await waitFor(() => expect(card()).toContain(text));
    expect(card().includes('Apply Now')).toBe(canApply);
    // The button loads after the page.
    await waitFor(() => expect(card().includes('Ask a Question')).toBe(canApply));
    expect(card().includes('Message Employer')).toBe(
      text.includes('You have applied') || (applications.length > 0 && !canApply),
    );
  });

  it.each([
    [{}, 'This job appears in search results and accepts applications.'],
    [{ isOpen: false }, 'This job no longer accepts applications.'],
  ])('that is their own and %o shows employers where to manage it', async (state, text) => {
    api.answer(jobsPublicOne, { ...JOB, ...state, isApproved: true, employerId: PEOPLE.employer.id } as never);
    await openApp(api, '/jobs/7', { as: 'employer' });
    await screen.findByText(text);
    expect([hrefOf('View Applications'), screen.getAllByText('Edit Job')[0]?.getAttribute('href')]).toEqual([
      '/employer/job/7?tab=applications',
      '/employer/edit-job/7',
    ]);
    expect(card()).not.toContain('Apply');
  });

  it('that has ended shows the own application, or similar jobs', async () => {
    const ended = {
      ...sampleOf(jobSearchSimilar),
      title: 'Porter',
      company: 'Inn',
      similar: [{ ...firstOf(jobSearchFind), id: 9, title: 'Night Porter' }],
    };
    api
      .fail(jobsPublicOne, 404)
      .answer(jobSearchSimilar, ended as never)
      .answer(applicationsOwn, [{ ...OWN, appliedAt: AT } as never]);
    const app = await openApp(api, '/jobs/7', { as: 'job_seeker' });
    await waitFor(() => expect(main()).toContain('You applied on Nov 20, 2026. Status: Pending.'));
    expect([hrefOf('My Applications'), hrefOf('Night Porter')]).toEqual([
      '/job-seeker/dashboard?tab=applications',
      '/jobs/9',
    ]);
    app.close();
    await openApp(api, '/jobs/7');
    expect(main()).not.toContain('You applied');
    expect(document.title).toBe('Porter at Inn (closed) | Wayfare');
  });
});
