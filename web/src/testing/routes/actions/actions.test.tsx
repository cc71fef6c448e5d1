import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { doIt, isOff } from './action.ts';
import { ACTIONS } from './all-actions.ts';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

it.each(Object.entries(ACTIONS))('%s once, and shows what is new or why it failed', async (_what, action) => {
  const { url, as, server, before, call, sends, reloads, answers, says, fails, shows, found, leads } = action;
  const readBy = () => reloads.map((operation) => api.sent(operation).length);
  server?.(api);
  api.fail(call, 503, { message: 'The database is away.' });
  const app = await openApp(api, url, { as });
  await before?.(app.user);
  const first = readBy();
  await doIt(app, action);
  await waitFor(() => expect(document.body.textContent).toContain(`${fails ?? ''}The database is away.`));
  await app.settle();
  const isReadAgain = () => readBy().every((read, index) => read > (first[index] ?? 0));
  await waitFor(() => expect(!action.mayHaveChanged || isReadAgain()).toBe(true));
  expect(api.sent(call)).toHaveLength(1);

  api.answer(call, (answers ? { ...(sampleOf(call) as object), ...answers } : sampleOf(call)) as never);
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
  const [, sent] = api.sent(call);
  expect(sent).toMatchObject({
    ...(sends.path && { path: sends.path }),
    ...(sends.body !== undefined && { body: sends.body }),
  });
  expect(sent?.headers.get('If-Match')).toBe(sends.version === undefined ? null : `"${sends.version}"`);
  expect(api.sent(call)).toHaveLength(2);
});
