import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobDraftsOne, jobDraftsReplace } from '@/api/generated/calls/listings.gen';
import { sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { fill, typed } from '@/testing/controls.ts';

let api: StandInApi;

/** The draft as another device stored it. */
function draftElsewhere(version: number, title: string): void {
  api.answer(jobDraftsOne, { ...sampleOf(jobDraftsOne), id: 3, version, form: { title } });
}

beforeEach(() => {
  api = new StandInApi();
});
afterEach(() => closeApps(api));

it('that changed elsewhere is loaded again as often as that happens', async () => {
  draftElsewhere(1, 'Porter');
  const app = await openApp(api, '/employer/post-job?draft=3', { as: 'employer' });
  for (const [version, title] of [
    [2, 'Night Porter'],
    [3, 'Head Porter'],
  ] as const) {
    draftElsewhere(version, title);
    api.fail(jobDraftsReplace, 412);
    fill('Job title', 'Mine');
    await app.user.click(await screen.findByText('Load the latest version'));
    await waitFor(() => expect(typed('Job title')).toBe(title));
  }
  api.answer(jobDraftsReplace, { ...sampleOf(jobDraftsReplace), id: 3, version: 4 });
  fill('Job title', 'Mine after all');
  await screen.findByText('Draft saved. You can continue it on any device.');
  expect(api.sent(jobDraftsReplace).at(-1)).toMatchObject({ path: { id: '3' }, body: { title: 'Mine after all' } });
  expect(api.sent(jobDraftsReplace).at(-1)?.headers.get('If-Match')).toBe('"3"');
});

it('keeps what was typed while the server fails, also across a reload', async () => {
  draftElsewhere(1, 'Porter');
  api.fail(jobDraftsReplace, 503, { message: 'The database is away.' });
  const app = await openApp(api, '/employer/post-job?draft=3', { as: 'employer' });
  fill('Job title', 'Night Porter');
  await screen.findByText(/not saved to your account: The database is away\./);
  app.close();
  await openApp(api, '/employer/post-job?draft=3', { as: 'employer' });
  await waitFor(() => expect(typed('Job title')).toBe('Night Porter'));
});
