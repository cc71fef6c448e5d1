import { SETTINGS } from '../../../src/shared/adapters/config/config.module.js';
import type { Settings } from '../../../src/shared/adapters/config/settings.js';
import { readRows, type Row } from '../../support/authorization/row.js';
import { tryRow } from '../../support/authorization/try-row.js';
import { beginWorld, endWorld, type World } from '../../support/authorization/world.js';
import type { TestServer } from '../../support/server/test-server.js';
import { callOf } from './authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

/** What leads an admin to a second factor. */
const OPEN = [
  'GET /api/user',
  'POST /api/logout',
  'GET /api/account/sign-in',
  'POST /api/account/second-factor',
  'PUT /api/account/second-factor',
  'POST /api/account/passkeys/options',
  'POST /api/account/passkeys',
];

/** One more actor of the matrix: what only users may do is forbidden, and the rest is answered like visitors. */
function expected({ route, cells }: Row): string {
  if (OPEN.includes(route)) return cells.admin;
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

  it.each(readRows(MATRIX).map((row) => [`${row.route} ${row.on}`.trim(), row] as const))(
    'is answered %s as a visitor or not at all',
    async (_name, row) => {
      const there = { ...world, server: strict };
      expect(await tryRow(row, callOf(row, world), there, 'visitor', world.people.admin)).toBe(expected(row));
    },
  );
});
