import { Client } from 'pg';
import type { PostgresRateLimiter } from '#platform/http/security/postgres-rate-limiter.js';
import { RateLimiter } from '#shared/application/limits/rate-limiter.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Problem = { readonly code: string; readonly message: string };

const PASSWORD = 'quiet harbor';

describe('sign-in under attack', () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await startTestServer({ TRUST_PROXY: '1' });
    client = new Client({ connectionString: server.databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server.stop();
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const signIn = (username: string, password: string, address: string) =>
    server.visitor().post<Problem>('/api/login', { username, password }, from(address));
  const register = (username: string, address: string) =>
    server
      .visitor()
      .post<Problem>(
        '/api/register',
        { username, email: `${username}@x.org`, fullName: 'Rosa Rivera', password: PASSWORD },
        from(address),
      );

  it('rejects overlong usernames and passwords', async () => {
    expect(await signIn('\u1234'.repeat(2_700), PASSWORD, '198.51.100.1')).toMatchObject({
      status: 400,
      body: { message: 'Username must be at most 254 characters' },
    });
    expect(await signIn('nobody', 'x'.repeat(129), '198.51.100.1')).toMatchObject({
      status: 400,
      body: { message: 'Password must be at most 128 characters' },
    });
  });

  it('limits an address that guesses with the longest usernames', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 101; i += 1) {
      const name = `${i}${'\u1234'.repeat(250)}`;
      statuses.push((await signIn(name, 'wrong password', '198.51.100.2')).status);
    }
    expect(statuses.slice(0, 100)).toEqual(Array(100).fill(401));
    expect(statuses[100]).toBe(429);
  });

  it('counts attempts with a malformed forwarded address', async () => {
    const forged = 'x'.repeat(8_000);
    for (let i = 0; i < 10; i += 1) expect((await signIn('ghost', 'wrong password', forged + i)).status).toBe(401);
    expect((await signIn('ghost', 'wrong password', `${forged}10`)).status).toBe(429);
  });

  it('deletes expired counts', async () => {
    await signIn('ghost', 'wrong password', '198.51.100.4');
    const counts = async () =>
      (await client.query<{ expired: boolean }>('select expire < $1 as expired from rate_limit', [Date.now()])).rows;
    expect(await counts()).toContainEqual({ expired: false });
    await client.query(`insert into rate_limit (key, points, expire) values ('old', 1, $1)`, [Date.now() - 1]);
    await (server.app.get(RateLimiter, { strict: false }) as PostgresRateLimiter).deleteExpired();
    expect(await counts()).not.toContainEqual({ expired: true });
    expect(await counts()).toContainEqual({ expired: false });
  });

  it('rejects sign-ins while attempts cannot be counted', async () => {
    await client.query('alter table rate_limit rename column points to gone');
    try {
      const refused = await signIn('nobody', 'wrong password', '198.51.100.3');
      expect(refused).toMatchObject({
        status: 503,
        body: { message: 'Temporarily unavailable. Please try again in a few seconds.' },
      });
      expect(refused.headers.get('retry-after')).toBe('5');
    } finally {
      await client.query('alter table rate_limit rename column gone to points');
    }
  });

  it('accepts owners, including admins, from a familiar address while others guess', async () => {
    await register('rosa', '203.0.113.1');
    await server.admin();
    const admin = { username: 'testadmin', password: 'correct horse' };
    expect((await server.visitor().post('/api/login', admin, from('203.0.113.1'))).status).toBe(200);
    for (const name of ['rosa', 'testadmin'])
      for (let i = 0; i < 12; i += 1) await signIn(name, 'wrong password', `198.51.100.${100 + i}`);
    const attempts = [
      await signIn('rosa', PASSWORD, '203.0.113.1'),
      await signIn('rosa@x.org', PASSWORD, '203.0.113.1'),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([200, 200]);
    expect((await signIn(admin.username, admin.password, '203.0.113.1')).status).toBe(200);
    const stranger = await signIn('rosa', PASSWORD, '198.51.100.4');
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('retry-after'))).toBeLessThanOrEqual(20);
  });

  it('stores hashes of the latest ten addresses of an account', async () => {
    await register('olga', '203.0.113.50');
    for (let i = 0; i < 12; i += 1) await signIn('olga', PASSWORD, `203.0.113.${100 + i}`);
    const { rows } = await client.query<{ address_hash: string }>(
      `select address_hash from sign_in_address join user_account on id = user_id where username = 'olga'`,
    );
    expect(rows).toHaveLength(10);
    expect(rows.filter(({ address_hash }) => !/^[\w-]{43}$/.test(address_hash))).toEqual([]);
  });

  it('accepts fifty simultaneous valid attempts from one address', async () => {
    await register('many', '203.0.113.2');
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn('many', PASSWORD, '203.0.113.2')));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  });
});
