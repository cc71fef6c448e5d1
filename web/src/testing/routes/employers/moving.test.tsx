import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  messageTemplatesAdd,
  messageTemplatesOwn,
  receivedApplicationsAll,
  receivedApplicationsMove,
  receivedApplicationsSetStatus,
} from '@/api/generated/calls/hiring.gen';
import { jobsOne } from '@/api/generated/calls/jobs.gen';
import { firstOf, pageHeaders, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE, type App } from '@/testing/app.tsx';
import { alerts, choose, fill, typed } from '@/testing/controls.ts';

const SAMPLE = firstOf(receivedApplicationsAll);
const NAMES: Readonly<Record<number, string>> = { 4: 'Ana Reis', 5: 'Bo Lind', 6: 'Chi Okoye' };
const application = (id: number, changes: Partial<typeof SAMPLE> = {}) => ({
  ...SAMPLE,
  id,
  version: 10 + id,
  status: 'pending' as const,
  user: { ...SAMPLE.user, fullName: NAMES[id] ?? `Person ${id}` },
  ...changes,
});

const MAILED = 'An email about it goes out 10 seconds after the change.';
const SILENT = 'The applicant is not emailed about it.';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi()
    .answer(
      receivedApplicationsAll,
      [4, 5, 6].map((id) => application(id)),
    )
    .answer(receivedApplicationsMove, ({ body }) => ({
      changed: (body as { ids: number[] }).ids.map((id) => ({ id, was: 'pending' as const })),
      skipped: [],
    }));
});
afterEach(() => closeApps(api));

const moves = () => api.sent(receivedApplicationsMove).map(({ body }) => body);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const isDisabled = (name: string | RegExp) => (button(name) as HTMLButtonElement).disabled;
const select = (...ids: number[]) => {
  for (const id of ids) fireEvent.click(screen.getByRole('checkbox', { name: `Select ${NAMES[id]}` }));
};

async function openMove(...ids: number[]): Promise<App> {
  const app = await openApp(api, '/employer/applications', { as: 'employer' });
  await screen.findAllByText('Ana Reis');
  select(...ids);
  await app.user.click(button('Move to…'));
  await screen.findByRole('dialog');
  return app;
}

const mailBox = () => screen.getByRole('checkbox', { name: 'Email the new status after ten seconds' });

it.each([
  ['Reviewed', {}, false, null, false],
  ['Shortlisted', {}, false, null, true],
  ['Rejected', { Message: '   ' }, false, null, true],
  ['Reviewed', { Message: 'Hello' }, false, { subject: '', body: 'Hello' }, true],
  ['Offered', { Message: 'Hello', 'Email subject': 'News' }, true, { subject: 'News', body: 'Hello' }, false],
  ['Reviewed', {}, true, null, true],
] as const)('moves to %s with %o, mail switched: %s', async (status, fields, isSwitched, message, mail) => {
  const app = await openMove(4);
  expect(isDisabled('Move')).toBe(true);
  await choose(app.user, 'New status', status);
  for (const [label, text] of Object.entries(fields)) fill(label, text);
  if (isSwitched) await app.user.click(mailBox());
  expect((mailBox() as HTMLInputElement).checked).toBe(mail);
  fireEvent.click(button('Move'));
  fireEvent.click(button(/^Mov(e|ing…)$/));
  await screen.findByText(`Status updated. 1 application: ${status}`);
  expect(moves()).toEqual([{ ids: [4], status: status.toLowerCase(), message, mail }]);
  expect([screen.queryByText(MAILED) !== null, screen.queryByText(SILENT) !== null]).toEqual([mail, !mail]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/ selected$/)).toBeNull();
});

it('shows what the applicant is mailed without a message', async () => {
  const app = await openMove(4);
  const sentence = () => screen.queryByText(/^Without a message, we write: “/)?.textContent;
  expect(sentence()).toBeUndefined();
  await choose(app.user, 'New status', 'Rejected');
  expect(sentence()).toContain(`Thank you for your interest in “${SAMPLE.job.title}” at ${SAMPLE.job.company}.`);
  fill('Message', 'Dear Ana');
  expect(sentence()).toBeUndefined();
  fill('Message', '');
  await app.user.click(mailBox());
  expect(sentence()).toBeUndefined();
});

it('says which applications were not moved, and why', async () => {
  api.answer(receivedApplicationsMove, {
    changed: [{ id: 4, was: 'pending' }],
    skipped: [{ id: 5, reason: 'withdrawn' as const, message: 'It was withdrawn.' }],
  });
  const app = await openMove(4, 5);
  expect(screen.getByText('Move 2 applications')).toBeDefined();
  await choose(app.user, 'New status', 'Offered');
  await app.user.click(button('Move'));
  await screen.findByText('1 application was not moved');
  expect(alerts().join()).toContain('Bo Lind: It was withdrawn.');
  expect(isDisabled('Move')).toBe(true);
  expect(mailBox()).toHaveProperty('disabled', true);
  expect(screen.queryByText(/ selected$/)).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  await app.user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('keeps the selection and offers no undo if nothing was moved', async () => {
  const skipped = [4, 5].map((id) => ({ id, reason: 'withdrawn' as const, message: 'It was withdrawn.' }));
  api.answer(receivedApplicationsMove, { changed: [], skipped });
  const app = await openMove(4, 5);
  await choose(app.user, 'New status', 'Offered');
  await app.user.click(button('Move'));
  await screen.findByText('2 applications were not moved');
  expect(screen.getByText('2 selected')).toBeDefined();
  expect(screen.queryByText(/^Status updated/)).toBeNull();
});

it('keeps the dialog after a failure, and undoes what moved before it', async () => {
  const all = Array.from({ length: 201 }, (_, index) => application(index + 1));
  api.answer(receivedApplicationsAll, all, pageHeaders({ total: 201 }));
  const app = await openApp(api, '/employer/applications', { as: 'employer' });
  await app.user.click((await screen.findAllByRole('checkbox', { name: 'Select all shown' }))[0] as Element);
  await app.user.click(button('Move to…'));
  await screen.findByText('Move 201 applications');
  await choose(app.user, 'New status', 'Rejected');
  api.answer(receivedApplicationsMove, ({ body }) => {
    const { ids } = body as { ids: number[] };
    api.fail(receivedApplicationsMove, 503, { message: 'The database is away.' });
    return { changed: ids.map((id) => ({ id, was: 'pending' as const })), skipped: [] };
  });
  const before = api.sent(receivedApplicationsAll).length;
  await app.user.click(button('Move'));
  await screen.findByText('Status updated. 200 applications: Rejected');
  await screen.findByText('The database is away.');
  expect(screen.getByText('Move 201 applications')).toBeDefined();
  await waitFor(() => expect(api.sent(receivedApplicationsAll).length).toBeGreaterThan(before));
});

it.each([
  [[4], [4], 'Change undone', 'No emails are sent about it.'],
  [[4, 5, 6], [5], 'Some changes couldn’t be undone', '2 changed again in the meantime.'],
])('undoes moves of %j: %j', async (moved, undone, title, text) => {
  const app = await openMove(...moved);
  await choose(app.user, 'New status', 'Offered');
  await app.user.click(button('Move'));
  await screen.findByText(/^Status updated/);
  api.answer(receivedApplicationsMove, { changed: undone.map((id) => ({ id, was: 'offered' as const })), skipped: [] });
  const before = api.sent(receivedApplicationsAll).length;
  fireEvent.click(button(/^Undo/));
  await screen.findByText(title);
  expect(screen.getByText(text)).toBeDefined();
  expect(moves().at(-1)).toEqual({ ids: moved, status: 'pending', from: 'offered' });
  await waitFor(() => expect(api.sent(receivedApplicationsAll).length).toBeGreaterThan(before));
});

it.each([
  ['Reviewed', SILENT],
  ['Shortlisted', MAILED],
] as const)('a status of a list that becomes %s says “%s”, and nothing if it stays', async (status, text) => {
  const changed = application(4, { status: status.toLowerCase() as 'reviewed' });
  api.answer(receivedApplicationsSetStatus, changed);
  const app = await openApp(api, '/employer/applications', { as: 'employer' });
  await choose(app.user, 'Status of Ana Reis', status);
  await screen.findByText(text);
  expect(screen.getByText(`Ana Reis: ${status}`)).toBeDefined();
});

describe('a selection', () => {
  const openList = async (url = '/employer/applications') => {
    const app = await openApp(api, url, { as: 'employer' });
    await screen.findAllByText('Ana Reis');
    return app;
  };

  it('is of open applications, and ends with another filter or on request', async () => {
    const closed = { withdrawnAt: '2026-11-20T10:00:00.000Z' };
    const app = await openList();
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
    select(4, 6);
    await screen.findByText('2 selected');
    api.answer(receivedApplicationsAll, [application(4, closed), application(5), application(6)]);
    await app.client.refetchQueries({ queryKey: ['applications'], type: 'active' });
    await screen.findByText('1 selected');
    expect(screen.getByRole('checkbox', { name: 'Select Ana Reis' })).toHaveProperty('disabled', true);
    await choose(app.user, 'Read', 'Unread');
    await waitFor(() => expect(app.url()).toBe('/employer/applications?unread=true'));
    expect(screen.queryByText(/ selected$/)).toBeNull();
    select(5);
    fireEvent.click(screen.getByText('Clear', { selector: 'button span' }));
    expect(screen.queryByText(/ selected$/)).toBeNull();
  });

  it('stays when the list is sorted by a column, also where its rows are not shown', async () => {
    const app = await openList();
    select(4);
    api.answer(receivedApplicationsAll, [application(5), application(6)]);
    fireEvent.click(screen.getByRole('columnheader', { name: /^Applicant/ }));
    await waitFor(() => expect(app.url()).toBe('/employer/applications?sort=name'));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Ana Reis' })).toBeNull());
    select(6);
    await screen.findByText('2 selected');
    fireEvent.click(screen.getByRole('columnheader', { name: /^Applied/ }));
    await waitFor(() => expect(app.url()).toBe('/employer/applications?sort=oldest'));
    fireEvent.click(screen.getByRole('columnheader', { name: /^Applied/ }));
    await waitFor(() => expect(app.url()).toBe('/employer/applications'));
    await app.user.click(button('Move to…'));
    await choose(app.user, 'New status', 'Offered');
    await app.user.click(button('Move'));
    await waitFor(() => expect(moves()).toMatchObject([{ ids: [4, 6] }]));
  });

  it('of all leaves out what cannot be moved, and says that it failed', async () => {
    const app = await openList('/employer/applications?search=bar');
    select(4);
    api.fail(receivedApplicationsAll, 503, { message: 'The database is away.' });
    await app.user.click(button('Select all 3'));
    await screen.findByText('We couldn’t select all applications');
    expect(screen.getByText('1 selected')).toBeDefined();
    const removed = { job: { ...SAMPLE.job, isRemoved: true } };
    api.answer(receivedApplicationsAll, [application(4), application(5), application(6, removed)]);
    const release = api.hold(receivedApplicationsAll);
    fireEvent.click(button('Select all 3'));
    await screen.findByText('Selecting…');
    expect([isDisabled('Selecting…'), isDisabled('Move to…')]).toEqual([true, true]);
    release();
    await screen.findByText('2 selected');
    await app.client.refetchQueries({ queryKey: ['applications'], type: 'active' });
    expect(screen.getByRole('checkbox', { name: 'Select Chi Okoye' })).toHaveProperty('checked', false);
  });
});

describe('a template', () => {
  const TEMPLATE = {
    ...firstOf(messageTemplatesOwn),
    id: 2,
    name: 'Invitation',
    subject: 'Come',
    body: 'Dear {{firstName}}',
  };

  it('fills the message, which can then be changed and emptied', async () => {
    api.answer(messageTemplatesOwn, [{ ...TEMPLATE, id: 1, name: 'Other', subject: null, body: 'No' }, TEMPLATE]);
    const app = await openMove(4);
    await choose(app.user, 'Template', 'Invitation');
    expect([typed('Message'), typed('Email subject')]).toEqual(['Dear {{firstName}}', 'Come']);
    expect(screen.getByRole('region', { name: 'Preview' }).textContent).toBe('To Ana ReisComeDear Ana');
    fill('Message', 'Dear all');
    expect(typed('Email subject')).toBe('Come');
    await choose(app.user, 'Template', 'Other');
    expect([typed('Message'), typed('Email subject')]).toEqual(['No', '']);
    fill('Message', '');
    expect([typed('Email subject'), screen.queryByRole('region', { name: 'Preview' })]).toEqual([undefined, null]);
  });

  it('is added with its placeholders, and then chosen', async () => {
    api
      .answer(messageTemplatesOwn, [])
      .answer(messageTemplatesAdd, ({ body }) => ({ ...TEMPLATE, ...(body as object) }));
    const app = await openMove(4);
    await app.user.click(button('Templates…'));
    await screen.findByText('Message templates');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await app.user.click(button('Save Template'));
    expect(await screen.findByText('Name is required')).toBeDefined();
    expect(screen.getByText('Text is required')).toBeDefined();
    fill('Name', ' Invitation ');
    fill('Text', 'Dear ');
    await app.user.click(button('{{firstName}}'));
    expect(typed('Text')).toBe('Dear {{firstName}}');
    await app.user.click(button('Save Template'));
    await waitFor(() => expect(api.sent(messageTemplatesAdd)).toHaveLength(1));
    expect(api.sent(messageTemplatesAdd)[0]?.body).toEqual({
      name: 'Invitation',
      subject: '',
      body: 'Dear {{firstName}}',
    });
  });
});

it.each([
  ['/employer/applications?sort=name', 'No applications yet'],
  ['/employer/job/7?tab=applications', 'No applications yet'],
  ['/employer/applications?jobId=7', 'No applications found'],
  ['/employer/applications?unread=false', 'No applications found'],
])('an empty list at %s says “%s”', async (url, text) => {
  api.answer(receivedApplicationsAll, []).answer(jobsOne, { ...sampleOf(jobsOne), employerId: PEOPLE.employer.id });
  await openApp(api, url, { as: 'employer' });
  expect(await screen.findByText(text)).toBeDefined();
});
