import { readFile } from 'node:fs/promises';
import { describeApi } from '#platform/http/api/openapi.js';
import { sharedServer } from '../../support/server/shared-server.js';
import type { TestServer } from '../../support/server/test-server.js';

describe('the OpenAPI document', () => {
  let server: TestServer;
  let document: ReturnType<typeof describeApi>;
  beforeAll(async () => {
    server = await sharedServer();
    document = JSON.parse(JSON.stringify(describeApi(server.app))) as ReturnType<typeof describeApi>;
  });

  it('matches the generated client of the web app (npm run client)', async () => {
    expect(JSON.parse(await readFile('web/src/api/openapi.json', 'utf8'))).toEqual(document);
  });

  it('documents what every route returns', () => {
    const undocumented = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { responses }]: [string, { responses: Record<string, unknown> }]) =>
        Object.keys(responses).some((status) => /^[23]/.test(status) && status !== '304') ? [] : [`${method} ${path}`],
      ),
    );
    expect(undocumented).toEqual([]);
  });

  it.each([
    ['get', '/api/jobs/{id}', '200 304 400 404 503'],
    ['put', '/api/jobs/{id}', '200 400 401 403 404 412 413 415 503'],
    ['get', '/api/account/email', '200 304 400 401 503'],
    ['post', '/api/email-verification', '202 400 401 403 409 413 415 429 503'],
    ['get', '/api/admin/summary', '200 304 400 401 403 503'],
  ] as const)('documents the errors that follow from the declaration of %s %s', (method, path, statuses) => {
    expect(Object.keys(document.paths[path]?.[method]?.responses ?? {}).join(' ')).toBe(statuses);
  });
});
