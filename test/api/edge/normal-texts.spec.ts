import { normalInput } from '#platform/http/api/validation/normal-input.js';
import {
  operationsOf,
  resolved,
  type ApiDocument,
  type Operation,
  type Schema,
} from '../../support/api-document/operations.js';
import { openListing } from '../../support/mothers/open-listing.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

/** Fields that are taken as they are. */
const AS_SENT = /(?:^|\.)(?:password|currentPassword|newPassword|username|fullName|login)$/;
const CONTROL = 'The text contains a control character. Please remove it, or type the text again.';

/** A whole feed, whose listings are checked one by one. */
const FEEDS = ['POST /api/import', 'POST /api/import/preview'];

/** The paths of the texts in a body, such as `languages.0.code`. */
function textsIn(document: ApiDocument, given: Schema): string[][] {
  const schema = resolved(document, given.allOf?.[0] ?? given);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.flatMap((choice) => textsIn(document, choice));
  if (schema.type === 'string') return [[]];
  if (schema.type === 'array') return textsIn(document, schema.items ?? {}).map((path) => ['0', ...path]);
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    textsIn(document, inner).map((path) => [name, ...path]),
  );
}

/** A body with a text at a path. */
function bodyWith([name, ...path]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  const inner = bodyWith(path, text);
  return name === '0' ? [inner] : { [name]: inner };
}

describe('the texts of requests', () => {
  let server: TestServer;
  let actors: ApiClient[];
  let document: ApiDocument;
  let operations: Operation[];
  let open: number;

  beforeAll(async () => {
    server = await startTestServer({ TRUST_PROXY: '1' });
    actors = [await server.jobSeeker(), await server.employer(), await server.admin(), server.visitor()];
    document = (await server.visitor().get<ApiDocument>('/api/openapi.json')).body;
    operations = operationsOf(document);
    open = await openListing(actors[1] as ApiClient, actors[2] as ApiClient, { title: 'Front Desk Agent' });
  });
  afterAll(() => server.stop());

  /** Each request from another address, so that no limit refuses it. */
  let requests = 0;
  const from = () => ({ 'X-Forwarded-For': `10.${(requests += 1) >> 16}.${(requests >> 8) & 255}.${requests & 255}` });

  /** Whom an operation has told what is wrong with a text. */
  const allowed = new Map<string, ApiClient>();

  /** Whether a control character in the body is why one of the actors is refused. */
  async function isRefused({ method, path }: Operation, body: unknown): Promise<boolean> {
    const target = path.replaceAll(/\{[^}]+\}/g, String(open));
    // First whoever was refused by the operation before.
    const knower = allowed.get(method + path);
    for (const actor of knower ? [knower, ...actors.filter((one) => one !== knower)] : actors) {
      const answer = await actor.request<{ message?: string } | null>(method, target, { body, headers: from() });
      if (answer.body?.message !== CONTROL) continue;
      allowed.set(method + path, actor);
      return true;
    }
    return false;
  }

  it('are normalized in every field of every body, except passwords and names', async () => {
    const fields = operations
      .filter(({ name }) => !FEEDS.includes(name))
      .flatMap((operation) => textsIn(document, operation.body ?? {}).map((path) => ({ operation, path })));
    expect(fields.length).toBeGreaterThan(150);
    const forgotten: string[] = [];
    for (const { operation, path } of fields) {
      if ((await isRefused(operation, bodyWith(path, 'a\u0007b'))) === AS_SENT.test(path.join('.')))
        forgotten.push(`${operation.name} ${path.join('.')}`);
      const normal = normalInput(bodyWith(path, ' a\u00a0 b\u200b\r\n c '), 'body');
      const expected = AS_SENT.test(path.join('.')) ? ' a\u00a0 b\u200b\r\n c ' : 'a b\n c';
      expect(normal).toEqual(bodyWith(path, expected));
    }
    expect(forgotten).toEqual([]);
  });

  it('are normalized in every text of every query', async () => {
    const texts = operations
      .filter(({ method }) => method === 'GET')
      .flatMap(({ path, parameters = [] }) =>
        parameters
          .filter((one) => one.in === 'query' && one.schema.type === 'string')
          .map((one) => ({ path: path.replaceAll(/\{[^}]+\}/g, String(open)), name: one.name })),
      );
    expect(texts.length).toBeGreaterThan(20);
    for (const { path, name } of texts) {
      const answers = (text: string) =>
        Promise.all(
          actors.map(async (actor) => {
            const { status, body } = await actor.get(`${path}?${new URLSearchParams({ [name]: text })}`, from());
            return { path, name, status, body: JSON.stringify(body) };
          }),
        );
      expect(await answers('\u3000front\u00a0 \u200bde\u00ads\u0007k\t')).toEqual(await answers('front desk'));
    }
  });
});
