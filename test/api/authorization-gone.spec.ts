import { FileStore } from '../../src/shared/application/file-store.js';
import type { Answer } from '../support/server/api-client.js';
import { letIn, methodOf, pathOf, readRows, type Actor } from '../support/authorization/row.js';
import { beginWorld, endWorld, type World } from '../support/authorization/world.js';
import { callOf } from './authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

/** Routes that find things by nothing but the session: a session ends with its account. */
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

/** What goes at the last moment: as a row is stored, it is taken away again, or never put there. */
const GOING: readonly (readonly [route: string, owner: Actor, table: string, moment: string])[] = [
  ['PUT /api/applications/{id}/status', 'employer', 'application', 'after update'],
  ['PUT /api/applications/{id}/notes', 'employer', 'application', 'after update'],
  ['POST /api/conversations/{id}/messages', 'seeker', 'message', 'after insert'],
  ['POST /api/bookmarks', 'seeker', 'bookmark', 'before insert'],
];

describe('what is gone', () => {
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

  it.each(OWN)('is refused at %s once the account of the %s is gone', async (route, owner) => {
    await world.state.run('delete from user_account where id = $1', [world.people[owner].user.id]);
    expect((await send(route, owner)).status).toBe(401);
  });

  it('is not there at GET /api/resumes/{key}, though its link is signed', async () => {
    expect((await send('GET /api/resumes/{key}', 'visitor')).status).toBe(200);
    await world.state.run('delete from uploaded_file where key = $1', [world.resumeLink.key]);
    expect((await send('GET /api/resumes/{key}', 'visitor')).status).toBe(404);
    await world.state.restore();
    await world.server.app.get(FileStore).delete(world.resumeLink.key);
    expect((await send('GET /api/resumes/{key}', 'visitor')).status).toBe(404);
  });

  it.each(GOING)('is not there at %s, for the %s, where it goes meanwhile', async (route, owner, table, moment) => {
    await world.state.run(
      `create function go() returns trigger language plpgsql as $$
       begin delete from ${table} where id = new.id; return null; end $$`,
    );
    await world.state.run(`create trigger go ${moment} on ${table} for each row execute function go()`);
    const { status } = await send(route, owner);
    await world.state.run('drop function go() cascade');
    expect(status).toBe(404);
  });
});
