import { once } from 'node:events';
import { connect } from 'node:net';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Problem = { statusCode: number; code: string; message: string };

describe('the HTTP API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: 'http://jobs.test' });
  });
  afterAll(() => server.stop());

  const login = { username: 'nobody', password: 'quiet harbor' };

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 401],
    [{ 'sec-fetch-site': 'none' }, 401],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://jobs.test' }, 403],
    [{ origin: 'http://jobs.test' }, 401],
    [{ origin: 'http://evil.test' }, 403],
    [{ origin: 'http://jobs.test.evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 401],
  ])('given %o, answers an unsafe request with %d', async (headers: Record<string, string>, status) => {
    expect((await server.visitor().post('/api/login', login, headers)).status).toBe(status);
  });

  it('allows reads from other sites', async () => {
    expect((await server.visitor().get('/api/user', { 'sec-fetch-site': 'cross-site' })).status).toBe(401);
  });

  it.each([
    ['text/plain', JSON.stringify(login)],
    ['application/x-www-form-urlencoded', 'username=nobody&password=secret1'],
    ['application/xml', '<a/>'],
  ])('rejects a body of type %s', async (type, body) => {
    const answer = await server
      .visitor()
      .request<Problem>('POST', '/api/login', { body, headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status: 415, body: { statusCode: 415, code: 'unsupported_content' } });
  });

  it.each(['{', '[1,2', '"text"', 'null', '\u0000'])('rejects %j as a body', async (body) => {
    const headers = { 'content-type': 'application/json' };
    expect((await server.visitor().request('POST', '/api/login', { body, headers })).status).toBe(400);
  });

  it.each([
    ['of very many words', 'fullName', 'a '.repeat(120_000)],
    ['of very many letters', 'username', 'ж'.repeat(120_000)],
  ])('refuses a name %s before it is compared with others', async (_what, field, text) => {
    const person = { username: 'longname', fullName: 'Long Name', email: 'long@names.test', role: 'job_seeker' };
    const body = { ...person, password: 'correct horse', [field]: text };
    const refused = await server.visitor().post('/api/register', body);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it.each([
    ['a letter', 'a\u0315\u0300'],
    ['a letter, with invisible characters between them', 'a\u0315\u200B\u0300\u200B'],
  ])('refuses countless accents on %s, whose order would take too long to find', async (_where, text) => {
    const username = text.charAt(0) + text.slice(1).repeat(20_000);
    expect(await server.visitor().post('/api/login', { username, password: 'x' })).toMatchObject({
      status: 400,
      body: { message: 'The text has too many accents on one letter.' },
    });
  });

  it('rejects text that cannot be stored', async () => {
    const post = (body: unknown) => server.visitor().post('/api/login', body);
    expect((await post({ username: 'a\u0000b', password: 'quiet harbor' })).status).toBe(400);
    expect((await server.visitor().get('/api/users?search=%00')).status).toBe(400);
  });

  it('rejects bodies with more values than any form has, without checking them', async () => {
    const { status, body } = await server.visitor().post('/api/register', { skills: Array(5_000).fill('a') });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ message: 'The request has more than 5000 values.' }] });
  });

  it('rejects bodies with more objects than any form has, wherever they are', async () => {
    const languages = Array.from({ length: 400 }, () => ({ code: 'en' }));
    const { status, body } = await server.visitor().post('/api/register', { facts: { languages } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ message: 'The request has more than 400 objects.' }] });
  });

  it('accepts bodies of at most 12 levels, including the body itself', async () => {
    const nested = (levels: number): unknown[] => (levels === 1 ? [] : [nested(levels - 1)]);
    const statuses: number[] = [];
    for (const deep of [nested(11), nested(12), nested(100)]) {
      statuses.push((await server.visitor().post('/api/login', { ...login, deep })).status);
    }
    expect(statuses).toEqual([401, 400, 400]);
  });

  it('accepts bodies of at most 256 KB', async () => {
    const rest = JSON.stringify({ ...login, long: '' }).length;
    const statuses: number[] = [];
    for (const bytes of [256 * 1024, 256 * 1024 + 1]) {
      const body = { ...login, long: 'x'.repeat(bytes - rest) };
      statuses.push((await server.visitor().post('/api/login', body)).status);
    }
    expect(statuses).toEqual([401, 413]);
  });

  it('ends the connection with the response to an oversized body, so that no other request uses it', async () => {
    const socket = connect(Number(new URL(server.url).port), 'localhost');
    socket.write('POST /api/login HTTP/1.1\r\nHost: jobs.test\r\nContent-Type: application/json\r\n');
    socket.write(`Content-Length: ${7 * 1024 ** 2}\r\n\r\n${'x'.repeat(500_000)}`);
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    // A reset connection would be an error.
    await once(socket, 'end');
    expect(received).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
  });

  it('has the documented connection limits', () => {
    expect(server.app.getHttpServer()).toMatchObject({
      maxConnections: 5_000,
      maxHeadersCount: 100,
      headersTimeout: 15_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
    });
  });

  it('rejects lone surrogates, in lists too', async () => {
    const employer = await server.employer();
    expect(await employer.post<Problem>('/api/jobs', { skills: ['a\ud800b'] })).toMatchObject({
      status: 400,
      body: { message: 'The text contains a character that cannot be stored.' },
    });
  });

  it.each(['01', '1.0', '1e0', '0x1', '+1', '%201', '-1', '2147483648'])('returns 404 for the id %s', async (id) => {
    const admin = await server.admin();
    expect((await admin.put(`/api/jobs/${id}/approve`)).body).toMatchObject({ code: 'not_found' });
  });

  it.each(['0', '101', '1e1', '0x10', '5x', '1.5', 'ten', '1&limit=1'])('rejects limit=%s', async (limit) => {
    expect((await server.visitor().get(`/api/jobs?limit=${limit}`)).status).toBe(400);
  });

  it('treats an empty limit as unset', async () => {
    expect((await server.visitor().get('/api/jobs?limit=')).status).toBe(200);
  });

  it('returns a problem for unknown API paths and the web app for other paths', async () => {
    const missing = await server.visitor().get<Problem>('/api/nowhere');
    expect(missing).toMatchObject({ status: 404, body: { statusCode: 404, code: 'not_found' } });
    expect((await server.visitor().post('/api/user', {})).status).toBe(404);
    const screen = await server.visitor().get<string>('/some/screen');
    expect(screen.status).toBe(200);
    expect(screen.headers.get('content-type')).toContain('text/html');
    expect((await server.visitor().get('/assets/gone.js')).status).toBe(404);
  });

  it('survives malformed URLs', async () => {
    expect((await server.visitor().get('/api/%E0%A4%A')).status).toBeLessThan(500);
    for (const path of ['/%E0%A4%A', '/100%', '/jobs/100%', '/100%?all=%']) {
      const { headers } = await server.visitor().get(path);
      expect(headers.get('content-type')).toContain('text/html');
    }
    expect((await server.visitor().get('/jobs/100%')).status).toBe(404);
  });

  it('forbids caching, and sends security headers', async () => {
    const { headers } = await server.visitor().get('/api/user');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('reports that it runs', async () => {
    expect(await server.visitor().get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('serves its documentation', async () => {
    const document = await server
      .visitor()
      .get<{ openapi: string; paths: Record<string, unknown> }>('/api/openapi.json');
    expect(document.body.openapi).toMatch(/^3\./);
    expect(Object.keys(document.body.paths)).toEqual(
      expect.arrayContaining(['/api/user', '/api/login', '/api/register']),
    );
    expect((await server.visitor().get('/api/docs')).status).toBe(200);
  });
});

describe('cookies behind TLS', () => {
  it('are limited to this host', async () => {
    const server = await startTestServer({ PUBLIC_URL: 'https://jobs.test' });
    try {
      const account = { username: 'rosa', email: 'rosa@x.org', fullName: 'Rosa', password: 'quiet harbor' };
      const { headers } = await server.visitor().post('/api/register', account);
      expect(headers.getSetCookie()[0]).toMatch(/^__Host-wayfare=[^;]+; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    } finally {
      await server.stop();
    }
  });
});

describe('the registration limit', () => {
  it('applies per address, ignoring X-Forwarded-For', async () => {
    const server = await startTestServer({ LIMIT_REGISTRATIONS_PER_HOUR: '2' });
    try {
      const register = (name: string) =>
        server
          .visitor()
          .post(
            '/api/register',
            { username: name, email: `${name}@x.org`, fullName: name, password: 'quiet harbor' },
            { 'x-forwarded-for': `203.0.113.${name.length}` },
          );
      expect((await register('one')).status).toBe(201);
      expect((await register('four')).status).toBe(201);
      const third = await register('third');
      expect(third.status).toBe(429);
      expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3000);
    } finally {
      await server.stop();
    }
  });
});
