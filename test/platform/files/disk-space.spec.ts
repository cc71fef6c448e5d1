import { DiskSpace } from '#platform/files/disk-space.js';
import { DatabaseError } from 'pg';
import type { Database } from '#platform/postgres/database.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';

const DISK_FULL = Object.assign(new DatabaseError('could not extend file', 0, 'error'), { code: '53100' });

/** A fake database whose writes succeed or fail. */
function aDatabase(query: () => Promise<unknown>): Database {
  return { query } as unknown as Database;
}

describe('DiskSpace', () => {
  it.each(['ENOSPC', 'EDQUOT', '53100'])('recognizes %s, also as a cause', (code) => {
    const disk = new DiskSpace(
      { dataDirectory: '/' },
      aDatabase(() => Promise.resolve([])),
    );
    const error = Object.assign(new Error('write'), { code });
    expect([error, new Error('wrapped', { cause: error }), new Error('other')].map((e) => disk.isFull(e))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("reports no room after the database's disk was full, until it can write again", async () => {
    let isFull = false;
    let writes = 0;
    const write = () => {
      writes += 1;
      return isFull ? Promise.reject(DISK_FULL) : Promise.resolve([]);
    };
    const disk = new DiskSpace({ dataDirectory: '/' }, aDatabase(write));
    expect([await disk.databaseHasRoom(), writes]).toEqual([true, 0]);
    isFull = true;
    disk.isFull(DISK_FULL);
    expect(await disk.databaseHasRoom()).toBe(false);
    isFull = false;
    expect([await disk.databaseHasRoom(), await disk.databaseHasRoom(), writes]).toEqual([true, true, 2]);
  });

  it('reports no room on a disk that is nearly full', async () => {
    // /proc reports zero blocks.
    const disk = new DiskSpace(
      { dataDirectory: '/proc' },
      aDatabase(() => Promise.resolve([])),
    );
    expect(await disk.hasRoom()).toBe(process.platform !== 'linux');
  });
});

describe("when the database's disk is full", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('returns 503 with Retry-After, and stays ready', async () => {
    await withConnection(server.databaseUrl, async (client) => {
      await client.query(`
        create function disk_full() returns trigger language plpgsql as $$
        begin raise 'could not extend file' using errcode = '53100'; end $$`);
      await client.query('create trigger disk_full before insert on user_account execute function disk_full()');
    });
    const account = { username: 'maria', email: 'maria@wayfare.test', password: 'correct horse', fullName: 'Maria' };
    const answer = await server.visitor().post('/api/register', { ...account, role: 'job_seeker' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'storage_full' } });
    expect(answer.headers.get('retry-after')).toBe('60');
    expect((await server.visitor().get('/health/ready')).status).toBe(200);
  });
});
