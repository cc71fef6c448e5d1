import { allowedActor, methodOf, pathOf, readRows, type Row } from '../../support/authorization/row.js';
import { beginWorld, endWorld } from '../../support/authorization/shared-world.js';
import type { World } from '../../support/authorization/world.js';
import { beyondBounds, justBeyond } from '../../support/api-document/beyond-bounds.js';
import { operationsOf, type ApiDocument, type Operation } from '../../support/api-document/operations.js';
import { callOf } from './calls/authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

type Refusal = { readonly errors?: readonly { readonly field: string }[] };

/** Forms that are kept unfinished. */
const UNFINISHED = /(?:POST|PUT) \/api\/employer\/(?:drafts|job-templates)/;

/** What is not told as the reason: secrets, what another value makes meaningless, and filters that match nothing. */
const UNTOLD = [
  /(?:token|assword|login|email)$/,
  / facts\.(?:housingCost|languages\.0\.level)$/,
  / questions\.0\.(?:min|max)$/,
  /applications answers\.0\./,
  /employer\/jobs\/changes change\./,
  /account\/push /,
  /employer\/verification localPart$/,
  /admin\/reports\/\{jobId\} text$/,
  /jobs\/\{id\}\/archive /,
  /GET \/api\/users role$/,
  /GET \/api\/applications\/\S+ status$/,
];

/** Whether an error is about a value or about what it is a part of; errors leave out where an entry stands. */
function isAbout(error: string, field: string): boolean {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  const name = error.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  return parts.includes(name);
}

describe('a value beyond a documented bound', () => {
  const rows = readRows(MATRIX).filter((row) => allowedActor(row) !== undefined);
  const routes = [...Map.groupBy(rows, ({ route }) => route).values()].flatMap(([first]) => first ?? []);
  let world: World;
  let operations: ReadonlyMap<string, Operation>;
  let document: ApiDocument;

  beforeAll(async () => {
    world = await beginWorld();
    document = (await world.server.visitor().get<ApiDocument>('/api/openapi.json')).body;
    operations = new Map(operationsOf(document).map((operation) => [operation.name, operation]));
  });
  afterAll(() => endWorld(world));

  /** Whether the caller of a row is told that the value is why. */
  async function isRefused(row: Row, path: string, field: string, body?: unknown): Promise<boolean> {
    if (UNFINISHED.test(row.route) || UNTOLD.some((pattern) => pattern.test(`${row.route} ${field}`))) return true;
    const client = world.people[allowedActor(row) ?? 'visitor'].at(world.server.url);
    const answer = await client.request<Refusal | null>(methodOf(row), path, { body });
    return answer.status === 400 && (answer.body?.errors ?? []).some((error) => isAbout(error.field, field));
  }

  it.each(routes.filter((row) => methodOf(row) !== 'GET').map((row) => [row.route, row] as const))(
    'is refused in the body of %s',
    async (_route, row) => {
      const call = callOf(row, world);
      const schema = operations.get(row.route)?.body;
      const bodies = schema ? beyondBounds(document, schema, call.body) : [];
      const accepted: string[] = [];
      for (const { field, bound, body } of bodies)
        if (!(await isRefused(row, pathOf(row, call), field, body))) accepted.push(`${field} ${bound}`);
      if (await world.state.isWritten()) await world.state.restore();
      expect(accepted).toEqual([]);
    },
  );

  it.each(routes.filter((row) => methodOf(row) === 'GET').map((row) => [row.route, row] as const))(
    'is refused in the query of %s',
    async (_route, row) => {
      const { query, ...call } = callOf(row, world);
      const parameters = (operations.get(row.route)?.parameters ?? []).filter((one) => one.in === 'query');
      const accepted: string[] = [];
      for (const { name, schema } of parameters) {
        for (const [bound, value] of justBeyond(schema)) {
          const asked = new URLSearchParams({
            ...Object.fromEntries(new URLSearchParams(query)),
            [name]: String(value),
          });
          if (!(await isRefused(row, pathOf(row, { ...call, query: asked.toString() }), name)))
            accepted.push(`${name} ${bound}`);
        }
      }
      expect(accepted).toEqual([]);
    },
  );
});
