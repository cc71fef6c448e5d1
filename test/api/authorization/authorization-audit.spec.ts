import { Database } from '#platform/postgres/database.js';
import { allowedActor, methodOf, pathOf, readRows, type Actor, type Row } from '../../support/authorization/row.js';
import { tryRow } from '../../support/authorization/try-row.js';
import { beginWorld, endWorld } from '../../support/authorization/shared-world.js';
import type { World } from '../../support/authorization/world.js';
import { AUDITED_ROWS } from './rows/audited-rows.js';
import { callOf } from './calls/authorization-calls.js';
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

/** What entries are about, where the call names something else. */
const ABOUT: Readonly<Record<string, Actor>> = {
  'DELETE /api/admin/notes/{id}': 'employer',
  'PUT /api/admin/objections/{id}/reject': 'otherSeeker',
  'PUT /api/admin/workplaces/{id}/approve': 'employer',
};

/** The entries by the name of a row. */
const AUDITED: ReadonlyMap<string, readonly string[]> = new Map(
  AUDITED_ROWS.trim()
    .split('\n')
    .map((line) => line.split('|').map((column) => column.trim()))
    .map(([name = '', entries = '']) => [name, entries.split(' ')]),
);

const nameOf = (row: Row, actor: Actor): string =>
  `${row.route} ${row.on}`.trim() + (actor === allowedActor(row) ? '' : `, by an ${actor}`);

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

  type Entry = { readonly action: string; readonly actor: number | null; readonly subject: string | null };
  /** What the log has after its first entries. */
  const since = (count: number): Promise<Entry[]> => {
    const sql = 'select action, actor_id as actor, subject_id as subject from audit_entry order by position offset $1';
    return world.server.app.get(Database).query<Entry>(sql, [count]);
  };

  it('has what admins do, nearly all of which succeeds in this setup', () => {
    expect(actions.length).toBeGreaterThan(8);
    const unrecorded = actions.filter((row) => !AUDITED.has(nameOf(row, 'admin')));
    expect(unrecorded.map(({ route }) => route)).toEqual(REFUSED);
  });

  const done = readRows(MATRIX)
    .filter((row) => methodOf(row) !== 'GET')
    .flatMap((row) =>
      [...new Set([allowedActor(row) ?? 'visitor', ...(isAdminAction(row) ? ['admin' as const] : [])])]
        .filter((actor) => row.cells[actor].startsWith('2'))
        .map((actor) => [nameOf(row, actor), row, actor] as const),
    );
  it.each(done)('records %s', async (name, row, actor) => {
    const before = (await since(0)).length;
    const call = callOf(row, world);
    expect(await tryRow(row, call, world, actor)).toBe(row.cells[actor]);
    const entries = await since(before);
    expect(entries.map(({ action }) => action)).toEqual(AUDITED.get(name) ?? []);
    // Visitors are known by what they signed up or in as, or by a link.
    if (row.cells.visitor.startsWith('2')) return;
    const caller = world.people[actor].user.id;
    const other = ABOUT[row.route];
    const named = `${pathOf(row, call)} ${JSON.stringify(call.body ?? '')} ${other ? world.people[other].user.id : caller}`;
    const subjects = [null, ...(named.match(/\d+/g) ?? [])];
    expect(entries.map(({ action, actor: by }) => [action, by])).toEqual(entries.map(({ action }) => [action, caller]));
    const about = entries.filter(({ action }) => !action.startsWith('backup.')).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(about));
  });
});
