import { startTestServer, type TestServer } from '../../support/server/test-server.js';

const FORGED: readonly Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.1' },
  { 'x-real-ip': '203.0.113.2' },
  { forwarded: 'for=203.0.113.3;proto=https;host=evil.test' },
  { 'cf-connecting-ip': '203.0.113.4', 'true-client-ip': '203.0.113.5', 'x-client-ip': '203.0.113.6' },
  { 'x-forwarded-for': '127.0.0.1, ::1', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
];

const registering = (server: TestServer) => {
  let number = 0;
  return async (headers: Record<string, string>): Promise<number> => {
    number += 1;
    const username = `person${number}`;
    const account = { username, email: `${username}@x.org`, fullName: username, password: 'quiet harbor' };
    return (await server.visitor().post('/api/register', account, headers)).status;
  };
};

describe('forged forwarding headers', () => {
  const withServer = async (variables: Record<string, string>, run: (server: TestServer) => Promise<void>) => {
    const server = await startTestServer({ LIMIT_REGISTRATIONS_PER_HOUR: '1', ...variables });
    try {
      await run(server);
    } finally {
      await server.stop();
    }
  };

  it('are ignored when no proxy is trusted', () =>
    withServer({}, async (server) => {
      const register = registering(server);
      expect(await register({})).toBe(201);
      for (const headers of FORGED) expect(await register(headers)).toBe(429);
    }));

  it('are ignored behind a proxy, which appends the real address', () =>
    withServer({ TRUST_PROXY: '1' }, async (server) => {
      const register = registering(server);
      const throughProxy = (claimed: string, address: string) =>
        register({ 'x-forwarded-for': claimed ? `${claimed}, ${address}` : address, 'x-real-ip': claimed });
      expect(await throughProxy('', '198.51.100.7')).toBe(201);
      for (const claimed of ['203.0.113.1', '203.0.113.2', '198.51.100.8, 203.0.113.3']) {
        expect(await throughProxy(claimed, '198.51.100.7')).toBe(429);
      }
      expect(await throughProxy('198.51.100.7', '198.51.100.8')).toBe(201);
    }));

  it('do not multiply the limit of an IPv6 network', () =>
    withServer({ TRUST_PROXY: '1' }, async (server) => {
      const register = registering(server);
      expect(await register({ 'x-forwarded-for': '2001:db8:1:2::1' })).toBe(201);
      expect(await register({ 'x-forwarded-for': '2001:db8:1:2:ffff::1' })).toBe(429);
      expect(await register({ 'x-forwarded-for': '2001:db8:1:3::1' })).toBe(201);
    }));

  it('neither change links nor allow cross-site requests', () =>
    withServer({ PUBLIC_URL: 'http://jobs.test', TRUST_PROXY: '1' }, async (server) => {
      const forged = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', host: 'evil.test' };
      const page = await server.visitor().get<string>('/', forged);
      expect(page.body).not.toContain('evil.test');
      expect([...page.headers.values()].join('\n')).not.toContain('evil.test');
      const login = { username: 'nobody', password: 'quiet harbor' };
      const foreign = { ...forged, origin: 'https://evil.test' };
      expect((await server.visitor().post('/api/login', login, foreign)).status).toBe(403);
    }));
});
