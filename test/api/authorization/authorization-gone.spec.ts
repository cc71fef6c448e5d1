import { FileStore } from '#shared/application/file-store.js';
import type { Answer } from '../../support/server/api-client.js';
import { allowedActor, methodOf, pathOf, readRows, type Actor } from '../../support/authorization/row.js';
import { beginWorld, endWorld } from '../../support/authorization/shared-world.js';
import type { World } from '../../support/authorization/world.js';
import { callOf } from './calls/authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

/** Routes that identify their object only by the session, which ends with the account. */
const OWN_ACCOUNT: readonly (readonly [route: string, owner: Actor])[] = [
  ['GET /api/user', 'employer'],
  ['GET /api/profile/job-seeker', 'seeker'],
  ['PUT /api/profile/job-seeker', 'seeker'],
  ['POST /api/profile/job-seeker/resume', 'seeker'],
  ['GET /api/profile/job-seeker/resume', 'seeker'],
  ['GET /api/profile/job-seeker/resume/made', 'seeker'],
  ['POST /api/profile/job-seeker/resume/made', 'seeker'],
  ['GET /api/profile/employer', 'employer'],
  ['GET /api/employer/profile', 'employer'],
  ['PUT /api/profile/employer', 'employer'],
  ['POST /api/profile/employer/logo', 'employer'],
];

/** Rows that are deleted while the request writes them. */
const DELETED_MEANWHILE: readonly (readonly [route: string, owner: Actor, table: string, moment: string])[] = [
  ['PUT /api/applications/{id}/status', 'employer', 'application', 'after update'],
  ['PUT /api/applications/{id}/notes/{noteId}', 'employer', 'application_note', 'after update'],
  ['POST /api/conversations/{id}/messages', 'seeker', 'message', 'after insert'],
  ['POST /api/bookmarks', 'seeker', 'bookmark', 'before insert'],
];

describe('requests for deleted objects', () => {
  let world: World;

  beforeAll(async () => {
    world = await beginWorld();
  });
  afterEach(() => world.state.restore());
  afterAll(() => endWorld(world));

  const send = (route: string, actor: Actor): Promise<Answer> => {
    const row = readRows(MATRIX).find((one) => one.route === route && allowedActor(one) !== undefined);
    if (!row) throw new Error(`There is no row for ${route}`);
    const call = callOf(row, world);
    return world.people[actor].request(methodOf(row), pathOf(row, call), { body: call.body });
  };

  it.each(OWN_ACCOUNT)('return 401 for %s once the account of the %s is deleted', async (route, owner) => {
    const { id } = world.people[owner].user;
    await world.state.run('delete from company_invitation where company_id = $1', [id]);
    await world.state.run('delete from user_account where id = $1', [id]);
    expect((await send(route, owner)).status).toBe(401);
  });

  it('return 404 for GET /api/resumes/{key} with a signed link to a deleted file', async () => {
    expect((await send('GET /api/resumes/{key}', 'visitor')).status).toBe(200);
    await world.state.run('delete from uploaded_file where key = $1', [world.resumeLink.key]);
    expect((await send('GET /api/resumes/{key}', 'visitor')).status).toBe(404);
    await world.state.restore();
    await world.server.app.get(FileStore).delete(world.resumeLink.key);
    expect((await send('GET /api/resumes/{key}', 'visitor')).status).toBe(404);
  });

  it.each(DELETED_MEANWHILE)(
    'return 404 for %s by the %s if the row is deleted during the request',
    async (route, owner, table, moment) => {
      await world.state.run(
        `create function delete_row() returns trigger language plpgsql as $$
       begin delete from ${table} where id = new.id; return null; end $$`,
      );
      await world.state.run(
        `create trigger delete_row ${moment} on ${table} for each row execute function delete_row()`,
      );
      const { status } = await send(route, owner);
      await world.state.run('drop function delete_row() cascade');
      expect(status).toBe(404);
    },
  );
});
