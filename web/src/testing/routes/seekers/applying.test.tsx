import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationsOwn, applicationsSubmit, applicationsWithdraw } from '@/api/generated/calls/applications.gen';
import { jobSearchFind, jobSearchSimilar, jobsPublicOne } from '@/api/generated/calls/jobs.gen';
import { jobSeekerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { fill } from '@/testing/controls.ts';
import { COMPLETE_PROFILE } from '@/testing/profiles.ts';

const JOB = { ...sampleOf(jobsPublicOne), id: 7, isOpen: true, closesAt: null, asksQuestions: false };
const CARD = { ...firstOf(jobSearchFind), id: 7, asksQuestions: false };

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi()
    .answer(jobsPublicOne, JOB)
    .answer(jobSearchFind, [CARD])
    .answer(applicationsOwn, [])
    .answer(applicationsSubmit, sampleOf(applicationsSubmit));
});
afterEach(() => closeApps(api));

describe.each([
  ['the job page', '/jobs/7', 'link', 'Apply Now', { jobId: 7, coverLetter: '' }],
  ['a card', '/job-seeker/search', 'button', 'Apply Now: Sample title', { jobId: 7, resume: 'Default resume' }],
] as const)('Apply Now on %s', (_where, url, opener, name, body) => {
  it('sends a complete application at once', async () => {
    api.answer(jobSeekerProfileOwn, COMPLETE_PROFILE);
    await openApp(api, url, { as: 'job_seeker' });
    fireEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
    await waitFor(() => expect(api.sent(applicationsSubmit)).toMatchObject([{ body }]));
    expect(api.sent(applicationsSubmit)[0]?.headers.get('Prefer')).toBe('undoable');
  });

  it.each([
    ['resume', { resume: null }],
    ['headline', { headline: '' }],
    ['phone', { phone: null }],
  ])('opens the review without a %s', async (_gap, gap) => {
    api.answer(jobSeekerProfileOwn, { ...COMPLETE_PROFILE, ...gap });
    const app = await openApp(api, url, { as: 'job_seeker' });
    await app.user.click((await screen.findAllByRole(opener, { name }))[0] as HTMLElement);
    await waitFor(() => expect(app.url()).toBe('/job-seeker/apply/7'));
    expect(api.sent(applicationsSubmit)).toEqual([]);
  });
});

it('goes on with similar jobs after applying on the job page', async () => {
  const similar = [{ ...CARD, id: 9, title: 'Night Porter' }];
  api
    .answer(jobSeekerProfileOwn, COMPLETE_PROFILE)
    .answer(jobSearchSimilar, { ...sampleOf(jobSearchSimilar), similar } as never);
  const app = await openApp(api, '/jobs/7', { as: 'job_seeker' });
  fireEvent.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0] as HTMLElement);
  await waitFor(() => expect(app.url()).toBe('/job-seeker/dashboard'));
  const section = await screen.findByRole('region', { name: 'Similar jobs that are open' });
  expect(within(section).getByRole('link', { name: 'Night Porter' })).toBeDefined();
});

it('leads a visitor to Register, under the name of the job', async () => {
  const app = await openApp(api, '/jobs/7');
  fireEvent.click((await screen.findAllByRole('button', { name: 'Sign in to Apply' }))[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: `Apply for ${JOB.title} at ${JOB.company}` })).toBeDefined();
  expect(app.url()).toBe('/auth?returnTo=%2Fjobs%2F7');
  expect(screen.getByRole('tab', { name: 'Register' }).getAttribute('aria-selected')).toBe('true');
});

describe('undoing an application', () => {
  const APPLICATION = { ...firstOf(applicationsOwn), id: 8, version: 4, undoSeconds: 7 };

  it.each(['/job-seeker/search', '/job-seeker/dashboard'])(
    'is offered on %s until the employer hears of it',
    async (url) => {
      api.answer(applicationsOwn, [APPLICATION]).answer(applicationsWithdraw, APPLICATION);
      const app = await openApp(api, url, { as: 'job_seeker' });
      api.answer(applicationsOwn, []);
      await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(await screen.findByText('Nothing was sent to the employer.')).toBeDefined();
      expect(api.sent(applicationsWithdraw)[0]?.headers.get('If-Match')).toBe('"4"');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    },
  );

  it('says so if the employer already knows', async () => {
    api.answer(applicationsOwn, [APPLICATION]).answer(applicationsWithdraw, { ...APPLICATION, undoSeconds: null });
    const app = await openApp(api, '/job-seeker/dashboard', { as: 'job_seeker' });
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The employer can no longer read it.')).toBeDefined();
  });

  it('stays while it is on its way, even when the time is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.answer(applicationsOwn, [APPLICATION]).answer(applicationsWithdraw, APPLICATION);
    await openApp(api, '/job-seeker/dashboard', { as: 'job_seeker' });
    const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Undo' });
    const release = api.hold(applicationsWithdraw);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.sent(applicationsWithdraw)).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect([button()?.disabled, button()?.textContent]).toEqual([true, 'Undo (0)']);
    release();
    await screen.findByText('Nothing was sent to the employer.');
    await waitFor(() => expect(button()).toBeNull());
    vi.useRealTimers();
  });

  it.each([0, null])('is not offered with %s seconds left', async (undoSeconds) => {
    api.answer(applicationsOwn, [{ ...APPLICATION, undoSeconds }]);
    await openApp(api, '/job-seeker/dashboard', { as: 'job_seeker' });
    await screen.findAllByText('Sample title');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it.each([
  [{}, 'Your profile and resume are included with your application. You can undo it for ten seconds.'],
  [{ resume: null }, 'You have no resume yet. You can complete your application before it is sent.'],
  [
    { resume: null, headline: null, phone: null },
    'You have no resume, headline, or phone number yet. You can complete your application before it is sent.',
  ],
])('says what an application with %o includes', async (gap, text) => {
  api.answer(jobSeekerProfileOwn, { ...COMPLETE_PROFILE, ...gap });
  await openApp(api, '/jobs/7', { as: 'job_seeker' });
  expect(await screen.findByText(text)).toBeDefined();
});

describe('the review of an application', () => {
  const question = { isRequired: false, options: [], accepted: [], min: null, max: null };
  const QUESTIONS = [
    { ...question, question: 'Permit?', kind: 'yes_no' as const, isRequired: true, accepted: ['Yes'] },
    { ...question, question: 'Years?', kind: 'number' as const, min: 2 },
    { ...question, question: 'Why?', kind: 'text' as const, isRequired: true },
  ];
  const submit = () => fireEvent.click(screen.getByText('Submit Application'));
  const open = (job: object = {}) => {
    api
      .answer(jobSeekerProfileOwn, COMPLETE_PROFILE)
      .answer(jobsPublicOne, { ...JOB, asksQuestions: true, questions: QUESTIONS, ...job } as never);
    return openApp(api, '/job-seeker/apply/7', { as: 'job_seeker' });
  };

  it('sends what was answered, finally, and shows what the server refuses', async () => {
    api.fail(applicationsSubmit, 400, { message: 'No.', errors: [{ field: 'answers.1', message: 'Too few' }] });
    const app = await open();
    expect(
      within(screen.getByRole('region', { name: 'What this job requires' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    submit();
    await waitFor(() => expect(screen.getAllByText('Please answer this question')).toHaveLength(2));
    fill(/^Why/, 'x'.repeat(1_001));
    await screen.findByText('At most 1,000 characters. Remove 1 to send it.');
    fill(/^Why/, 'The sea');
    await app.user.click(screen.getByText('Yes', { selector: 'label *' }));
    fill(/^Years/, '1');
    fill(/^Cover letter/, ' Dear all ');
    await app.user.click(screen.getByRole('checkbox', { name: /may keep my profile/ }));
    submit();
    await screen.findByText('Too few');
    api.answer(applicationsSubmit, sampleOf(applicationsSubmit));
    fill(/^Years/, '0');
    submit();
    await waitFor(() => expect(app.url()).toBe('/job-seeker/dashboard'));
    const [, sent] = api.sent(applicationsSubmit);
    expect(sent?.body).toEqual({
      jobId: 7,
      coverLetter: 'Dear all',
      answers: [
        { question: 'Permit?', answer: 'Yes' },
        { question: 'Years?', answer: '0' },
        { question: 'Why?', answer: 'The sea' },
      ],
      keepInMind: true,
    });
    expect(sent?.headers.get('Prefer')).toBeNull();
    expect(Object.keys(window.sessionStorage).filter((key) => /answers|letter/.test(key))).toEqual([]);
  });

  it.each([
    [{ workplace: null }, 'Sample company'],
    [{ workplace: { id: 3, name: 'Sample company', companyName: 'Seaside Hotels' } }, 'Seaside Hotels'],
  ])('of a job with %o asks whether %s may keep the applicant in mind', async (job, company) => {
    await open({ company: 'Sample company', ...job });
    expect(screen.getByRole('checkbox', { name: new RegExp(`^${company} may keep my profile`) })).toBeDefined();
  });

  it.each([
    [{ isOpen: false }, 'This job is no longer accepting applications.'],
    [{ questions: [], asksQuestions: false }, 'Submit Application'],
  ])('of a job that is %o shows “%s”', async (job, text) => {
    await open(job);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.queryByText('What this job requires')).toBeNull();
  });
});
