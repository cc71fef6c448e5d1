import { isAtLength } from '../../support/sample.js';
import {
  ACTORS,
  allowedActor,
  firstOfEachRoute,
  methodOf,
  readRows,
  type Actor,
  type Row,
} from '../../support/authorization/row.js';
import { tryRow, tryWithHeaders } from '../../support/authorization/try-row.js';
import { beginWorld, endWorld } from '../../support/authorization/shared-world.js';
import type { World } from '../../support/authorization/world.js';
import { callOf } from './calls/authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

type Opened = Row & { readonly by: Actor };

/** Routes that no actor may use in this setup, because they need a device, a provider or an API key. */
const OUT_OF_REACH = new Set([
  'POST /api/company-invitation/join',
  'POST /api/account/passkeys',
  'POST /api/auth/passkey',
  'POST /api/auth/second-factor',
  'GET /api/auth/pending',
  'POST /api/auth/pending/registration',
  'POST /api/auth/pending/link',
  'GET /api/auth/{provider}',
  'GET /api/auth/{provider}/callback',
  'POST /api/account/identities/{provider}',
  'POST /api/employer/import-address/preview',
  'GET /api/employer/applications',
  'GET /api/employer/applications/{id}',
]);

/** Routes that only a signed link or an API key opens. */
const SIGNED = [
  'GET /api/resumes/{key}',
  'GET /api/admin/database/backups/{name}',
  'GET /api/employer/applications/{id}',
];

/** Every tenth route is sent all invalid values, the others one each. `npm run prove` sends all to every route. */
const FULL_TRIAL_INTERVAL = 10;

describe('the API', () => {
  const rows = readRows(MATRIX);
  /** The first row of each route that allows an actor, and that actor. */
  const opened: readonly Opened[] = [...Map.groupBy(rows, ({ route }) => route).values()].flatMap((some) => {
    const row = some.find((one) => allowedActor(one) !== undefined || OUT_OF_REACH.has(one.route));
    return row ? [{ ...row, by: allowedActor(row) ?? (row.cells.employer === '400' ? 'employer' : 'seeker') }] : [];
  });
  const unsafe = opened.filter((row) => methodOf(row) !== 'GET');
  const named = <R extends Row>(some: readonly R[]) => some.map((row) => [row.route, row] as const);
  /** The invalid values to try on a route. All routes share the same guards and pipes, so most try only one. */
  const sampled = <T>(values: readonly T[], route: string): readonly T[] => {
    const index = opened.findIndex((row) => row.route === route);
    const value = values[index % values.length];
    return isAtLength || index % FULL_TRIAL_INTERVAL === 0 || value === undefined ? values : [value];
  };
  let world: World;

  beforeAll(async () => {
    world = await beginWorld();
  });
  afterAll(() => endWorld(world));

  it('is tested on every route', () => {
    expect(new Set(opened.map(({ route }) => route))).toEqual(new Set(rows.map(({ route }) => route)));
  });

  it.each(named(unsafe))('rejects %s from another site', async (_route, row) => {
    const headerSets: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: world.server.url },
      { origin: 'http://evil.test' },
      { origin: 'null' },
    ];
    for (const headers of sampled(headerSets, row.route)) {
      const outcome = await tryWithHeaders(row, callOf(row, world), world, row.by, headers);
      expect([headers, outcome]).toEqual([headers, '403']);
    }
    const own = await tryWithHeaders(row, callOf(row, world), world, row.by, { 'sec-fetch-site': 'same-origin' });
    expect(own).toBe(String(Number.parseInt(row.cells[row.by], 10)));
  });

  const withJsonBody = unsafe.filter((row) => !/avatar|logo|profile\/job-seeker\/resume|attachments/.test(row.route));
  it.each(named(withJsonBody))('rejects %s with a content type that HTML forms can send', async (_route, row) => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const type of sampled(types, row.route)) {
      const call = { ...callOf(row, world), body: JSON.stringify(callOf(row, world).body ?? {}) };
      const outcome = await tryWithHeaders(row, call, world, row.by, { 'content-type': type });
      expect([type, outcome]).toEqual([type, '415']);
    }
  });

  describe('with an ended session', () => {
    const signedIn = ACTORS.filter((actor) => actor !== 'visitor');
    const cookies = new Map<Actor, string[]>();

    beforeAll(async () => {
      // Everyone can sign in with the password alone.
      await world.state.run('delete from second_factor');
      for (const actor of signedIn) {
        const { username } = world.people[actor].user;
        const [first, second] = await Promise.all([signIn(username), signIn(username)]);
        await world.server.visitor().withCookie(first).post('/api/logout');
        await world.state.run('delete from session where sid = $1', [sessionId(second)]);
        const forged = `${(world.people[actor].sessionCookie ?? '').slice(0, -4)}AAAA`;
        cookies.set(actor, [first, second, forged]);
      }
      await world.state.restore();
    });

    const signIn = async (username: string): Promise<string> =>
      (await world.server.visitor().login(username, 'correct horse')).sessionCookie ?? '';

    it.each(named(firstOfEachRoute(rows)))('%s', async (_route, row) => {
      const someone = allowedActor(row) ?? 'seeker';
      for (const cookie of sampled(cookies.get(someone === 'visitor' ? 'seeker' : someone) ?? [], row.route)) {
        const holder = world.server.visitor().withCookie(cookie);
        expect(await tryRow(row, callOf(row, world), world, 'visitor', holder)).toBe(row.cells.visitor);
      }
    });
  });

  describe('with an invalid id', () => {
    const withId = opened.filter(({ route }) => route.includes('{'));
    const none = [
      '2147483647',
      '2147483648',
      'abc',
      '0',
      '-1',
      '1.5',
      '9223372036854775808',
      '1 or 1=1',
      "1'--",
      '../1',
      ' ',
      '1,2',
    ];

    it.each(named(withId))('%s', async (route, row) => {
      // Without a valid signature or key callers do not learn what exists.
      const refusal = SIGNED.includes(route) ? '403' : '404';
      for (const id of sampled([...none.map(encodeURIComponent), '%00', '1%00', '..%2F..%2Fsecret'], row.route)) {
        const call = { ...callOf(row, world), id };
        expect([id, await tryWithHeaders(row, call, world, row.by)]).toEqual([id, refusal]);
      }
      for (const id of sampled(['%E0%A4%A', '%ff'], row.route)) {
        const call = { ...callOf(row, world), id };
        expect([id, await tryWithHeaders(row, call, world, row.by)]).toEqual([id, '400']);
      }
    });
  });
});

/** The cookie is the session id, a dot and a signature. */
function sessionId(cookie: string): string {
  return /s:([^.]+)\./.exec(decodeURIComponent(cookie))?.[1] ?? '';
}
