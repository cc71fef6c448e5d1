import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, type App } from '@/testing/app.tsx';
import type { Action } from './action.ts';
import { ADMIN_ACCOUNT_ACTIONS } from './admin-account-actions.ts';
import { ADMIN_ACTIONS } from './admin-actions.ts';
import { EMPLOYER_ACTIONS } from './employer-actions.ts';
import { SEEKER_ACTIONS } from './seeker-actions.ts';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

/** Does it, by a double click if there is a button, because people click twice. */
async function act({ user }: App, { press }: Action): Promise<void> {
  if (typeof press === 'function') return press(user);
  const button = await screen.findByRole('button', { name: press });
  fireEvent.click(button);
  fireEvent.click(button);
}

it.each(Object.entries({ ...SEEKER_ACTIONS, ...EMPLOYER_ACTIONS, ...ADMIN_ACTIONS, ...ADMIN_ACCOUNT_ACTIONS }))(
  '%s once, and shows what is new or why it failed',
  async (_what, action) => {
    const { url, as, server, before, call, sends, reloads, answers, says, fails, shows, leads } = action;
    server?.(api);
    api.fail(call, 503, { message: 'The database is away.' });
    const app = await openApp(api, url, { as });
    await before?.(app.user);
    await act(app, action);
    await waitFor(() => expect(document.body.textContent).toContain(`${fails ?? ''}The database is away.`));
    await app.settle();
    expect(api.sent(call)).toHaveLength(1);

    api.answer(call, (answers ? { ...(sampleOf(call) as object), ...answers } : sampleOf(call)) as never);
    const release = api.hold(call);
    await act(app, action);
    await waitFor(() => expect(api.sent(call)).toHaveLength(2));
    const seen = reloads.map((operation) => api.sent(operation).length);
    release();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Notifications (F8)' }).textContent).toContain(says ?? ''),
    );
    await waitFor(() => {
      for (const [index, operation] of reloads.entries()) {
        expect(api.sent(operation).length).toBeGreaterThan(seen[index] ?? 0);
      }
    });
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain(shows ?? ''));
    await waitFor(() => expect(app.url()).toBe(leads ?? url));
    const [, sent] = api.sent(call);
    expect(sent).toMatchObject({
      ...(sends.path && { path: sends.path }),
      ...(sends.body !== undefined && { body: sends.body }),
    });
    expect(sent?.headers.get('If-Match')).toBe(sends.version === undefined ? null : `"${sends.version}"`);
    expect(api.sent(call)).toHaveLength(2);
  },
);
