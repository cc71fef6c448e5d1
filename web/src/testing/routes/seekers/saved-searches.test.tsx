import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobSearchRelated } from '@/api/generated/calls/jobs.gen';
import {
  savedSearchesChange,
  savedSearchesOwn,
  savedSearchesReschedule,
  savedSearchesSave,
  savedSearchesSchedule,
} from '@/api/generated/calls/saved-searches.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { choose } from '@/testing/controls.ts';

// Not the zone of most servers, so that one which is ignored shows.
const PATH = '/job-seeker/search';
const SAVED = {
  ...firstOf(savedSearchesOwn),
  id: 9,
  version: 4,
  name: 'Mine',
  search: 'jobType=seasonal&keywords=bar',
};

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi().answer(jobSearchRelated, {
    ...sampleOf(jobSearchRelated),
    didYouMean: null,
    wants: [],
    items: [],
  });
});
afterEach(() => closeApps(api));

it.each([
  ['keywords=bar&jobType=seasonal', 'Saved: manage searches'],
  ['keywords=bar', 'Update saved search'],
])('that is edited to %s offers “%s”', async (search, offered) => {
  api.answer(savedSearchesOwn, [SAVED]).answer(savedSearchesChange, SAVED);
  const app = await openApp(api, `${PATH}?${search}&saved=9`, { as: 'job_seeker' });
  expect(await screen.findByText(offered)).toBeDefined();
  expect(screen.queryByText('Save this search')).toBeNull();
  if (offered !== 'Update saved search') return;
  fireEvent.click(screen.getByText(offered));
  await waitFor(() => expect(api.sent(savedSearchesChange)).toHaveLength(1));
  const [sent] = api.sent(savedSearchesChange);
  expect([sent?.headers.get('If-Match'), sent?.path, sent?.body]).toEqual([
    '"4"',
    { id: '9' },
    { name: 'Mine', search: 'keywords=bar', frequency: SAVED.frequency },
  ]);
  await app.settle();
});

it.each([
  ['job_seeker', '&saved=8', 1],
  ['job_seeker', '', 1],
  ['employer', '', 0],
] as const)('a %s with “%s” may save a new one: %s', async (role, search, count) => {
  api.answer(savedSearchesOwn, [SAVED]).answer(savedSearchesSave, SAVED);
  await openApp(api, `${PATH}?keywords=bar${search}`, { as: role });
  await waitFor(() => expect(screen.queryAllByText('Save this search')).toHaveLength(count));
  for (const button of screen.queryAllByText('Save this search')) fireEvent.click(button);
  const saved = { search: 'keywords=bar', frequency: 'daily', timeZone: 'America/St_Johns' };
  const bodies = Array.from({ length: count }, () => saved);
  await waitFor(() => expect(api.sent(savedSearchesSave).map(({ body }) => body)).toEqual(bodies));
});

it.each([
  ['  ', null],
  [' Bars ', 'Bars'],
])('renamed to “%s” is sent as %j', async (name, sent) => {
  api.answer(savedSearchesOwn, [SAVED]).answer(savedSearchesChange, SAVED);
  const app = await openApp(api, '/job-seeker/saved-searches', { as: 'job_seeker' });
  fireEvent.click(screen.getByLabelText('Rename Mine'));
  const field = await screen.findByLabelText(/^Name/);
  expect(field).toHaveProperty('value', 'Mine');
  fireEvent.change(field, { target: { value: 'a'.repeat(101) } });
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('Name must be at most 100 characters');
  fireEvent.change(field, { target: { value: name } });
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() =>
    expect(api.sent(savedSearchesChange).map(({ body }) => (body as typeof SAVED).name)).toEqual([sent]),
  );
  await app.settle();
});

it.each<[chosen: [select: string, option: string][], sent: object | undefined]>([
  [[['Hour', '9:00 AM']], { hour: 9, timeZone: 'Europe/Lisbon' }],
  [[['Time zone', 'Central European Time (Europe/Paris)']], { hour: 7, timeZone: 'Europe/Paris' }],
  [
    [
      ['Hour', '9:00 AM'],
      ['Hour', '7:00 AM'],
    ],
    undefined,
  ],
])('the time of alerts, changed by %j, is sent as %j', async (changes, sent) => {
  api
    .answer(savedSearchesSchedule, { hour: 7, timeZone: 'Europe/Lisbon' })
    .answer(savedSearchesReschedule, { hour: 7, timeZone: 'Europe/Lisbon' });
  const app = await openApp(api, '/job-seeker/saved-searches', { as: 'job_seeker' });
  const save = screen.getByRole('button', { name: 'Save Time' });
  expect(save).toHaveProperty('disabled', true);
  for (const [select, option] of changes) await choose(app.user, select, option);
  expect(save).toHaveProperty('disabled', sent === undefined);
  fireEvent.click(save);
  await app.settle();
  await waitFor(() => expect(api.sent(savedSearchesReschedule).map(({ body }) => body)).toEqual(sent ? [sent] : []));
});

it('stays the one that is edited while its filters change', async () => {
  api.answer(savedSearchesOwn, [SAVED]);
  const app = await openApp(api, `${PATH}?${SAVED.search}&saved=9`, { as: 'job_seeker' });
  fireEvent.change(await screen.findByLabelText('Sort by'), { target: { value: 'salary' } });
  await waitFor(() => expect(app.url()).toContain('sort=salary'));
  expect(new URLSearchParams(app.url().split('?')[1]).get('saved')).toBe('9');
});
