import { Client } from 'pg';
import type { ApiClient } from '../../support/server/api-client.js';
import { EventReader } from '../../support/server/event-reader.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const PASSWORD = 'correct horse';

describe('a session', () => {
  let server: TestServer;
  let sibling: TestServer;
  let database: Client;
  beforeAll(async () => {
    server = await startTestServer();
    sibling = await server.sibling();
    database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await sibling.stop();
    await server.stop();
  });

  const status = async (client: ApiClient, path = '/api/user') => (await client.get(path)).status;

  /** A user signed in to both processes, with an event stream to the second. */
  const someone = async () => {
    const here = await server.jobSeeker();
    const there = here.at(sibling.url);
    expect([await status(here), await status(there)]).toEqual([200, 200]);
    return { here, there, stream: await EventReader.listening(there) };
  };

  it.each([
    ['the role changes', `update user_account set role = 'employer' where id = $1`],
    ['the password changes', `update user_account set password_hash = 'another' where id = $1`],
    ['the account is deleted', 'delete from user_account where id = $1'],
  ])('ends at once in all processes when %s, including event streams', async (_what, sql) => {
    const [{ here, there, stream }, other] = [await someone(), await server.jobSeeker()];
    await database.query(sql, [here.user.id]);
    expect([await status(here), await status(there)]).toEqual([401, 401]);
    await stream.ended();
    expect(await status(other)).toBe(200);
  });

  it('survives other account changes', async () => {
    const { here, there, stream } = await someone();
    await database.query(`update user_account set full_name = 'Someone Else' where id = $1`, [here.user.id]);
    expect([await status(here), await status(there)]).toEqual([200, 200]);
    stream.close();
  });

  it("follows the account's current role", async () => {
    const admin = await server.admin();
    const { id, username } = admin.user;
    expect(await status(admin.at(sibling.url), '/api/users')).toBe(200);
    const { rows } = await database.query('select sess from session where user_id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain('role');
    await database.query(`update user_account set role = 'job_seeker' where id = $1`, [id]);
    const again = await sibling.visitor().login(username, PASSWORD);
    expect(await status(again, '/api/users')).toBe(403);
    expect(await status(again)).toBe(200);
  });

  it('ends 90 days after the sign-in, however often it is renewed', async () => {
    const seeker = await server.jobSeeker();
    const { id } = seeker.user;
    const expiry = async () => {
      const { rows } = await database.query<{ days: number }>(
        'select extract(epoch from expire - created_at)::int / 86400 as days from session where user_id = $1',
        [id],
      );
      return rows[0]?.days;
    };
    expect(await expiry()).toBe(30);
    await database.query(
      `update session set created_at = now() - interval '80 days',
         sess = jsonb_set(sess::jsonb, '{cookie,expires}', to_jsonb(now() + interval '20 days'))::json
       where user_id = $1`,
      [id],
    );
    expect((await seeker.get('/api/user', { 'user-agent': 'Phone/2.0' })).status).toBe(200);
    expect(await expiry()).toBe(90);
    const used = await database.query(`select sess #>> '{client,userAgent}' as by from session where user_id = $1`, [
      id,
    ]);
    expect(used.rows).toEqual([{ by: 'Phone/2.0' }]);
    // A minute past the end: the process reads whole milliseconds, so a request within the same one would still pass.
    await database.query(`update session set created_at = now() - interval '90 days 1 minute' where user_id = $1`, [
      id,
    ]);
    expect(await status(seeker)).toBe(401);
  });

  it('never starts with a password that is being replaced', async () => {
    const { id, username } = (await server.jobSeeker()).user;
    const change = new Client({ connectionString: server.databaseUrl });
    await change.connect();
    try {
      await database.query('delete from session where user_id = $1', [id]);
      await change.query('begin');
      await change.query(`update user_account set password_hash = 'another' where id = $1`, [id]);
      const signingIn = sibling.visitor().post('/api/login', { username, password: PASSWORD });
      await waitForLockOn(database, 'user_account');
      await change.query('commit');
      expect((await signingIn).status).toBe(401);
      expect((await signingIn).headers.getSetCookie().join()).not.toMatch(/wayfare=s/);
    } finally {
      await change.end();
    }
    expect((await database.query('select from session where user_id = $1', [id])).rowCount).toBe(0);
  });

  it('is not restored by a simultaneous renewal', async () => {
    const seeker = await server.jobSeeker();
    const lock = new Client({ connectionString: server.databaseUrl });
    await lock.connect();
    try {
      await database.query(
        `update session set sess = jsonb_set(sess::jsonb, '{cookie,expires}', to_jsonb(now() + interval '1 day'))::json
         where user_id = $1`,
        [seeker.user.id],
      );
      await lock.query('begin');
      await lock.query('delete from session where user_id = $1', [seeker.user.id]);
      const renewing = seeker.get('/api/user');
      await waitForLockOn(database, 'session');
      await lock.query('commit');
      await renewing;
    } finally {
      await lock.end();
    }
    expect(await status(seeker)).toBe(401);
  });
});

/** Resolves once a statement on this table waits for a lock that the test holds. */
async function waitForLockOn(database: Client, table: string): Promise<void> {
  for (;;) {
    const { rowCount } = await database.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'`,
      [table],
    );
    if (rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
