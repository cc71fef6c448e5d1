import { ACTORS, letIn, methodOf, readRows, type Actor, type Row } from '../../support/authorization/row.js';
import { tryRow, tryWithHeaders } from '../../support/authorization/try-row.js';
import { beginWorld, endWorld, type World } from '../../support/authorization/world.js';
import { callOf } from './authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

type Opened = Row & { readonly by: Actor };

/** Routes that let nobody in here, because they need a device or a provider. */
const FOR_OTHERS = new Set([
  'POST /api/account/passkeys',
  'POST /api/auth/passkey',
  'POST /api/auth/second-factor',
  'GET /api/auth/pending',
  'POST /api/auth/pending/registration',
  'POST /api/auth/pending/link',
  'GET /api/auth/{provider}',
  'GET /api/auth/{provider}/callback',
  'POST /api/account/identities/{provider}',
]);

/** Every how many routes one tries everything that is wrong; `npm run prove` tries everything with all of them. */
const TRY_ALL = 10;

/** Requests of every row of the matrix, each with one thing wrong. */
describe('requests with one thing wrong', () => {
  const rows = readRows(MATRIX);
  /** The first row of each route that allows someone, and whom. */
  const opened: readonly Opened[] = [...Map.groupBy(rows, ({ route }) => route).values()].flatMap((some) => {
    const row = some.find((one) => letIn(one) !== undefined || FOR_OTHERS.has(one.route));
    return row ? [{ ...row, by: letIn(row) ?? 'seeker' }] : [];
  });
  const unsafe = opened.filter((row) => methodOf(row) !== 'GET');
  const named = <R extends Row>(some: readonly R[]) => some.map((row) => [row.route, row] as const);
  /** One guard or pipe stands before all routes: some routes try everything that is wrong, and each of the others one thing. */
  const inTurn = <T>(wrongs: readonly T[], route: string): readonly T[] => {
    const index = opened.findIndex((row) => row.route === route);
    const turn = wrongs[index % wrongs.length];
    return process.env['PROOFS'] || index % TRY_ALL === 0 || turn === undefined ? wrongs : [turn];
  };
  let world: World;

  beforeAll(async () => {
    world = await beginWorld();
  });
  afterAll(() => endWorld(world));

  it('cover every route', () => {
    expect(new Set(opened.map(({ route }) => route))).toEqual(new Set(rows.map(({ route }) => route)));
  });

  it.each(named(unsafe))('rejects %s from another site', async (_route, row) => {
    const signs: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: world.server.url },
      { origin: 'http://evil.test' },
      { origin: 'null' },
    ];
    for (const headers of inTurn(signs, row.route)) {
      const outcome = await tryWithHeaders(row, callOf(row, world), world, row.by, headers);
      expect([headers, outcome]).toEqual([headers, '403']);
    }
    const own = await tryWithHeaders(row, callOf(row, world), world, row.by, { 'sec-fetch-site': 'same-origin' });
    expect(own).toBe(String(Number.parseInt(row.cells[row.by], 10)));
  });

  const taking = unsafe.filter((row) => !/avatar|logo|profile\/job-seeker\/resume|attachments/.test(row.route));
  it.each(named(taking))('rejects %s with a body that a plain form can send', async (_route, row) => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    for (const type of inTurn(types, row.route)) {
      const call = { ...callOf(row, world), body: JSON.stringify(callOf(row, world).body ?? {}) };
      const outcome = await tryWithHeaders(row, call, world, row.by, { 'content-type': type });
      expect([type, outcome]).toEqual([type, '415']);
    }
  });

  describe('with a session that has ended', () => {
    const signedIn = ACTORS.filter((actor) => actor !== 'visitor');
    const cookies = new Map<Actor, string[]>();

    beforeAll(async () => {
      // The password is enough for everybody here.
      await world.state.run('delete from second_factor');
      for (const actor of signedIn) {
        const { username } = world.people[actor].user;
        const [first, second] = await Promise.all([signIn(username), signIn(username)]);
        await world.server.visitor().holding(first).post('/api/logout');
        await world.state.run('delete from session where sid = $1', [sessionId(second)]);
        const forged = `${(world.people[actor].sessionCookie ?? '').slice(0, -4)}AAAA`;
        cookies.set(actor, [first, second, forged]);
      }
      await world.state.restore();
    });

    const signIn = async (username: string): Promise<string> =>
      (await world.server.visitor().login(username, 'correct horse')).sessionCookie ?? '';

    it.each(rows.map((row) => [`${row.route} ${row.on}`.trim(), row] as const))('%s', async (_name, row) => {
      const someone = letIn(row) ?? 'seeker';
      for (const cookie of inTurn(cookies.get(someone === 'visitor' ? 'seeker' : someone) ?? [], row.route)) {
        const holder = world.server.visitor().holding(cookie);
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
      // Without a valid signature callers do not learn which files exist.
      const refusal = route === 'GET /api/resumes/{key}' ? '403' : '404';
      for (const id of inTurn([...none.map(encodeURIComponent), '%00', '1%00', '..%2F..%2Fsecret'], row.route)) {
        const call = { ...callOf(row, world), id };
        expect([id, await tryWithHeaders(row, call, world, row.by)]).toEqual([id, refusal]);
      }
      for (const id of inTurn(['%E0%A4%A', '%ff'], row.route)) {
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
