import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applicationsOne } from '@/api/generated/calls/applications.gen';
import {
  receivedApplicationsAll,
  receivedApplicationsSee,
  applicationNotesList,
  applicationNotesReplaceFirst,
  receivedApplicationsSetStatus,
} from '@/api/generated/calls/hiring.gen';
import { jobListsOwn } from '@/api/generated/calls/listings.gen';
import { firstOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { choose, chosen, fill, hrefOf, typed } from '@/testing/controls.ts';

// Not the zone of most servers, so that one which is ignored shows.
const AT = '2026-11-20T10:00:00.000Z';
const SAMPLE = firstOf(receivedApplicationsAll);
const APPLICATION = { ...SAMPLE, id: 8, version: 4, status: 'reviewed' as const, seenAt: AT, notes: 'Old' };

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi()
    .answer(
      receivedApplicationsAll,
      [7, 8, 9].map((id) => ({ ...APPLICATION, id })),
    )
    .answer(receivedApplicationsSee, APPLICATION)
    .answer(applicationNotesList, [])
    .answer(receivedApplicationsSetStatus, { ...APPLICATION, status: 'offered' })
    .answer(applicationNotesReplaceFirst, ({ body }) => ({ ...APPLICATION, notes: (body as { notes: string }).notes }));
  show({});
});
afterEach(() => closeApps(api));

const show = (changes: Partial<typeof SAMPLE>) =>
  api.answer(applicationsOne, ({ path }) => ({ ...APPLICATION, ...changes, id: Number(path['id']) }));
const review = (search = '') => openApp(api, `/employer/application/8${search}`, { as: 'employer' });
const press = (code: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { altKey: true, key: '∞', code, ...init });
const statuses = () => api.sent(receivedApplicationsSetStatus).map(({ body }) => (body as { status: string }).status);

it.each([
  [{ seenAt: null }, 1, /Only your company sees these notes/],
  [{ seenAt: AT }, 0, /Only your company sees these notes/],
  [{ seenAt: null, withdrawnAt: AT }, 0, /^Sample fullName withdrew this application on Nov 20, 2026\./],
  [{ seenAt: null, job: { ...SAMPLE.job, isRemoved: true } }, 0, /^Our team removed this job/],
] as const)('an application that is %o is marked as opened %s times', async (state, times, note) => {
  show({ ...state, resume: 'https://files.example/resume.docx' });
  const app = await review();
  await app.settle();
  expect(api.sent(receivedApplicationsSee).map(({ path }) => path['id'])).toEqual(times === 1 ? ['8'] : []);
  expect(screen.getByText(note)).toBeDefined();
  const isOpen = !('withdrawnAt' in state || 'job' in state);
  expect(screen.queryByText('Cover Letter') !== null).toBe(isOpen);
  expect(['Reject', 'Reviewed', 'Shortlist', 'Interviewed', 'Offer', 'Move to…'].map(isShown)).toEqual(
    Array.from({ length: 6 }, () => isOpen),
  );
  expect(screen.queryByLabelText('Application status') !== null).toBe(isOpen);
  press('Digit5');
  await app.settle();
  expect(statuses()).toEqual(isOpen ? ['offered'] : []);
});

it('a reviewer opens an application without its applicant hearing of it, and decides nothing', async () => {
  show({ seenAt: null, resume: null });
  const as = { ...PEOPLE.employer, companyRole: 'reviewer' as const };
  const app = await openApp(api, '/employer/application/8', { as });
  press('Digit5');
  await app.settle();
  expect([api.sent(receivedApplicationsSee).length, statuses()]).toEqual([0, []]);
});

const isShown = (text: string) => screen.queryByText(text, { selector: 'button span' }) !== null;
const isDisabled = (text: string) => screen.getByText(text, { selector: 'button *' }).closest('button')?.disabled;

it('decides once, and not what is already so', async () => {
  api.answer(receivedApplicationsAll, []);
  const app = await review();
  expect(isDisabled('Reviewed')).toBe(true);
  const release = api.hold(receivedApplicationsSetStatus);
  fireEvent.click(screen.getByText('Offer'));
  await waitFor(() => expect(isDisabled('Reject')).toBe(true));
  press('Digit6');
  release();
  await screen.findByText('Sample fullName: Offered');
  await app.settle();
  expect(statuses()).toEqual(['offered']);
});

it('shows the old status again after a failure', async () => {
  api.fail(receivedApplicationsSetStatus, 412, { message: 'It has changed.' });
  const app = await review();
  const reads = api.sent(applicationsOne).length;
  await choose(app.user, 'Application status', 'Offered');
  await screen.findByText('It has changed.');
  await waitFor(() => expect(chosen('Application status')).toBe('Reviewed'));
  expect(api.sent(applicationsOne).length).toBeGreaterThan(reads);
});

it('offers no undo of a status that was chosen again', async () => {
  api.answer(receivedApplicationsSetStatus, APPLICATION);
  const app = await review();
  press('Digit2');
  await screen.findByText('Status updated');
  await app.settle();
  expect(screen.queryByText(/^Undo/)).toBeNull();
});

it.each([
  ['Digit1', ['pending'], 9],
  ['Digit6', ['rejected'], 9],
  ['KeyN', [], 9],
  ['KeyP', [], 7],
] as const)('the key %s alone with Alt sets %j and leads to application %s', async (code, set, id) => {
  const app = await review('?sort=name');
  await screen.findByText('2 of 3');
  press('Digit7');
  press('KeyQ');
  press(code, { altKey: false });
  for (const held of ['ctrlKey', 'metaKey', 'repeat']) press(code, { [held]: true });
  await app.settle();
  expect([statuses(), app.url()]).toEqual([[], '/employer/application/8?sort=name']);
  press(code);
  await waitFor(() => expect(app.url()).toBe(`/employer/application/${id}?sort=name`));
  await app.settle();
  expect([statuses(), app.url()]).toEqual([set, `/employer/application/${id}?sort=name`]);
});

it('steps through the list, to its ends', async () => {
  const app = await review('?unread=false');
  await screen.findByText('2 of 3');
  expect([hrefOf('Previous'), hrefOf('Next'), hrefOf('All applications')]).toEqual([
    '/employer/application/7?unread=false',
    '/employer/application/9?unread=false',
    '/employer/applications?unread=false',
  ]);
  await app.go('/employer/application/7?unread=false');
  await screen.findByText('1 of 3');
  expect([isDisabled('Previous'), hrefOf('Previous')]).toEqual([true, undefined]);
  press('KeyP');
  await app.settle();
  expect(app.url()).toBe('/employer/application/7?unread=false');
  await app.go('/employer/application/5');
  expect(screen.queryByText(/ of 3$/)).toBeNull();
});

it('keeps the choice of opening the next, and stays at the last', async () => {
  const app = await review();
  await screen.findByText('2 of 3');
  await app.user.click(screen.getByText('Then the next'));
  fireEvent.click(screen.getByText('Offer'));
  await screen.findByText('Sample fullName: Offered');
  expect(app.url()).toBe('/employer/application/8');
  await app.go('/employer/application/9');
  expect(screen.getByLabelText('Then the next')).toHaveProperty('checked', false);
  await app.user.click(screen.getByText('Then the next'));
  fireEvent.click(screen.getByText('Offer'));
  await waitFor(() => expect(statuses()).toHaveLength(2));
  await app.settle();
  expect(app.url()).toBe('/employer/application/9');
});

it('shows the papers of the applicant, and how long they are available', async () => {
  const papers = [
    { kind: 'passport', detail: null, validUntil: '2031-02-03' },
    { kind: 'visa', detail: 'C1/D', validUntil: null },
    { kind: 'medical', detail: 'ENG 1', validUntil: '2027-04-05' },
    { kind: 'stcw', detail: null, validUntil: null },
  ] as const;
  show({ jobSeekerProfile: { ...SAMPLE.jobSeekerProfile, availableUntil: '2026-10-02', papers: [...papers] } });
  await review();
  const facts = within(screen.getByLabelText('Applicant'));
  expect(facts.getByText('Available until').nextSibling?.textContent).toBe('Oct 2, 2026');
  expect(facts.getByText('Papers').nextSibling?.textContent).toBe(
    'Passport (Valid until Feb 3, 2031) · Visa or work permit (C1/D) · Medical certificate (ENG 1, Valid until Apr 5, 2027) · STCW basic safety training',
  );
});

it('shows what the applicant says, and nothing that is missing', async () => {
  const profile = { ...SAMPLE.jobSeekerProfile, experience: 1, phone: '+351 912-345', location: null, headline: null };
  const answers = [true, false].map((isMissed) => ({ question: `Missed? ${isMissed}`, answer: 'No', isMissed }));
  const user = { ...SAMPLE.user, email: 'mina@example.com' };
  show({
    user,
    jobSeekerProfile: { ...profile, languages: [], papers: [] },
    answers: answers as never,
    resume: null,
    coverLetter: '',
  });
  const app = await review();
  const facts = within(screen.getByLabelText('Applicant'));
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Experience',
    'Email',
    'Phone',
    'Resume',
  ]);
  expect(hrefOf('mina@example.com')).toBe('mailto:mina@example.com');
  expect(facts.getByText('1 year')).toBeDefined();
  expect(hrefOf('+351 912-345')).toBe('tel:+351912345');
  expect(facts.getByText('None sent')).toBeDefined();
  expect(screen.getByText('No cover letter.')).toBeDefined();
  expect(screen.getAllByText('Misses your must-have')).toHaveLength(1);
  expect(screen.queryByText('View Resume')).toBeNull();
  show({ jobSeekerProfile: { ...profile, experience: 2 }, answers: [], resume: 'https://files.example/a.docx' });
  await app.client.refetchQueries({ queryKey: ['applications', 'detail'] });
  expect(await screen.findByText('2 years')).toBeDefined();
  expect(screen.queryByText('None sent')).toBeNull();
  expect(screen.queryByText('Answers')).toBeNull();
  expect(screen.getByText('View Resume')).toBeDefined();
});

it.each([
  ['', null],
  ['   ', null],
  [' Speaks Greek ', 'Speaks Greek'],
])('saves notes of “%s” as %j', async (text, notes) => {
  const app = await review();
  const hint = 'Only your company sees these notes. The applicant sees the status.';
  expect([isDisabled('Save Notes'), screen.queryByText(hint) !== null]).toEqual([true, true]);
  fill('Notes', text);
  expect(screen.getByText('Saving…')).toBeDefined();
  await app.user.click(screen.getByText('Save Notes'));
  await screen.findByText(`Saved. ${hint}`);
  expect(api.sent(applicationNotesReplaceFirst)).toMatchObject([{ path: { id: '8' }, body: { notes } }]);
  expect(isDisabled('Save Notes')).toBe(true);
});

it('does not save notes that are too long, and says when a draft was not saved', async () => {
  const app = await review();
  fill('Notes', 'a'.repeat(5_001));
  expect(isDisabled('Save Notes')).toBe(true);
  api.fail(applicationNotesReplaceFirst, 503);
  fill('Notes', 'a'.repeat(5_000));
  await app.user.click(screen.getByText('Save Notes'));
  expect(await screen.findByText('Not saved. This device keeps a draft.')).toBeDefined();
  app.close();
  await review();
  await waitFor(() => expect(typed('Notes')).toBe('a'.repeat(5_000)));
  fill('Notes', 'Old');
  expect(screen.queryByText('Not saved. This device keeps a draft.')).toBeNull();
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('aaa');
});

it('exports in each format what the list is filtered by', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this.href);
  });
  const app = await openApp(api, '/employer/applications?status=pending&unread=false', { as: 'employer' });
  await app.user.click(screen.getByText('Export'));
  for (const kind of ['Excel workbook', 'CSV', 'CSV with semicolons', 'CSV with tabs'])
    fireEvent.click(await screen.findByText(kind, { selector: '[role=menuitem] *, [role=menuitem]' }));
  const filter = { status: 'pending', unread: 'false', timeZone: 'America/St_Johns', fileLanguage: 'en' };
  expect(clicked.map((url) => Object.fromEntries(new URL(url).searchParams))).toEqual([
    { ...filter, format: 'xlsx' },
    filter,
    { ...filter, separator: 'semicolon' },
    { ...filter, separator: 'tab' },
  ]);
});

it.each([
  ['Job', 'Porter', 'jobId=7'],
  ['Status', 'Withdrawn', 'status=withdrawn'],
  ['Read', 'Opened', 'unread=false'],
  ['Language', 'Speaks Greek', 'language=el'],
  ['Must-haves', 'Misses a must-have', 'missesMustHave=true'],
  ['Must-haves', 'Meets all must-haves', 'missesMustHave=false'],
  ['Read', 'Unread', 'unread=true'],
  ['Order', 'Most experienced first', 'sort=experience'],
])('the choice of %s puts %s into the URL', async (select, option, search) => {
  api.answer(jobListsOwn, [{ ...firstOf(jobListsOwn), id: 7, title: 'Porter' }]);
  const app = await openApp(api, '/employer/applications', { as: 'employer' });
  await choose(app.user, select, option);
  await waitFor(() => expect(app.url()).toBe(`/employer/applications?${search}`));
  const [name = '', value] = search.split('=');
  await waitFor(() => expect(api.sent(receivedApplicationsAll).at(-1)?.query).toEqual({ [name]: value, limit: '20' }));
});
