import { FileStore } from '../../../src/shared/application/file-store.js';
import type { Answer } from '../../support/server/api-client.js';
import { letIn, methodOf, pathOf, readRows, type Actor } from '../../support/authorization/row.js';
import { beginWorld, endWorld, type World } from '../../support/authorization/world.js';
import { callOf } from './authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

/** Routes that identify objects only by session, which ends with the account. */
const OWN: readonly (readonly [route: string, owner: Actor])[] = [
  ['GET /api/user', 'employer'],
  ['GET /api/profile/job-seeker', 'seeker'],
  ['PUT /api/profile/job-seeker', 'seeker'],
  ['POST /api/profile/job-seeker/resume', 'seeker'],
  ['GET /api/profile/job-seeker/resume', 'seeker'],
  ['GET /api/profile/employer', 'employer'],
  ['GET /api/employer/profile', 'employer'],
  ['PUT /api/profile/employer', 'employer'],
  ['POST /api/profile/employer/logo', 'employer'],
];

/** Rows that disappear while they are written. */
const GOING: readonly (readonly [route: string, owner: Actor, table: string, moment: string])[] = [
  ['PUT /api/applications/{id}/status', 'employer', 'application', 'after update'],
  ['PUT /api/applications/{id}/notes', 'employer', 'application', 'after update'],
  ['POST /api/conversations/{id}/messages', 'seeker', 'message', 'after insert'],
  ['POST /api/bookmarks', 'seeker', 'bookmark', 'before insert'],
];

describe('what no longer exists', () => {
  let world: World;

  beforeAll(async () => {
    world = await beginWorld();
  });
  afterEach(() => world.state.restore());
  afterAll(() => endWorld(world));

  const send = (route: string, actor: Actor): Promise<Answer> => {
    const row = readRows(MATRIX).find((one) => one.route === route && letIn(one) !== undefined);
    if (!row) throw new Error(`There is no row for ${route}`);
    const call = callOf(row, world);
    return world.people[actor].request(methodOf(row), pathOf(row, call), { body: call.body });
  };

  it.each(OWN)('returns 401 at %s once the account of the %s is deleted', async (route, owner) => {
    await world.state.run('delete from user_account where id = $1', [world.people[owner].user.id]);
    expect((await send(route, owner)).status).toBe(401);
  });

  it('returns 404 at GET /api/resumes/{key} for a signed link to a deleted file', async () => {
    expect((await send('GET /api/resumes/{key}', 'visitor')).status).toBe(200);
    await world.state.run('delete from uploaded_file where key = $1', [world.resumeLink.key]);
    expect((await send('GET /api/resumes/{key}', 'visitor')).status).toBe(404);
    await world.state.restore();
    await world.server.app.get(FileStore).delete(world.resumeLink.key);
    expect((await send('GET /api/resumes/{key}', 'visitor')).status).toBe(404);
  });

  it.each(GOING)(
    'returns 404 at %s to the %s when the row disappears meanwhile',
    async (route, owner, table, moment) => {
      await world.state.run(
        `create function go() returns trigger language plpgsql as $$
       begin delete from ${table} where id = new.id; return null; end $$`,
      );
      await world.state.run(`create trigger go ${moment} on ${table} for each row execute function go()`);
      const { status } = await send(route, owner);
      await world.state.run('drop function go() cascade');
      expect(status).toBe(404);
    },
  );
});
