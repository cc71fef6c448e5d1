import { isAtLength } from '../../support/sample.js';
import fc from 'fast-check';
import { HOSTILE_QUERIES, HOSTILE_SEGMENTS } from '../../support/fuzz/hostile.js';
import { KeepAliveClient } from '../../support/fuzz/keep-alive-client.js';
import { fuzzSeed } from '../../support/fuzz/fuzz-settings.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

/** `npm run prove` sends more. */
const REQUESTS = isAtLength ? 3_000 : 300;
const AREAS = [
  'api',
  'api/jobs',
  'api/docs',
  'api/nowhere',
  'jobs',
  'health',
  'metrics',
  'assets',
  'employer/public',
  '',
];

describe('unknown URLs', () => {
  let server: TestServer;
  let client: KeepAliveClient;
  beforeAll(async () => {
    server = await sharedServer();
    client = new KeepAliveClient(server.url);
  });
  afterAll(async () => {
    client.close();
  });

  it('never cause a server error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'),
        fc.constantFrom(...AREAS),
        fc.array(fc.oneof(fc.constantFrom(...HOSTILE_SEGMENTS), fc.webSegment()), { maxLength: 3 }),
        fc.constantFrom('', ...HOSTILE_QUERIES),
        async (method, area, segments, query) => {
          const path = ['', area, ...segments].join('/');
          const { status } = await client.send({ method, target: query ? `${path}?${query}` : path, headers: {} });
          return status >= 200 && status < 500;
        },
      ),
      { seed: fuzzSeed(), numRuns: REQUESTS },
    );
  });
});
