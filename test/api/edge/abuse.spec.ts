import { eventually } from '../../support/eventually.js';
import { EventReader } from '../../support/server/event-reader.js';
import { RawConnection } from '../../support/server/raw-connection.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Problem = { readonly code: string; readonly message: string };

const MEGABYTE = 1024 ** 2;
const MAX_CONNECTIONS = 20;

describe('abuse protection', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      LIMIT_CONNECTIONS_PER_ADDRESS: String(MAX_CONNECTIONS),
      LIMIT_STREAMS_PER_ADDRESS: '3',
    });
  });
  afterAll(() => server.stop());

  const head = (path: string, ...lines: string[]) =>
    [`POST ${path} HTTP/1.1`, 'Host: jobs.test', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

  describe('against slow requests', () => {
    let strict: TestServer;
    beforeAll(async () => {
      strict = await startTestServer({ REQUEST_SECONDS: '1' });
    });
    afterAll(() => strict.stop());

    it.each([
      ['no data', ''],
      ['part of the headers', 'POST /api/login HTTP/1.1\r\nHost: jobs.test\r\nX-'],
      ['part of the body', head('/api/login', 'Content-Length: 100').concat('{"username":')],
    ])('times out after %s', async (_what, sent) => {
      const connection = await RawConnection.to(strict.url);
      connection.send(sent);
      // Open connections would keep the server from stopping.
      await connection.closed().finally(() => connection.close());
      expect(connection.received).toMatch(sent === '' ? /^(HTTP\/1\.1 408 |$)/ : /^HTTP\/1\.1 408 /);
    });
  });

  describe('against oversized requests', () => {
    it('rejects a request by its declared length, without reading most of its body', async () => {
      const connection = await RawConnection.to(server.url);
      connection.send(head('/api/login', `Content-Length: ${10 * MEGABYTE}`));
      expect(await connection.status()).toBe(413);
      // Buffered data counts as sent.
      expect(await connection.pour(10 * MEGABYTE)).toBeLessThan(9 * MEGABYTE);
      await connection.closed();
    });

    it('disconnects if the route takes no body', async () => {
      const connection = await RawConnection.to(server.url);
      connection.send('GET /api/jobs HTTP/1.1\r\nHost: jobs.test\r\nTransfer-Encoding: chunked\r\n\r\n');
      connection.send(`${(128 * MEGABYTE).toString(16)}\r\n`);
      expect(await connection.pour(128 * MEGABYTE)).toBeLessThan(96 * MEGABYTE);
      expect(await connection.status()).toBe(200);
      await connection.closed();
    });

    it('rejects bodies without a declared length', async () => {
      const connection = await RawConnection.to(server.url);
      connection.send(head('/api/login', 'Transfer-Encoding: chunked'));
      connection.send(`${(128 * MEGABYTE).toString(16)}\r\n`);
      expect(await connection.pour(128 * MEGABYTE)).toBeLessThan(64 * MEGABYTE);
      expect(await connection.status()).toBe(413);
      await connection.closed();
    });

    it('rejects uploads without a declared length', async () => {
      const seeker = await server.jobSeeker();
      const connection = await RawConnection.to(server.url);
      connection.send(
        [
          'POST /api/profile/job-seeker/avatar HTTP/1.1',
          'Host: jobs.test',
          `Cookie: ${seeker.sessionCookie}`,
          'Content-Type: multipart/form-data; boundary=edge',
          'Transfer-Encoding: chunked',
          '',
          (128 * MEGABYTE).toString(16),
          '--edge',
          'Content-Disposition: form-data; name="avatar"; filename="me.png"',
          '',
          '',
        ].join('\r\n'),
      );
      expect(await connection.pour(128 * MEGABYTE)).toBeLessThan(64 * MEGABYTE);
      expect(await connection.status()).toBe(413);
      await connection.closed();
    });

    it('keeps the connection of a large feed that it has read', async () => {
      const { sessionCookie } = await server.employer();
      const connection = await RawConnection.to(server.url);
      connection.send(head('/api/import', `Cookie: ${sessionCookie}`, `Content-Length: ${7 * MEGABYTE}`));
      connection.send('[]'.padStart(7 * MEGABYTE));
      expect(await connection.status()).toBe(202);
      connection.send('GET /health/live HTTP/1.1\r\nHost: jobs.test\r\nConnection: close\r\n\r\n');
      await connection.closed();
      expect(connection.received).toContain('HTTP/1.1 200 OK');
    });

    it('rejects uploads by their declared length', async () => {
      const seeker = await server.jobSeeker();
      const form = new FormData();
      form.set('avatar', new Blob([Buffer.alloc(4 * MEGABYTE)]), 'large.png');
      const answer = await seeker.post<Problem>('/api/profile/job-seeker/avatar', form);
      expect(answer).toMatchObject({ status: 413, body: { message: 'Image must be less than 2MB' } });
    });

    it('disconnects a sender of countless tiny chunks, but not of small ones', async () => {
      const send = async (text: string): Promise<RawConnection> => {
        const connection = await RawConnection.to(server.url);
        const chunk = `${text.length.toString(16)}\r\n${text}\r\n`;
        connection.send(`${head('/api/login', 'Transfer-Encoding: chunked')}${chunk.repeat(2_000)}`);
        return connection;
      };
      const small = await send(' '.repeat(20));
      await (await send(' ')).closed();
      small.send('2\r\n{}\r\n0\r\n\r\n');
      expect(await small.status()).toBe(400);
      small.close();
    });

    it('rejects oversized headers', async () => {
      const connection = await RawConnection.to(server.url);
      connection.send(head('/api/login', `X-Long: ${'x'.repeat(20_000)}`));
      expect(await connection.status()).toBe(431);
      await connection.closed();
    });
  });

  describe('against too many requests', () => {
    it('disconnects who sends many without waiting for an answer', async () => {
      const send = async (requests: number): Promise<RawConnection> => {
        const connection = await RawConnection.to(server.url);
        connection.send('GET /health/live HTTP/1.1\r\nHost: jobs.test\r\n\r\n'.repeat(requests));
        return connection;
      };
      const [few, many] = [await send(5), await send(500)];
      await many.closed();
      expect(many.received.split('HTTP/1.1 200').length).toBeLessThan(20);
      await eventually(() => Promise.resolve(expect(few.received.split('HTTP/1.1 200')).toHaveLength(6)));
      few.close();
    });

    it('limits connections per address, and accepts new ones when old ones close', async () => {
      const connections = await Promise.all(
        Array.from({ length: MAX_CONNECTIONS + 10 }, () => RawConnection.to(server.url)),
      );
      const request = 'GET /health/live HTTP/1.1\r\nHost: jobs.test\r\n\r\n';
      for (const connection of connections) connection.send(request);
      const statuses = await Promise.all(connections.map((connection) => connection.status()));
      const served = statuses.filter((status) => status === 200);
      // Clients of other tests may still hold connections.
      expect(served.length).toBeGreaterThan(0);
      expect(served.length).toBeLessThanOrEqual(MAX_CONNECTIONS);
      for (const connection of connections) connection.close();
      await Promise.all(connections.map((connection) => connection.closed()));
      // Waits until the server notices.
      await eventually(async () => expect(await statusOf(server.url, request)).toBe(200));
    });

    it('limits event streams per address', async () => {
      const people = await Promise.all([server.jobSeeker(), server.employer()]);
      const [one, other] = people;
      const readers = [await EventReader.listening(one), await EventReader.listening(one)];
      const last = await EventReader.listening(other);
      const surplus = await other.get<Problem>('/api/events');
      expect(surplus).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
      expect(surplus.headers.get('retry-after')).toBe('60');
      last.close();
      await last.ended();
      // Waits until the server notices.
      const again = await eventually(async () => {
        const reader = await EventReader.open(other);
        expect(reader.response.status).toBe(200);
        return reader;
      });
      for (const reader of [...readers, again]) reader.close();
    });

    it('delays 429 responses to repeated sign-ins', async () => {
      const visitor = server.visitor();
      const guess = () => visitor.post('/api/login', { username: 'ghost', password: 'wrong password' });
      for (let left = 10; left > 0; left -= 1) expect((await guess()).status).toBe(401);
      const begin = performance.now();
      const [refused, served] = await Promise.all([
        guess(),
        visitor.get('/api/jobs').then(({ status }) => ({ status, after: performance.now() - begin })),
      ]);
      expect(refused.status).toBe(429);
      expect(performance.now() - begin).toBeGreaterThan(950);
      expect(served.status).toBe(200);
      expect(served.after).toBeLessThan(performance.now() - begin);
    });

    it('returns 503 for sign-ins beyond the queue while serving other requests', async () => {
      const limited = await startTestServer({}, { realHashes: true });
      try {
        const visitor = limited.visitor();
        const rush = Array.from({ length: 220 }, (_, i) =>
          visitor.post<Problem>('/api/login', { username: `ghost${i}`, password: 'wrong password' }),
        );
        expect((await visitor.get('/api/jobs')).status).toBe(200);
        const answers = await Promise.all(rush);
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429, 503]));
        for (const { status, headers, body } of answers.filter((answer) => answer.status === 503)) {
          expect([status, headers.get('retry-after'), body.code]).toEqual([503, '5', 'too_busy']);
        }
        expect((await visitor.post('/api/login', { username: 'ghost', password: 'wrong password' })).status).toBe(429);
      } finally {
        await limited.stop();
      }
    });
  });
});

/** The status that a new connection receives. */
async function statusOf(url: string, request: string): Promise<number> {
  const connection = await RawConnection.to(url);
  connection.send(request);
  const status = await connection.status();
  connection.close();
  return status;
}
