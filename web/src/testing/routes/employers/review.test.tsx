import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationsOne } from '@/api/generated/calls/applications.gen';
import {
  receivedApplicationsAll,
  receivedApplicationsMove,
  receivedApplicationsSee,
  applicationNotesList,
  applicationNotesReplaceFirst,
  receivedApplicationsSetStatus,
} from '@/api/generated/calls/hiring.gen';
import { firstOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { replaceSession } from '@/lib/query/replace-session.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { choose, fill, typed } from '@/testing/controls.ts';

const APPLICATION = { ...firstOf(receivedApplicationsAll), id: 8, version: 4, status: 'pending' as const };

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi()
    .answer(applicationsOne, APPLICATION)
    .answer(receivedApplicationsAll, [APPLICATION])
    .answer(receivedApplicationsSee, APPLICATION)
    .answer(applicationNotesList, [])
    .answer(receivedApplicationsSetStatus, { ...APPLICATION, version: 5, status: 'offered' })
    .answer(receivedApplicationsMove, { changed: [{ id: 8, was: 'offered' }], skipped: [] })
    .answer(applicationNotesReplaceFirst, APPLICATION);
});
afterEach(() => closeApps(api));

const review = () => openApp(api, '/employer/application/8', { as: 'employer' });
const press = (where: Element) => fireEvent.keyDown(where, { altKey: true, key: '∞', code: 'Digit5' });

describe('the keys of a review', () => {
  it('set the status', async () => {
    await review();
    press(document.body);
    await waitFor(() =>
      expect(api.sent(receivedApplicationsSetStatus)).toMatchObject([{ body: { status: 'offered' } }]),
    );
    expect(await screen.findByText(/An email about it goes out/)).toBeDefined();
  });

  it('type in fields', async () => {
    const app = await review();
    for (const field of ['textbox', 'combobox']) press(screen.getAllByRole(field)[0] as Element);
    await app.settle();
    expect(api.sent(receivedApplicationsSetStatus)).toEqual([]);
  });

  it('do nothing behind a dialog', async () => {
    const app = await review();
    await app.user.click(screen.getByRole('button', { name: 'Move to…' }));
    press(await screen.findByRole('button', { name: 'Move' }));
    await app.settle();
    expect(api.sent(receivedApplicationsSetStatus)).toEqual([]);
  });
});

describe('a status chosen in a list', () => {
  const choice = async () => {
    const app = await openApp(api, '/employer/applications', { as: 'employer' });
    await choose(app.user, 'Status of Sample fullName', 'Offered');
    await screen.findByRole('button', { name: 'Undo' });
    return app;
  };

  it('can be undone, also on another page', async () => {
    const app = await choice();
    await app.go('/employer/application/8');
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(api.sent(receivedApplicationsMove)).toMatchObject([
      { body: { ids: [8], status: 'pending', from: 'offered' } },
    ]);
  });

  it('stays undoable while the request for it is on its way, and no longer', async () => {
    const app = await choice();
    const release = api.hold(receivedApplicationsMove);
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 11_000);
    await screen.findByText('(0)');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', true);
    release();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('can no longer be undone once the time is over', async () => {
    await choice();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 11_000);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(api.sent(receivedApplicationsMove)).toEqual([]);
  });

  it('cannot be undone by whoever signs in next', async () => {
    const app = await choice();
    replaceSession(app.client, PEOPLE.employer);
    await app.go('/employer/application/8');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('saves notes when the page is left, without asking', async () => {
  const app = await review();
  fill('Notes', 'Speaks Greek');
  await app.go('/employer/applications');
  expect(screen.queryByText('Leave without saving?')).toBeNull();
  expect(api.sent(applicationNotesReplaceFirst)).toMatchObject([{ body: { notes: 'Speaks Greek' } }]);
});

describe('a decision', () => {
  const others = [8, 9].map((id) => ({ ...APPLICATION, id }));
  beforeEach(() => {
    api.answer(receivedApplicationsAll, others).answer(applicationsOne, ({ path }) => ({
      ...APPLICATION,
      id: Number(path['id']),
    }));
  });

  it('opens the next applicant, unless that is switched off', async () => {
    const app = await review();
    await screen.findByText('1 of 2');
    await app.user.click(screen.getByRole('button', { name: 'Shortlist' }));
    await waitFor(() => expect(app.url()).toBe('/employer/application/9'));
    expect(api.sent(receivedApplicationsSetStatus)).toMatchObject([{ body: { status: 'shortlisted' } }]);
    await app.go('/employer/application/8');
    await screen.findByText('1 of 2');
    await app.user.click(screen.getByRole('checkbox', { name: 'Then the next' }));
    press(document.body);
    await waitFor(() => expect(api.sent(receivedApplicationsSetStatus)).toHaveLength(2));
    await app.settle();
    expect(app.url()).toBe('/employer/application/8');
  });
});

it('selects all applications of a list, also on pages that are not shown, and moves them in parts', async () => {
  const all = Array.from({ length: 250 }, (_, index) => ({ ...APPLICATION, id: index + 1 }));
  const startOf = ({ query }: { query: Record<string, string> }) => Number(query['cursor'] ?? 0);
  const lengthOf = ({ query }: { query: Record<string, string> }) => Number(query['limit'] ?? 100);
  api
    .answer(
      receivedApplicationsAll,
      (request) => all.slice(startOf(request), startOf(request) + lengthOf(request)),
      (request) => {
        const next = startOf(request) + lengthOf(request);
        const link = { Link: `</api/applications/employer?cursor=${next}>; rel="next"` };
        return { 'X-Total-Count': String(all.length), ...(next < all.length && link) };
      },
    )
    .answer(receivedApplicationsMove, ({ body }) => ({
      changed: (body as { ids: number[] }).ids.map((id) => ({ id, was: 'pending' as const })),
      skipped: [],
    }));
  const app = await openApp(api, '/employer/applications?status=pending', { as: 'employer' });
  fireEvent.click((await screen.findAllByRole('checkbox', { name: 'Select Sample fullName' }))[0] as Element);
  await app.user.click(screen.getByRole('button', { name: 'Select all 250' }));
  await screen.findByText('250 selected');
  await app.user.click(screen.getByRole('button', { name: 'Move to…' }));
  await screen.findByText('Move 250 applications');
  await choose(app.user, 'New status', 'Shortlisted');
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  await screen.findByText('Status updated. 250 applications: Shortlisted');
  const moves = api.sent(receivedApplicationsMove).map(({ body }) => body as { ids: number[] });
  expect(moves.map(({ ids }) => [ids.length, ids[0], ids.at(-1)])).toEqual([
    [200, 1, 200],
    [50, 201, 250],
  ]);
  expect(api.sent(receivedApplicationsAll).every(({ query }) => query['status'] === 'pending')).toBe(true);
});

it('keeps what is typed while notes are being saved, and saves it next', async () => {
  const app = await review();
  const release = api.hold(applicationNotesReplaceFirst);
  fill('Notes', 'Speaks Greek');
  await app.user.click(screen.getByRole('button', { name: 'Save Notes' }));
  await waitFor(() => expect(api.sent(applicationNotesReplaceFirst)).toHaveLength(1));
  fill('Notes', 'Speaks Greek and Dutch');
  api.answer(applicationNotesReplaceFirst, { ...APPLICATION, notes: 'Speaks Greek' });
  release();
  await app.settle();
  expect(typed('Notes')).toBe('Speaks Greek and Dutch');
  await waitFor(() =>
    expect(api.sent(applicationNotesReplaceFirst).map(({ body }) => body)).toEqual([
      { notes: 'Speaks Greek' },
      { notes: 'Speaks Greek and Dutch' },
    ]),
  );
});
