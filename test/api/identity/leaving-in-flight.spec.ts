import { Client } from 'pg';
import { eventually } from '../../support/eventually.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';
import { lockWaits } from '../../support/database/lock-waits.js';

describe('a request in flight while its account is deleted', () => {
  let server: TestServer;
  let database: Client;
  beforeAll(async () => {
    server = await sharedServer();
    database = new Client({ connectionString: server.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
  });

  const count = async (sql: string, ...values: unknown[]) =>
    (await database.query<{ n: number }>(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n;

  /** Number of connections that wait for a lock. */
  it('stores nothing', async () => {
    const [employer, seeker, admin] = [await server.employer(), await server.jobSeeker(), await server.admin()];
    const [saved, another] = [await openListing(employer, admin), await openListing(employer, admin)];
    expect((await seeker.post('/api/bookmarks', { jobId: saved })).status).toBe(201);
    // Locks a row of the account, which blocks the deletion.
    await database.query('begin');
    await database.query('select from bookmark where user_id = $1 for update', [seeker.user.id]);
    const leaving = seeker.request('DELETE', '/api/account', { body: { password: 'correct horse' } });
    await eventually(async () => expect(await lockWaits(database)).toBe(1));
    const inFlight = [
      seeker.post('/api/bookmarks', { jobId: another }),
      seeker.post('/api/applications', { jobId: another }),
    ];
    await eventually(async () => expect(await lockWaits(database)).toBe(3));
    await database.query('commit');
    expect((await leaving).status).toBe(204);
    expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual([401, 401]);
    expect(await count('bookmark where user_id = $1', seeker.user.id)).toBe(0);
    expect(await count('application where job_seeker_id = $1', seeker.user.id)).toBe(0);
  });
});
