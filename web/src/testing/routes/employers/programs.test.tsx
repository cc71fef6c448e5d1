import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkedIdentitiesMethods } from '@/api/generated/calls/account.gen';
import {
  apiKeysCreate,
  apiKeysOwn,
  importPreviewsFetch,
  importPreviewsPage,
  importPreviewsSend,
  importsAddress,
  importsLatest,
  importsOne,
  importsWatch,
  webhooksChange,
  webhooksCreate,
  webhooksLog,
  webhooksOwn,
} from '@/api/generated/calls/integrations.gen';
import { firstOf, sampleOf, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp } from '@/testing/app.tsx';
import { alerts, areDialogsClosed, choose, fill, typed } from '@/testing/controls.ts';

const PAST = '2020-05-05T10:00:00.000Z';
const KEY = { ...firstOf(apiKeysOwn), name: 'Sync', scope: 'read' as const, lastUsedAt: null };
const HOOK = { ...firstOf(webhooksOwn), id: 6, url: 'https://ats.example/hook', events: ['listing.closed' as const] };
const RUN = { ...firstOf(importsLatest), id: 9, problem: null };
const FEED = 'https://ats.example/jobs.xml';

let api: StandInApi;

beforeEach(() => {
  api = new StandInApi().answer(linkedIdentitiesMethods, { ...sampleOf(linkedIdentitiesMethods), hasPassword: true });
});
afterEach(() => closeApps(api));

const open = () => openApp(api, '/employer/integrations', { as: 'employer' });
const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text, { selector: 'button span' }).at(-1) as Element);
const panel = (name: string) => screen.getByRole('region', { name });
const dialog = () => within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
const type = (label: string, value: string) => fireEvent.change(dialog().getByLabelText(label), { target: { value } });

it.each([
  [{ expiresAt: PAST }, /Read.*· expired May 5, 2020 · never used/],
  [{ expiresAt: '2999-05-05T10:00:00.000Z', lastUsedAt: PAST }, /Read.*· expires May 5, 2999 · last used May 5, 2020/],
  [{ scope: 'write' as const }, /Read and write/],
  [{ scope: 'read:applications' as const }, /Fetch applications/],
])('a key that is %o reads so', async (state, text) => {
  api.answer(apiKeysOwn, [{ ...KEY, ...state }]);
  await open();
  expect(panel('API keys').textContent).toMatch(text);
});

it.each([
  ['Read listings', 'read'],
  ['Fetch applications, with contact details and resumes', 'read:applications'],
])('creates a key for “%s” with the password, and shows its secret until it is copied', async (label, scope) => {
  api.fail(apiKeysCreate, 403, { message: 'No.', errors: [{ field: 'password', message: 'Wrong password' }] });
  const app = await open();
  press('Create API Key');
  await screen.findByRole('dialog');
  press('Create');
  await screen.findByText('Name is required');
  type('Name', ' Sync ');
  await app.user.click(dialog().getByText(label));
  await choose(app.user, 'Valid for', '30 days');
  type('Your password', 'correct horse');
  press('Create');
  await screen.findByText('Wrong password');
  api.answer(apiKeysCreate, { ...sampleOf(apiKeysCreate), secret: 'wf_secret' });
  const before = api.sent(apiKeysOwn).length;
  press('Create');
  await screen.findByText('wf_secret');
  expect(api.sent(apiKeysCreate).at(-1)?.body).toEqual({
    name: 'Sync',
    scope,
    days: 30,
    password: 'correct horse',
  });
  await waitFor(() => expect(api.sent(apiKeysOwn).length).toBeGreaterThan(before));
  await app.user.keyboard('{Escape}');
  await app.settle();
  expect(areDialogsClosed()).toBe(false);
  press('I have copied it');
  await waitFor(() => expect(areDialogsClosed()).toBe(true));
});

describe('a webhook', () => {
  it('is added with all events, and shows its secret', async () => {
    api.answer(webhooksOwn, []).answer(webhooksCreate, { ...sampleOf(webhooksCreate), secret: 'whsec' });
    await open();
    press('Add Webhook');
    await screen.findByRole('dialog');
    type('Address', 'short');
    press('Add');
    await screen.findByText('Address must be at least 10 characters');
    type('Address', ` ${HOOK.url} `);
    type('Your password', 'correct horse');
    press('Add');
    await screen.findByText('whsec');
    expect(api.sent(webhooksCreate)[0]?.body).toEqual({
      url: HOOK.url,
      events: [
        'application.received',
        'application.status_changed',
        'application.deleted',
        'listing.approved',
        'listing.rejected',
        'listing.closed',
      ],
      password: 'correct horse',
    });
  });

  it('is changed from what it was, with at least one event', async () => {
    api.answer(webhooksOwn, [HOOK]);
    api.fail(webhooksChange, 403, { message: 'No.', errors: [{ field: 'password', message: 'Wrong password' }] });
    const app = await open();
    fireEvent.click(screen.getByLabelText(/^Edit https/));
    await screen.findByRole('dialog');
    expect(dialog().getByLabelText('Address')).toHaveProperty('value', HOOK.url);
    await app.user.click(dialog().getByText('Listing closed'));
    type('Your password', 'correct horse');
    press('Save');
    await screen.findByText('Choose at least one event');
    await app.user.click(dialog().getByText('Listing approved'));
    press('Save');
    await screen.findByText('Wrong password');
    api.answer(webhooksChange, HOOK);
    press('Save');
    await screen.findByText('Webhook saved');
    expect(api.sent(webhooksChange)[1]).toMatchObject({
      path: { id: '6' },
      body: { url: HOOK.url, events: ['listing.approved'], password: 'correct horse' },
    });
  });

  it('shows how its deliveries went', async () => {
    const delivery = { ...firstOf(webhooksLog), type: 'listing.closed' as const, jobId: 7, fault: null, dueAt: PAST };
    api.answer(webhooksOwn, [HOOK]).answer(webhooksLog, [
      { ...delivery, id: 1, state: 'delivered', attempts: 1 },
      { ...delivery, id: 2, state: 'failed', attempts: 3, fault: '500' },
      { ...delivery, id: 3, state: 'dropped', attempts: 0 },
      { ...delivery, id: 4, state: 'waiting', attempts: 0 },
      { ...delivery, id: 5, state: 'waiting', attempts: 1 },
    ]);
    await open();
    fireEvent.click(screen.getByLabelText(/^Deliveries to/));
    const list = within(await screen.findByLabelText('Latest deliveries'));
    const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/^Listing closed, listing 7 Delivered.* · 1 attempt(?!s)(?!.*next).*Send Again$/);
    expect(texts[1]).toMatch(/Failed.* · 3 attempts · 500Send Again$/);
    expect(texts[2]).toMatch(/Dropped.* · 0 attempts/);
    expect(texts[3]).toMatch(/On its way.* · 0 attempts$/);
    expect(texts[4]).toMatch(/On its way.* · 1 attempt · next .+/);
  });
});

describe('an import', () => {
  it.each([
    [
      { state: 'done' as const, received: 3, posted: 2, changed: 0, unchanged: 1, closed: 0, refused: 0 },
      /Done3 received · 2 posted · 1 unchanged(?! ·)/,
      ['Show Details'],
    ],
    [{ state: 'done' as const, received: 0 }, /Done0 received/, []],
    [
      { state: 'stopped' as const, received: 3, problem: 'Too many.' },
      /Needs confirmation.*Too many\./,
      ['Show Preview', 'Import'],
    ],
    [{ state: 'failed' as const, received: 3 }, /Failed/, []],
  ])('that is %o reads so, and offers what can be done', async (state, text, offered) => {
    const counts = { posted: 0, changed: 0, unchanged: 0, closed: 0, refused: 0 };
    api.answer(importsLatest, [{ ...RUN, ...counts, ...state }]);
    await open();
    const row = within(screen.getByLabelText('Latest imports'));
    expect(row.getByRole('listitem').textContent).toMatch(text);
    expect(row.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered);
  });

  it('is previewed page by page, with what the day still allows', async () => {
    const listing = {
      ...firstOf(importsLatest),
      ...sampleOf(importPreviewsPage).listings[0],
      problem: null,
      notes: [],
    };
    const page = (positions: readonly number[], next: number | null) => ({
      listings: positions.map((position) => ({
        ...listing,
        position,
        title: `Job ${position}`,
        outcome: position === 2 ? 'change' : 'post',
      })),
      next,
      postsToday: 4,
    });
    api
      .answer(importsLatest, [{ ...RUN, state: 'stopped' }])
      .answer(importsOne, { ...sampleOf(importsOne), unread: ['color'] })
      .answer(
        importPreviewsPage,
        ({ query: { after } }) =>
          (after === '0' ? page([1, 2], 2) : after === '2' ? page([3, 4], 4) : page([5, 6], null)) as never,
      );
    const app = await open();
    await app.user.click(screen.getByText('Show Preview'));
    const rows = () => screen.getAllByText(/^Job \d$/).map((title) => title.closest('p')?.textContent);
    await waitFor(() => expect(rows()).toEqual(['Job 1 New', 'Job 2 Changed']));
    expect(screen.getAllByText(/^New listings that can still be posted today: 4\./)).toHaveLength(1);
    await app.user.click(screen.getByText('Show More'));
    await waitFor(() => expect(rows()).toHaveLength(4));
    await app.user.click(screen.getByText('Show More'));
    await waitFor(() =>
      expect(rows()).toEqual(['Job 1 New', 'Job 2 Changed', 'Job 3 New', 'Job 4 New', 'Job 5 New', 'Job 6 Not today']),
    );
    expect(screen.getAllByText(/^New listings that can still be posted today/)).toHaveLength(1);
    expect(screen.queryByText('Show More')).toBeNull();
    expect(panel('Imports').textContent).toContain('Wayfare does not read these fields of the feed: color.');
  });

  it('names what was refused, and how many more', async () => {
    const entry = { position: 4, reference: '', message: 'No title.' };
    api.answer(importsLatest, [{ ...RUN, state: 'done', received: 3 }]).answer(importsOne, {
      ...sampleOf(importsOne),
      errors: [entry, { ...entry, position: 5, reference: 'A-5' }],
      notes: [],
      unread: [],
      refused: 3,
    });
    const app = await open();
    await app.user.click(screen.getByText('Show Details'));
    const list = await screen.findByLabelText('Refused listings');
    expect(list.textContent).toBe('Listing 4: No title.Listing 5 (A-5): No title.');
    expect(screen.queryByText('The first 2 refused listings are shown.')).not.toBeNull();
    expect(screen.queryByText('Every listing was read as it is.')).toBeNull();
  });

  it('is read from a file as bytes', async () => {
    api.answer(importPreviewsSend, sampleOf(importPreviewsSend));
    await open();
    const before = api.sent(importsLatest).length;
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['title'], 'jobs.csv', { type: 'text/csv' })] } });
    await waitFor(() => expect(api.sent(importPreviewsSend)).toHaveLength(1));
    const [sent] = api.sent(importPreviewsSend);
    expect([sent?.headers.get('Content-Type'), sent?.body]).toEqual(['application/octet-stream', 'title']);
    await waitFor(() => expect(api.sent(importsLatest).length).toBeGreaterThan(before));
  });
});

it('previews and saves the address of a feed, and forgets a failure while typing', async () => {
  api
    .answer(importsAddress, { url: null, checkedAt: null, fault: 'It was not found.' } as never)
    .fail(importPreviewsFetch, 429, { message: 'Too many imports.' })
    .fail(importsWatch, 403, { message: 'No.', errors: [{ field: 'password', message: 'Wrong password' }] });
  await open();
  expect(alerts()).toContain('It was not found.');
  expect(screen.queryByText('Remove')).toBeNull();
  press('Preview');
  await screen.findByText('Address must be at least 10 characters');
  expect(api.sent(importPreviewsFetch)).toEqual([]);
  fill('Address of your feed', FEED);
  press('Preview');
  await waitFor(() => expect(alerts()).toContain('Too many imports.'));
  expect(api.sent(importPreviewsFetch)[0]?.body).toEqual({ url: FEED });
  fill('Your password', 'wrong');
  await waitFor(() => expect(alerts()).not.toContain('Too many imports.'));
  press('Save Address');
  await screen.findByText('Wrong password');
  expect([api.sent(importsWatch)[0]?.body, typed('Address of your feed')]).toEqual([
    { url: FEED, password: 'wrong' },
    FEED,
  ]);
});
