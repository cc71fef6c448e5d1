import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobDraftsAdd, jobDraftsOne, jobDraftsReplace } from '@/api/generated/calls/listings.gen';
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
  const reloaded = await openApp(api, '/employer/post-job?draft=3', { as: 'employer' });
  await waitFor(() => expect(typed('Job title')).toBe('Night Porter'));
  reloaded.close();
  draftElsewhere(2, 'Head Porter');
  await openApp(api, '/employer/post-job?draft=3', { as: 'employer' });
  await waitFor(() => expect(typed('Job title')).toBe('Head Porter'));
});

it.each([
  ['/employer/post-job?draft=3', jobDraftsReplace],
  ['/employer/post-job', jobDraftsAdd],
])('typed into %s is stored when the page is left at once', async (url, call) => {
  draftElsewhere(1, 'Porter');
  api.answer(call as typeof jobDraftsAdd, { ...sampleOf(jobDraftsAdd), id: 3, version: 2 });
  const app = await openApp(api, url, { as: 'employer' });
  fill('Job title', 'Night Porter');
  expect(api.sent(call)).toEqual([]);
  await app.go('/about/about-us');
  await waitFor(() => expect(api.sent(call)).toMatchObject([{ body: { title: 'Night Porter' } }]));
});

it('that was deleted elsewhere is not stored again, unless as a new one', async () => {
  draftElsewhere(1, 'Porter');
  api.fail(jobDraftsReplace, 404).answer(jobDraftsAdd, { ...sampleOf(jobDraftsAdd), id: 4, version: 1 });
  const app = await openApp(api, '/employer/post-job?draft=3', { as: 'employer' });
  fill('Job title', 'Night Porter');
  await screen.findByText(/^This draft was posted or deleted elsewhere/);
  expect(screen.queryByText('Load the latest version')).toBeNull();
  fill('Job title', 'Head Porter');
  fireEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await app.settle();
  expect([api.sent(jobDraftsReplace).length, api.sent(jobDraftsAdd).length]).toEqual([1, 0]);
  fireEvent.click(screen.getByText('Keep mine as a new draft'));
  await screen.findByText('Draft saved. You can continue it on any device.');
  expect(api.sent(jobDraftsAdd)).toMatchObject([{ body: { title: 'Head Porter' } }]);
  await app.go('/about/about-us');
  expect([api.sent(jobDraftsReplace).length, api.sent(jobDraftsAdd).length]).toEqual([1, 1]);
});

it('that was deleted elsewhere is not stored again when the page is left', async () => {
  draftElsewhere(1, 'Porter');
  api.fail(jobDraftsReplace, 404);
  const app = await openApp(api, '/employer/post-job?draft=3', { as: 'employer' });
  fill('Job title', 'Night Porter');
  await screen.findByText(/^This draft was posted or deleted elsewhere/);
  fill('Job title', 'Head Porter');
  await app.go('/about/about-us');
  expect([api.sent(jobDraftsReplace).length, api.sent(jobDraftsAdd).length]).toEqual([1, 0]);
});

it('that was left while it was being stored stays left: what is typed next is another draft', async () => {
  api.answer(jobDraftsAdd, { ...sampleOf(jobDraftsAdd), id: 4, version: 1 });
  const app = await openApp(api, '/employer/post-job', { as: 'employer' });
  fill('Job title', 'Porter');
  await screen.findByText('Draft saved. You can continue it on any device.');
  app.close();
  const reopened = await openApp(api, '/employer/post-job', { as: 'employer' });
  const startOver = await screen.findByText('Start over');
  api.answer(jobDraftsReplace, { ...sampleOf(jobDraftsReplace), id: 4, version: 2 });
  const release = api.hold(jobDraftsReplace);
  fill('Job title', 'Night Porter');
  await waitFor(() => expect(api.sent(jobDraftsReplace)).toHaveLength(1));
  fireEvent.click(startOver);
  await waitFor(() => expect(typed('Job title')).toBe(''));
  release();
  await reopened.settle();
  expect(screen.queryByText('Draft saved. You can continue it on any device.')).toBeNull();
  expect(window.localStorage.getItem('wayfare:job-draft')).toBeNull();
  api.answer(jobDraftsAdd, { ...sampleOf(jobDraftsAdd), id: 5, version: 1 });
  fill('Job title', 'Cook');
  await waitFor(() => expect(api.sent(jobDraftsAdd).at(-1)?.body).toMatchObject({ title: 'Cook' }));
  expect(api.sent(jobDraftsReplace)).toHaveLength(1);
});
