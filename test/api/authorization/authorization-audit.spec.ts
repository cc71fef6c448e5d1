import { Database } from '#platform/postgres/database.js';
import { methodOf, readRows, type Row } from '../../support/authorization/row.js';
import { tryRow } from '../../support/authorization/try-row.js';
import { beginWorld, endWorld } from '../../support/authorization/shared-world.js';
import type { World } from '../../support/authorization/world.js';
import { callOf } from './authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

/** Refused in this setup, which has a single admin and no mail server (tests of failed mails check that entry). */
const REFUSED = [
  'POST /api/users/{id}/export',
  'DELETE /api/users/{id}',
  'PUT /api/users/{id}/suspension',
  'POST /api/admin/invitations',
  'POST /api/admin/mails/retry',
];

/** Changes nothing: the download is recorded. */
const LINK = 'POST /api/admin/database/backups/{name}/link';

/** Whether admins may do it, but strangers with other roles may not. */
function isAdminAction({ cells }: Row): boolean {
  const strangers = [cells.visitor, cells.otherSeeker, cells.otherEmployer];
  if (cells.admin.startsWith('2')) return strangers.every((cell) => cell.startsWith('4'));
  return cells.admin === '409' && cells.otherSeeker === '403';
}

describe('the audit log', () => {
  const actions = readRows(MATRIX).filter((row) => methodOf(row) !== 'GET' && row.route !== LINK && isAdminAction(row));
  let world: World;

  beforeAll(async () => {
    world = await beginWorld();
  });
  afterAll(() => endWorld(world));

  const entries = async (): Promise<number> => {
    const sql = `select count(*)::int as n from audit_entry where actor_id = $1 and action not like 'sign-%'`;
    return (await world.server.app.get(Database).query<{ n: number }>(sql, [world.people.admin.user.id]))[0]?.n ?? 0;
  };

  it('covers admin actions, nearly all of which succeed in this setup', () => {
    expect(actions.length).toBeGreaterThan(8);
    expect(actions.filter(({ cells }) => !cells.admin.startsWith('2')).map(({ route }) => route)).toEqual(REFUSED);
  });

  const possible = actions.filter(({ cells }) => cells.admin.startsWith('2'));
  it.each(possible.map((row) => [`${row.route} ${row.on}`.trim(), row] as const))(
    'records %s by an admin',
    async (_name, row) => {
      const before = await entries();
      expect(await tryRow(row, callOf(row, world), world, 'admin')).toBe(row.cells.admin);
      expect(await entries()).toBe(before + 1);
    },
  );
});
