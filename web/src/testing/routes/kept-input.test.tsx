import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationsSubmit } from '@/api/generated/calls/applications.gen';
import { applicationNotesList, applicationNotesReplaceFirst } from '@/api/generated/calls/hiring.gen';
import { jobsPublicOne } from '@/api/generated/calls/jobs.gen';
import { messagesSend } from '@/api/generated/calls/messaging.gen';
import { jobSeekerProfileEdit, jobSeekerProfileOwn } from '@/api/generated/calls/profiles.gen';
import { sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { fill, typed } from '@/testing/controls.ts';
import { COMPLETE_PROFILE } from '@/testing/profiles.ts';
import { serveEverything } from './pages.ts';

const JOB = { ...sampleOf(jobsPublicOne), id: 5, isOpen: true };
const LONG = 'x'.repeat(5_010);
const TOO_LONG = 'At most 5,000 characters. Remove 10 to send it.';

let api: StandInApi;

beforeEach(() => {
  api = serveEverything(new StandInApi()).answer(applicationNotesList, []);
});
afterEach(() => closeApps(api));

const focused = () => document.activeElement;
const submit = (name: string) => screen.getAllByRole('button', { name })[0] as Element;

describe('a text that is too long', () => {
  it.each([
    ['/jobs/5', /^Cover letter/, 'Apply Now'],
    ['/job-seeker/apply/5', /^Cover letter/, 'Submit Application'],
  ])('stays at %s, and nothing is sent', async (url, label, button) => {
    api
      .answer(jobsPublicOne, { ...JOB, questions: [], asksQuestions: false })
      .answer(jobSeekerProfileOwn, COMPLETE_PROFILE);
    const app = await openApp(api, url, { as: 'job_seeker' });
    await screen.findByLabelText(label, { selector: 'textarea' });
    fill(label, LONG);
    await app.user.click(submit(button));
    expect(await screen.findByText(TOO_LONG)).toBeDefined();
    expect(typed(label)).toBe(LONG);
    expect(focused()).toBe(screen.getByLabelText(label, { selector: 'textarea' }));
    expect(api.sent(applicationsSubmit)).toEqual([]);
    fill(label, '');
  });

  it('stays in a message', async () => {
    const app = await openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
    fill('Message', LONG);
    await app.user.type(screen.getByLabelText('Message'), '{Enter}');
    expect(await screen.findByText(TOO_LONG)).toBeDefined();
    expect(typed('Message')).toBe(LONG);
    expect(api.sent(messagesSend)).toEqual([]);
  });

  it('stays in notes', async () => {
    const app = await openApp(api, '/employer/application/1', { as: 'employer' });
    fill('Notes', LONG);
    expect(await screen.findByText(TOO_LONG)).toBeDefined();
    await app.go('/employer/applications');
    expect(api.sent(applicationNotesReplaceFirst)).toEqual([]);
  });
});

const ASKED = { question: 'Why here?', kind: 'text' as const, isRequired: false, options: [] };

it.each([
  ['/jobs/5', /^Cover letter/],
  ['/job-seeker/apply/5', /^Cover letter/],
  ['/job-seeker/apply/5', /^Why here/],
  ['/messages?conversationId=1', /^Message$/],
])('what was typed at %s into %s is there again after a reload', async (url, label) => {
  api
    .answer(jobsPublicOne, {
      ...JOB,
      asksQuestions: true,
      questions: [{ ...ASKED, accepted: [], min: null, max: null }],
    })
    .answer(jobSeekerProfileOwn, COMPLETE_PROFILE);
  const find = () => screen.findByLabelText<HTMLTextAreaElement>(label, { selector: 'textarea' });
  const app = await openApp(api, url, { as: 'job_seeker' });
  await find();
  fill(label, 'The sea');
  app.close();
  await openApp(api, url, { as: 'job_seeker' });
  const field = await find();
  expect([field.value, field.closest('details')?.open ?? true]).toEqual(['The sea', true]);
  fill(label, '');
});

it('notes that were just typed are saved when the page is left', async () => {
  api.answer(applicationNotesReplaceFirst, {} as never);
  const app = await openApp(api, '/employer/application/1', { as: 'employer' });
  fill('Notes', 'Call her back');
  expect(api.sent(applicationNotesReplaceFirst)).toEqual([]);
  await app.go('/employer/applications');
  await waitFor(() =>
    expect(api.sent(applicationNotesReplaceFirst)).toMatchObject([{ body: { notes: 'Call her back' } }]),
  );
});

describe('the experience in a profile', () => {
  const save = async (text: string) => {
    api.answer(jobSeekerProfileEdit, {} as never);
    const app = await openApp(api, '/job-seeker/profile', { as: 'job_seeker' });
    fill(/^Years of experience/, text);
    await app.user.click(submit('Save Changes'));
    return () => api.sent(jobSeekerProfileEdit).map(({ body }) => body);
  };

  it('is a number of years', async () => {
    const sent = await save('3');
    await waitFor(() => expect(sent()).toEqual([{ experience: 3 }]));
  });

  it('stays as it was typed, if it is none', async () => {
    const sent = await save('3 years');
    await screen.findByText('Experience must be a whole number of years from 0 to 50');
    expect(typed(/^Years of experience/)).toBe('3 years');
    expect(sent()).toEqual([]);
  });
});

it('says that an answer is no number', async () => {
  const question = { question: 'How many seasons?', kind: 'number' as const, isRequired: false, options: [] };
  api.answer(jobsPublicOne, { ...JOB, questions: [{ ...question, accepted: [], min: null, max: null }] });
  const app = await openApp(api, '/job-seeker/apply/5', { as: 'job_seeker' });
  fill(/^How many seasons/, 'a few');
  await app.user.click(submit('Submit Application'));
  expect(await screen.findByText('Please answer with a number')).toBeDefined();
  expect(api.sent(applicationsSubmit)).toEqual([]);
});

describe('the focus after a failed submit', () => {
  it('goes to a choice that is missing', async () => {
    const app = await openApp(api, '/jobs/1/report');
    await app.user.click(submit('Send Report'));
    await screen.findByText('Please choose a reason');
    await waitFor(() => expect(focused()?.getAttribute('type')).toBe('radio'));
  });
});

describe('Enter in a message', () => {
  const openOn = async (isTouch: boolean) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: isTouch && media.includes('coarse'),
        onchange: null,
      } as never),
    );
    return openApp(api, '/messages?conversationId=1', { as: 'job_seeker' });
  };
  afterEach(() => vi.restoreAllMocks());

  it('starts a line on a touch keyboard', async () => {
    const app = await openOn(true);
    await app.user.type(screen.getByLabelText('Message'), 'Hello{Enter}Ana');
    expect(typed('Message')).toBe('Hello\nAna');
    expect(api.sent(messagesSend)).toEqual([]);
  });

  it('sends elsewhere', async () => {
    api.answer(messagesSend, sampleOf(messagesSend));
    const app = await openOn(false);
    await app.user.type(screen.getByLabelText('Message'), 'Hello{Enter}');
    await waitFor(() => expect(api.sent(messagesSend)).toMatchObject([{ body: { content: 'Hello' } }]));
  });
});
