import { readFile } from 'node:fs/promises';
import { describeApi } from '../../../src/shared/adapters/http/api/openapi.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

describe('the OpenAPI document', () => {
  let server: TestServer;
  let document: ReturnType<typeof describeApi>;
  beforeAll(async () => {
    server = await startTestServer();
    document = JSON.parse(JSON.stringify(describeApi(server.app))) as ReturnType<typeof describeApi>;
  });
  afterAll(() => server.stop());

  it('matches the generated client of the web app (npm run client)', async () => {
    expect(JSON.parse(await readFile('web/src/api/openapi.json', 'utf8'))).toEqual(document);
  });

  it('documents the responses and errors of every route', () => {
    const undocumented = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { responses }]: [string, { responses: Record<string, unknown> }]) => {
        const statuses = Object.keys(responses);
        const isDocumented = statuses.some((status) => /^[23]/.test(status)) && statuses.includes('503');
        return isDocumented ? [] : [`${method} ${path}`];
      }),
    );
    expect(undocumented).toEqual([]);
  });
});
