import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  receivedApplicationsAll,
  receivedApplicationsMove,
  receivedApplicationsSetStatus,
} from '@/api/generated/calls/hiring.gen';
import { firstOf, pageHeaders, StandInApi } from '@/testing/api/stand-in-api.ts';
import { closeApps, openApp, PEOPLE, type App } from '@/testing/app.tsx';

const SAMPLE = firstOf(receivedApplicationsAll);
type Application = typeof SAMPLE;
const card = (id: number, status: Application['status'], changes: Partial<Application> = {}): Application => ({
  ...SAMPLE,
  id,
  status,
  version: 10 + id,
  user: { ...SAMPLE.user, fullName: `Person ${id}` },
  ...changes,
});

let api: StandInApi;
let cards: Application[];

beforeEach(() => {
  cards = [card(1, 'pending'), card(2, 'pending'), card(3, 'shortlisted'), card(4, 'rejected')];
  api = new StandInApi()
    .answer(
      receivedApplicationsAll,
      ({ query }) => cards.filter(({ status }) => status === query['status']),
      ({ query }) => pageHeaders({ total: cards.filter(({ status }) => status === query['status']).length }),
    )
    .answer(receivedApplicationsSetStatus, ({ path, body }) => {
      const status = (body as { status: Application['status'] }).status;
      cards = cards.map((one) => (one.id === Number(path['id']) ? { ...one, status, version: one.version + 1 } : one));
      return cards.find(({ id }) => id === Number(path['id'])) as Application;
    });
});
afterEach(() => closeApps(api));

async function openBoard(search = '', companyRole: 'owner' | 'reviewer' = 'owner'): Promise<App> {
  const as = { ...PEOPLE.employer, companyRole };
  const app = await openApp(api, `/employer/applications?view=board${search}`, { as });
  await screen.findByRole('region', { name: 'Board' });
  return app;
}

/** Titles with their counts, and the names in each column that has some. */
const columns = () =>
  [...screen.getByRole('region', { name: 'Board' }).querySelectorAll('section')].flatMap((column) => {
    const names = [...column.querySelectorAll('li > a')].map(({ textContent }) => textContent.slice(-1));
    const title = column.querySelector('h2')?.textContent;
    return names.length > 0 || !title?.endsWith(' 0') ? [`${title}: ${names.join()}`] : [];
  });

const arrow = (id: number, key: string, init = { altKey: true }) =>
  fireEvent.keyDown(screen.getByText(`Person ${id}`), { key, ...init });
const statuses = () =>
  api.sent(receivedApplicationsSetStatus).map(({ path, body, headers }) => [path['id'], headers.get('If-Match'), body]);

it('moves a card to the next column at once, keeps its focus and offers to undo it', async () => {
  const app = await openBoard();
  expect(columns()).toEqual(['Pending 2: 1,2', 'Shortlisted 1: 3', 'Rejected 1: 4']);
  const release = api.hold(receivedApplicationsSetStatus);
  arrow(1, 'ArrowRight');
  await waitFor(() =>
    expect(columns()).toEqual(['Pending 1: 2', 'Reviewed 1: 1', 'Shortlisted 1: 3', 'Rejected 1: 4']),
  );
  // One at a time.
  arrow(3, 'ArrowRight');
  const reload = api.hold(receivedApplicationsAll);
  release();
  await screen.findByText('Status updated. Person 1: Reviewed');
  expect(columns()).toEqual(['Pending 1: 2', 'Reviewed 1: 1', 'Shortlisted 1: 3', 'Rejected 1: 4']);
  reload();
  await app.settle();
  expect(statuses()).toEqual([['1', '"11"', { status: 'reviewed' }]]);
  expect(document.activeElement).toBe(screen.getByLabelText('Move Person 1 to…'));
  expect(screen.getByText('The applicant is not emailed about it.')).toBeDefined();
  arrow(1, 'ArrowRight');
  await screen.findByText('Status updated. Person 1: Shortlisted');
  expect(statuses()[1]).toEqual(['1', '"12"', { status: 'shortlisted' }]);
  expect(screen.getByText('An email about it goes out 10 seconds after the change.')).toBeDefined();
  await waitFor(() => expect(columns()[1]).toBe('Shortlisted 2: 1,3'));
  api.answer(receivedApplicationsMove, { changed: [{ id: 1, was: 'shortlisted' }], skipped: [] });
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('No emails are sent about it.');
  expect(api.sent(receivedApplicationsMove)).toMatchObject([
    { body: { ids: [1], status: 'reviewed', from: 'shortlisted' } },
  ]);
});

it.each([
  ['owner', ['true', 'true', 'true', 'true'], 1],
  ['reviewer', [null, null, null, null], 0],
] as const)('on the board of an employer’s %s, cards can be dragged: %j', async (role, draggable, times) => {
  const app = await openBoard('', role);
  const found = [...document.querySelectorAll('section li')].map((one) => one.getAttribute('draggable'));
  expect(found).toEqual(draggable);
  // Neither beyond the first and the last column, nor by other keys.
  arrow(1, 'ArrowLeft');
  arrow(4, 'ArrowRight');
  arrow(1, 'ArrowRight', { altKey: false });
  arrow(1, 'ArrowUp');
  await app.settle();
  expect(statuses()).toEqual([]);
  arrow(1, 'ArrowRight');
  await app.settle();
  expect(statuses()).toHaveLength(times);
});

it('puts a card back that could not be moved, and loads the columns again', async () => {
  const app = await openBoard();
  api.fail(receivedApplicationsSetStatus, 412, { message: 'It has changed.' });
  const before = api.sent(receivedApplicationsAll).length;
  arrow(3, 'ArrowLeft');
  await screen.findByText('It has changed.');
  expect(screen.getByText('Update failed')).toBeDefined();
  await app.settle();
  expect(columns()).toEqual(['Pending 2: 1,2', 'Shortlisted 1: 3', 'Rejected 1: 4']);
  expect(api.sent(receivedApplicationsAll)).toHaveLength(before + 6);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('moves a card by its menu, also with a message', async () => {
  const app = await openBoard();
  const openMenu = async () => {
    await app.user.click(screen.getByLabelText('Move Person 3 to…'));
    return within(await screen.findByRole('menu'));
  };
  const items = (await openMenu()).getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled') === 'true'])).toEqual([
    ['Pending', false],
    ['Reviewed', false],
    ['Shortlisted', true],
    ['Interviewed', false],
    ['Offered', false],
    ['Rejected', false],
    ['With a message…', false],
  ]);
  fireEvent.click(items[6] as Element);
  await screen.findByText('Move Person 3');
  expect(statuses()).toEqual([]);
  fireEvent.click(screen.getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(items[4] as Element);
  await waitFor(() => expect(statuses()).toEqual([['3', '"13"', { status: 'offered' }]]));
});

it('filters all columns, loads each page by page, and says what is empty or failed', async () => {
  cards = [card(1, 'pending'), card(2, 'reviewed')];
  api.answer(
    receivedApplicationsAll,
    ({ query: { status, cursor } }) =>
      status === 'pending' ? [card(cursor ? 5 : 1, 'pending')] : status === 'reviewed' ? [card(2, 'reviewed')] : [],
    ({ query: { status, cursor } }) =>
      pageHeaders({ total: status === 'pending' ? 1_002 : 1, ...(status === 'pending' && !cursor && { next: 'b' }) }),
  );
  const app = await openBoard('&status=offered&unread=true&sort=name');
  expect(api.sent(receivedApplicationsAll).map(({ query }) => [query['status'], query['unread']])).toEqual(
    ['pending', 'reviewed', 'shortlisted', 'interviewed', 'offered', 'rejected'].map((status) => [status, 'true']),
  );
  expect(screen.getAllByText('No applications')).toHaveLength(4);
  expect(screen.queryByLabelText('Status')).toBeNull();
  await app.user.click(screen.getByText('Show more: Pending'));
  await waitFor(() => expect(columns()[0]).toBe('Pending 1,002: 1,5'));
  expect(screen.queryByText(/^Show more/)).toBeNull();
  const reload = api.hold(receivedApplicationsAll);
  arrow(2, 'ArrowLeft');
  await screen.findByText('Status updated. Person 2: Pending');
  expect(columns()[0]).toBe('Pending 1,003: 2,1,5');
  reload();
  await app.settle();
  api.fail(receivedApplicationsAll, 503, { message: 'The database is away.' });
  await app.go('/employer/applications?view=board&search=bar');
  await waitFor(() => expect(screen.getAllByText(/^We couldn’t load these applications/)).toHaveLength(6));
  expect(screen.queryByText('No applications')).toBeNull();
});

it('shows on a card what tells applicants apart', async () => {
  const profile = { ...SAMPLE.jobSeekerProfile, headline: 'Waiter', experience: 1, languages: [] };
  const spoken = [
    { language: 'Greek', proficiency: 'Native' },
    { language: 'Dutch', proficiency: 'Basic' },
  ] as typeof SAMPLE.jobSeekerProfile.languages;
  cards = [
    card(1, 'pending', { jobSeekerProfile: profile, seenAt: null, missesMustHave: true }),
    card(2, 'pending', {
      jobSeekerProfile: { ...profile, headline: null, experience: 2, languages: spoken },
      seenAt: '2026-11-21T10:00:00.000Z',
      missesMustHave: false,
    }),
    card(3, 'pending', { jobSeekerProfile: { ...profile, experience: null }, withdrawnAt: '2026-11-21T10:00:00.000Z' }),
  ];
  const app = await openBoard();
  const texts = () => [...document.querySelectorAll('main li:not(nav *)')].map(({ textContent }) => textContent);
  const [first, second, third] = texts();
  expect(first).toMatch(/^Unread: Person 1Waiter1 yearMisses a must-haveSample title · /);
  expect(second).toMatch(/^Person 22 years · Greek, DutchSample title · /);
  expect(third).toMatch(/^Person 3Waiter(?!.*year)/);
  await app.go('/employer/applications?view=board&jobId=7');
  expect(texts()[0]).not.toContain('Sample title');
});
