import { Client } from 'pg';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { Database } from '#platform/postgres/database.js';
import { shortenedAddress } from '#platform/audit/shortened-address.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Row = {
  id: number;
  position: number;
  action: string;
  actor_kind: string;
  actor_id: number | null;
  address: string | null;
};

describe('the audit log', () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await startTestServer();
    client = new Client({ connectionString: server.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server.stop();
  });

  const rows = async () => (await client.query<Row>('select * from audit_entry order by position')).rows;
  const add = (task: string) =>
    server.app.get(AuditLog).add({ action: 'task.failed', subject: { kind: 'task', id: task } });
  const newest = async () => (await rows()).at(-1);

  it('stores no entry if the transaction is rolled back', async () => {
    const before = (await rows()).length;
    const failing = server.app.get(UnitOfWork).run(async () => {
      await add('rolled back');
      throw new Error('No');
    });
    await expect(failing).rejects.toThrow('No');
    expect(await rows()).toHaveLength(before);
  });

  it('numbers concurrent entries without gaps', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, i) => add(`task ${i}`)));
    const positions = (await rows()).map(({ position }) => position);
    expect(positions).toEqual(positions.map((_, i) => i + 1));
  });

  it('rejects updates, deletions and truncation', async () => {
    await add('kept');
    for (const statement of [
      `update audit_entry set action = 'task.forged'`,
      'update audit_entry set position = position + 1000',
      `update audit_entry set address = '198.51.100.0/24'`,
      'delete from audit_entry',
      'truncate audit_entry',
    ])
      await expect(client.query(statement)).rejects.toThrow('The audit log cannot be changed.');
  });

  it('accepts entries from concurrent transactions without deadlocks', async () => {
    const act = (task: string) =>
      server.app.get(UnitOfWork).run(async () => {
        await add(task);
        await server.app.get(Database).query('select pg_sleep(0.01)');
      });
    await Promise.all(['a', 'b', 'c', 'd'].map(act));
    expect((await newest())?.actor_kind).toBe('system');
  });

  it('records sign-ins and sign-outs with the network of the user', async () => {
    const seeker = await server.jobSeeker();
    await seeker.post('/api/logout', {});
    expect(await newest()).toMatchObject({ action: 'sign-out', actor_id: seeker.user.id, address: '127.0.0.0/24' });
    await server.visitor().post('/api/login', { username: seeker.user.username, password: 'wrong horse' });
    expect(await newest()).toMatchObject({ action: 'sign-in.failed', actor_kind: 'visitor', actor_id: null });
    expect(JSON.stringify(await rows())).not.toMatch(/wrong horse|correct horse/);
  });

  describe('and sessions', () => {
    const sessionsOf = async (userId: number) =>
      (await client.query('select from session where user_id = $1', [userId])).rowCount;
    const entriesOf = async (userId: number) => (await rows()).filter((row) => row.actor_id === userId).length;

    /** Makes the database refuse rows that do not pass the check, while `work` runs. */
    const refusing = async (table: string, check: string, work: () => Promise<void>) => {
      await client.query(`alter table ${table} add constraint refused check (${check}) not valid`);
      try {
        await work();
      } finally {
        await client.query(`alter table ${table} drop constraint refused`);
      }
    };

    it.each([
      ['the entry', 'audit_entry', `action <> 'sign-in.succeeded'`],
      ['the session', 'session', 'user_id is null'],
    ])('begin together or not at all: nobody is signed in without %s', async (_what, table, check) => {
      const seeker = await server.jobSeeker();
      const { id, username } = seeker.user;
      const [sessions, entries] = [await sessionsOf(id), await entriesOf(id)];
      await refusing(table, check, async () => {
        const credentials = { username, password: 'correct horse' };
        const visitor = server.visitor();
        expect((await visitor.post('/api/login', credentials)).status).toBe(500);
        expect((await visitor.get('/api/user')).status).toBe(401);
        // A user who was signed in before stays signed in.
        expect((await seeker.post('/api/login', credentials)).status).toBe(500);
      });
      expect((await seeker.get('/api/user')).status).toBe(200);
      expect([await sessionsOf(id), await entriesOf(id)]).toEqual([sessions, entries]);
    });

    it('end together or not at all', async () => {
      const seeker = await server.jobSeeker();
      await refusing('audit_entry', `action <> 'sign-out'`, async () => {
        expect((await seeker.post('/api/logout', {})).status).toBe(500);
      });
      expect((await seeker.get('/api/user')).status).toBe(200);
      expect((await seeker.post('/api/logout', {})).status).toBe(204);
      expect(await sessionsOf(seeker.user.id)).toBe(0);
    });
  });

  it('deletes the addresses of deleted accounts', async () => {
    const seeker = await server.jobSeeker();
    await seeker.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    const about = (await rows()).filter((row) => JSON.stringify(row).includes(`"subject_id":"${seeker.user.id}"`));
    expect(about.map(({ action }) => action)).toEqual(['account.registered', 'sign-in.succeeded', 'account.deleted']);
    expect(new Set(about.map(({ address }) => address))).toEqual(new Set([null]));
  });

  it('is trimmed only from the beginning, so many entries at once', async () => {
    const trim = async (before: string, most: number): Promise<number> =>
      (await client.query<{ n: number }>('select audit_trim($1, $2) as n', [before, most])).rows[0]?.n ?? -1;
    expect(await trim('2000-01-01', 10)).toBe(0);
    expect((await rows())[0]?.position).toBe(1);
    expect(await trim('now', 2)).toBe(2);
    expect((await rows())[0]?.position).toBe(3);
    const trimmed = await trim('now', 1_000);
    await add('later');
    const [first, ...more] = await rows();
    expect([first?.position, more]).toEqual([trimmed + 3, []]);
    expect(await trim('2000-01-01', 10)).toBe(0);
  });
});

describe('a shortened address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:34::1', '2001:db8:12::/48'],
    ['nonsense', null],
    [undefined, null],
  ])('of %s is %s', (address, shortened) => {
    expect(shortenedAddress(address)).toBe(shortened);
  });
});
