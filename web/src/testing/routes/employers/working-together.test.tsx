import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationsOne, applicationsTimeline } from '@/api/generated/calls/applications.gen';
import {
  applicationNotesEdit,
  applicationNotesList,
  applicationNotesWrite,
  assignmentsAssign,
  assignmentsMembers,
  receivedApplicationsAll,
  receivedApplicationsSee,
} from '@/api/generated/calls/hiring.gen';
import { firstOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { choose, chosen, fill, typed } from '@/testing/controls.ts';

const AT = '2026-11-20T10:00:00.000Z';
const ANA = { ...firstOf(assignmentsMembers), id: 7, fullName: 'Ana Reis' };
const MEI = { ...ANA, id: 8, fullName: 'Mei Tan' };
const APPLICATION = { ...firstOf(receivedApplicationsAll), id: 8, seenAt: AT, assignee: null };
const NOTE = { ...firstOf(applicationNotesList), id: 1, author: ANA, mentions: [], writtenAt: AT, editedAt: null };
const OWN = { ...NOTE, id: 2, author: MEI, isOwn: true };
const THEIRS = { ...NOTE, isOwn: false };

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi()
    .answer(applicationsOne, APPLICATION)
    .answer(receivedApplicationsAll, [APPLICATION])
    .answer(receivedApplicationsSee, APPLICATION)
    .answer(assignmentsMembers, [ANA, MEI])
    .answer(applicationNotesList, [
      { ...THEIRS, text: 'Ask @Mei Tan.', mentions: [MEI] },
      { ...OWN, text: 'I will.', editedAt: AT },
    ])
    .answer(applicationNotesWrite, OWN)
    .answer(applicationNotesEdit, OWN)
    .answer(assignmentsAssign, { changed: [{ id: 8, was: null }], skipped: [] });
});
afterEach(() => closeApps(api));

const as = (companyRole: 'owner' | 'recruiter' | 'reviewer') => ({ ...PEOPLE.employer, companyRole });
const review = (role: Parameters<typeof as>[0] = 'recruiter') =>
  openApp(api, '/employer/application/8', { as: as(role) });
const notes = async () => within(await screen.findByRole('list', { name: 'Notes' }));
const changes = async () => (await notes()).queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('shows who wrote which note and when, and whom it mentions', async () => {
  await review();
  const shown = await notes();
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ask @Mei Tan\.Ana Reis · Nov 20, 2026/),
    expect.stringMatching(/^I will\.Mei Tan · Nov 20, 2026.* · edited Nov 20, 2026/),
  ]);
  expect(shown.getByText('@Mei Tan').tagName).toBe('STRONG');
});

it.each([
  ['recruiter', ['Edit the note: I will.', 'Delete the note: I will.']],
  ['reviewer', ['Edit the note: I will.', 'Delete the note: I will.']],
  ['owner', ['Delete the note: Ask @Mei Tan.', 'Edit the note: I will.', 'Delete the note: I will.']],
] as const)('lets a %s change only their own notes', async (role, buttons) => {
  await review(role);
  expect(await changes()).toEqual(buttons);
});

it('proposes colleagues after an @, and mentions those whose name is in the text', async () => {
  const app = await review('reviewer');
  await notes();
  await app.user.type(screen.getByLabelText('New note'), 'Hello @mei');
  await screen.findByText('Mei Tan', { selector: '[role=menuitem], [role=option], .ant-mentions-dropdown *' });
  fireEvent.keyDown(screen.getByLabelText('New note'), { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(typed('New note')).toBe('Hello @Mei Tan '));
  fill('New note', 'Hello @Mei Tan and @Nobody.');
  await app.user.click(screen.getByRole('button', { name: 'Add Note' }));
  await waitFor(() => expect(typed('New note')).toBe(''));
  expect(api.sent(applicationNotesWrite)).toMatchObject([
    { path: { id: '8' }, body: { text: 'Hello @Mei Tan and @Nobody.', mentions: [MEI.id] } },
  ]);
});

it('keeps a note that was not sent, and refuses one that is too long', async () => {
  api.fail(applicationNotesWrite, 503);
  const app = await review();
  await notes();
  const add = () => screen.getByRole('button', { name: 'Add Note' });
  expect(add()).toHaveProperty('disabled', true);
  fill('New note', 'x'.repeat(5_001));
  expect(add()).toHaveProperty('disabled', true);
  fill('New note', 'Call her.');
  await app.user.click(add());
  await screen.findByText('Update failed');
  app.close();
  await review();
  await notes();
  expect(typed('New note')).toBe('Call her.');
  fill('New note', '');
});

it('leaves a note as it was when its change is canceled', async () => {
  const app = await review();
  await notes();
  await app.user.click(screen.getByRole('button', { name: 'Edit the note: I will.' }));
  fill('Your note', 'I will not.');
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect((await notes()).getByText('I will.')).toBeDefined();
  expect(api.sent(applicationNotesEdit)).toEqual([]);
});

it('shows an employer without colleagues one text, with its time', async () => {
  api
    .answer(assignmentsMembers, [MEI])
    .answer(applicationNotesList, [OWN])
    .answer(applicationsOne, { ...APPLICATION, notes: 'I will.' });
  await review('owner');
  await waitFor(() => expect(typed('Notes')).toBe('I will.'));
  expect(screen.getByText(/^Only your company sees these notes/).textContent).toMatch(/Nov 20, 2026/);
  expect(screen.queryByLabelText('Assigned to')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Notes' })).toBeNull();
});

it('shows an employer whose colleagues have left what they wrote', async () => {
  api.answer(assignmentsMembers, [MEI]).answer(applicationNotesList, [THEIRS]);
  await review('owner');
  expect((await notes()).getAllByRole('listitem')).toHaveLength(1);
});

it('assigns the application unless somebody else has', async () => {
  const app = await review();
  await waitFor(() => expect(chosen('Assigned to')).toBe('Nobody'));
  await choose(app.user, 'Assigned to', 'Mei Tan');
  await screen.findByText('1 application assigned');
  expect(api.sent(assignmentsAssign)).toMatchObject([{ body: { ids: [8], assigneeId: MEI.id, from: null } }]);
  const message = 'Someone else has assigned it in the meantime.';
  api.answer(assignmentsAssign, { changed: [], skipped: [{ id: 8, reason: 'reassigned', message }] });
  await choose(app.user, 'Assigned to', 'Ana Reis');
  expect(await screen.findByText('Nothing was assigned')).toBeDefined();
  expect(await screen.findByText(`1 skipped: ${message}`)).toBeDefined();
});

it('takes it from a member again', async () => {
  api.answer(applicationsOne, { ...APPLICATION, assignee: ANA });
  const app = await review();
  await waitFor(() => expect(chosen('Assigned to')).toBe('Ana Reis'));
  await choose(app.user, 'Assigned to', 'Nobody');
  await waitFor(() =>
    expect(api.sent(assignmentsAssign)).toMatchObject([{ body: { assigneeId: null, from: ANA.id } }]),
  );
});

it('tells a reviewer who takes care of it', async () => {
  api.answer(applicationsOne, { ...APPLICATION, assignee: ANA });
  await review('reviewer');
  expect((await screen.findByText(/^Assigned to/)).textContent).toBe('Assigned to Ana Reis');
  expect(screen.queryByLabelText('Assigned to')).toBeNull();
});

it('tells in the timeline who assigned it to whom', async () => {
  const entry = { ...firstOf(applicationsTimeline), step: 'assigned' as const, by: 'employer' as const, message: null };
  api.answer(applicationsTimeline, [
    { ...entry, person: 'Ana Reis', assignee: 'Mei Tan', occurredAt: AT },
    { ...entry, person: 'Ana Reis', assignee: null, occurredAt: AT },
    { ...entry, person: null, assignee: null, formerAssignee: 'Mei Tan', occurredAt: AT },
  ]);
  await review();
  expect((await screen.findByText(/assigned it to Mei Tan/)).textContent).toMatch(/Ana Reis/);
  expect(screen.getByText(/assigned it to nobody/)).toBeDefined();
  expect(screen.getByText(/Mei Tan can no longer see it/)).toBeDefined();
});

it('shows in the list and on the board whose an application is', async () => {
  api.answer(receivedApplicationsAll, [{ ...APPLICATION, assignee: ANA }]);
  const app = await openApp(api, '/employer/applications', { as: 'employer' });
  expect(await screen.findByRole('columnheader', { name: 'Assigned to' })).toBeDefined();
  expect(screen.getByText('Ana Reis', { selector: 'td *' })).toBeDefined();
  await app.go('/employer/applications?view=board');
  expect((await screen.findAllByText(/^Assigned to/, { selector: 'li *' }))[0]?.textContent).toBe(
    'Assigned to Ana Reis',
  );
});

it('filters by who takes care', async () => {
  const app = await openApp(api, '/employer/applications', { as: 'employer' });
  const last = () => api.sent(receivedApplicationsAll).at(-1)?.query['assignee'];
  for (const [name, value] of [
    ['Mine', 'me'],
    ['Unassigned', 'none'],
    ['Mei Tan', '8'],
  ] as const) {
    await waitFor(() => expect(screen.getByLabelText('Assigned to', { selector: '[role=combobox]' })).toBeDefined());
    await choose(app.user, 'Assigned to', name);
    await waitFor(() => expect(last()).toBe(value));
  }
});

it('assigns the selected applications', async () => {
  const app = await openApp(api, '/employer/applications', { as: 'employer' });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Sample fullName' }));
  await app.user.click(await screen.findByRole('button', { name: 'Assign to…' }));
  fireEvent.click(await screen.findByText('Mei Tan', { selector: '[role=menuitem] *, [role=menuitem]' }));
  await screen.findByText('1 application assigned');
  expect(api.sent(assignmentsAssign)).toMatchObject([{ body: { ids: [8], assigneeId: MEI.id } }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to…' })).toBeNull());
});
