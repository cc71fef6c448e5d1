import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { alerts } from '@/testing/controls.ts';
import { doIt, isOff } from './action.ts';
import { ACTIONS } from './all-actions.ts';
import { READ_ELSEWHERE, readAgainAfter } from './read-again.ts';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

/** Lets other pages have read everything that this one does not. Returns what they will read again. */
function readElsewhere(client: QueryClient) {
  const read = Object.entries(READ_ELSEWHERE).filter(([, queryKey]) => client.getQueryState(queryKey) === undefined);
  for (const [, queryKey] of read) client.setQueryData(queryKey, true);
  const isStale = (queryKey: QueryKey) => {
    const state = client.getQueryState(queryKey);
    return state?.data !== true || state.isInvalidated;
  };
  return (what: string) => {
    const found = read.filter(([, queryKey]) => isStale(queryKey)).map(([name]) => name);
    const expected = readAgainAfter(what).filter((name) => read.some(([other]) => other === name));
    return [found, expected];
  };
}

/** The dialog on top, if one is open. No animation of those that close ends in jsdom. */
function openDialog(): Element | undefined {
  return [...document.querySelectorAll('.ant-modal[role=dialog]')].findLast(
    (dialog) => !dialog.className.includes('-leave') && !dialog.closest('[style*="display: none"]'),
  );
}

/** Gives up what failed in a dialog, and begins anew: the failure is then forgotten. */
async function giveUp(): Promise<void> {
  fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
  await waitFor(() => expect(openDialog()).toBeUndefined());
}

it.each(Object.entries(ACTIONS))('%s once, and shows what is new or why it failed', async (what, action) => {
  const { url, as, site, server, before, call, sends, reloads, answers, says, fails, shows, found, leads, opens } =
    action;
  const readBy = () => reloads.map((operation) => api.sent(operation).length);
  server?.(api);
  api.fail(call, 503, { message: 'The database is away.' });
  const app = await openApp(api, url, { as, ...(site && { site }) });
  await before?.(app.user);
  const isInDialog = openDialog()?.querySelector('.ant-modal-footer') != null;
  const first = readBy();
  await doIt(app, action);
  await waitFor(() => expect(document.body.textContent).toContain(`${fails ?? ''}The database is away.`));
  await app.settle();
  const isReadAgain = () => readBy().every((read, index) => read > (first[index] ?? 0));
  await waitFor(() => expect(!action.mayHaveChanged || isReadAgain()).toBe(true));
  expect(api.sent(call)).toHaveLength(1);
  if (isInDialog) await giveUp();
  if (isInDialog) await before?.(app.user);
  const failures = alerts().filter((text) => text?.includes('The database is away.'));
  expect(isInDialog ? failures : []).toEqual([]);

  api.answer(call, (answers ? { ...(sampleOf(call) as object), ...answers } : sampleOf(call)) as never);
  const readAgain = readElsewhere(app.client);
  const release = api.hold(call);
  const button = await doIt(app, action);
  await waitFor(() => expect(api.sent(call)).toHaveLength(2));
  await waitFor(() => expect(isOff(button)).toBe(action.staysOn !== true));
  for (const name of action.alsoOff ?? [])
    expect([name, isOff(screen.getAllByRole('button', { name }).at(-1))]).toEqual([name, true]);
  const seen = readBy();
  release();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Notifications (F8)' }).textContent).toContain(says ?? ''),
  );
  await waitFor(() => expect(readBy().map((read, index) => read > (seen[index] ?? 0))).not.toContain(false));
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain(shows ?? ''));
  await waitFor(() => expect(found?.[0]()).toEqual(found?.[1]));
  await waitFor(() => expect(app.url()).toBe(leads ?? url));
  await waitFor(() => expect(openDialog()?.textContent ?? '').toContain(opens ?? ''));
  await waitFor(() => expect(isInDialog && openDialog() !== undefined).toBe(isInDialog && opens !== undefined));
  await waitFor(() => {
    const [again, expected] = readAgain(what);
    expect(again).toEqual(expected);
  });
  const [, sent] = api.sent(call);
  expect(sent).toMatchObject({
    ...(sends.path && { path: sends.path }),
    ...(sends.body !== undefined && { body: sends.body }),
  });
  expect(sent?.headers.get('If-Match')).toBe(sends.version === undefined ? null : `"${sends.version}"`);
  expect(api.sent(call)).toHaveLength(2);
});
