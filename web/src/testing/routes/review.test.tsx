import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationsOne } from '@/api/generated/calls/applications.gen';
import {
  receivedApplicationsAll,
  receivedApplicationsMove,
  receivedApplicationsSee,
  receivedApplicationsSetNotes,
  receivedApplicationsSetStatus,
} from '@/api/generated/calls/hiring.gen';
import { firstOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { replaceSession } from '@/lib/query/replace-session.ts';
import { closeApps, openApp, PEOPLE } from '@/testing/app.tsx';
import { choose, fill } from '@/testing/controls.ts';

const APPLICATION = { ...firstOf(receivedApplicationsAll), id: 8, version: 4, status: 'pending' as const };

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi()
    .answer(applicationsOne, APPLICATION)
    .answer(receivedApplicationsAll, [APPLICATION])
    .answer(receivedApplicationsSee, APPLICATION)
    .answer(receivedApplicationsSetStatus, { ...APPLICATION, version: 5, status: 'offered' })
    .answer(receivedApplicationsSetNotes, APPLICATION);
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

  it.each(['textbox', 'combobox'])('type in a %s', async (field) => {
    const app = await review();
    press(screen.getAllByRole(field)[0] as Element);
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
    api.answer(receivedApplicationsMove, { changed: [{ id: 8, was: 'offered' }], skipped: [] });
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(api.sent(receivedApplicationsMove)).toMatchObject([
      { body: { ids: [8], status: 'pending', from: 'offered' } },
    ]);
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
  expect(api.sent(receivedApplicationsSetNotes)).toMatchObject([{ body: { notes: 'Speaks Greek' } }]);
});
