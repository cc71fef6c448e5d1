import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { firstOfEachRoute, readRows, type Row } from '../../support/authorization/row.js';
import { tryRow } from '../../support/authorization/try-row.js';
import { beginWorld, endWorld } from '../../support/authorization/shared-world.js';
import type { World } from '../../support/authorization/world.js';
import type { TestServer } from '../../support/server/test-server.js';
import { callOf } from './calls/authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

/** Routes for setting up or passing the second factor. */
const ALLOWED = [
  'GET /api/user',
  'POST /api/logout',
  'GET /api/account/sign-in',
  'POST /api/account/second-factor',
  'PUT /api/account/second-factor',
  'POST /api/account/passkeys/options',
  'POST /api/account/passkeys',
];

/** Another actor of the matrix: routes for signed-in users are forbidden, and the others answer as to visitors. */
function expected({ route, cells }: Row): string {
  if (ALLOWED.includes(route)) return cells.admin;
  return cells.visitor === '401' && route !== 'POST /api/login' && route !== 'POST /api/auth/passkey'
    ? '403'
    : cells.visitor;
}

describe('an admin who has to pass a second factor', () => {
  let world: World;
  let strict: TestServer;

  beforeAll(async () => {
    world = await beginWorld();
    const { dataDirectory } = world.server.app.get<Settings>(SETTINGS);
    const settings = { DATA_DIR: dataDirectory, OUTBOUND_ALLOWED_HOSTS: '127.0.0.1' };
    strict = await world.server.sibling({ ...settings, REQUIRE_ADMIN_2FA: 'true' });
  });
  afterAll(async () => {
    await strict.stop();
    await endWorld(world);
  });

  it.each(firstOfEachRoute(readRows(MATRIX)).map((row) => [`${row.route} ${row.on}`.trim(), row] as const))(
    'is refused or treated as a visitor by %s',
    async (_name, row) => {
      const there = { ...world, server: strict };
      expect(await tryRow(row, callOf(row, world), there, 'visitor', world.people.admin)).toBe(expected(row));
    },
  );
});
