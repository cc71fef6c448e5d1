import { documentedRoutes, registeredRoutes } from '../support/authorization/routes.js';
import { ACTORS, readRows, type Row } from '../support/authorization/row.js';
import { tryRow } from '../support/authorization/try-row.js';
import { beginWorld, endWorld, type World } from '../support/authorization/world.js';
import { callOf, saidCalls } from './authorization-calls.js';
import { BESIDE_THE_DOCUMENT, MATRIX } from './authorization-matrix.js';

describe('who may do what', () => {
  const documented = readRows(MATRIX);
  const beside = readRows(BESIDE_THE_DOCUMENT);
  const rows = [...documented, ...beside];
  const routesOf = (some: readonly Row[]) => [...new Set(some.map(({ route }) => route))].sort();
  let world: World;

  beforeAll(async () => {
    world = await beginWorld();
  });
  afterAll(() => endWorld(world));

  it('is said of every route in the document, and of no other', async () => {
    expect(routesOf(documented)).toEqual(await documentedRoutes(world.server));
  });

  it('is said of every route that there is', () => {
    expect(registeredRoutes(world.server)).toEqual(routesOf(rows));
  });

  it('is said once, and tried on something that there is', () => {
    const names = rows.map(({ route, on }) => `${route} | ${on}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(saidCalls()));
    const unsaid = names.filter((name) => /\| .|\{/.test(name) && !saidCalls().includes(name));
    expect(unsaid).toEqual([]);
  });

  it.each(rows.map((row) => [`${row.route} ${row.on}`.trim(), row] as const))('%s', async (_name, row) => {
    const answered: Record<string, string> = {};
    for (const actor of ACTORS) answered[actor] = await tryRow(row, callOf(row, world), world, actor);
    expect(answered).toEqual(row.cells);
  });
});
