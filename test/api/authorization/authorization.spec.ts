import { documentedRoutes, registeredRoutes } from '../../support/authorization/routes.js';
import { ACTORS, readRows, type Row } from '../../support/authorization/row.js';
import { tryAll } from '../../support/authorization/try-row.js';
import { beginWorld, endWorld } from '../../support/authorization/shared-world.js';
import type { World } from '../../support/authorization/world.js';
import { callOf, listedCalls } from './calls/authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';
import { UNDOCUMENTED } from './rows/undocumented-routes.js';

describe('the authorization matrix', () => {
  const documented = readRows(MATRIX);
  const undocumented = readRows(UNDOCUMENTED);
  const rows = [...documented, ...undocumented];
  const routesOf = (some: readonly Row[]) => [...new Set(some.map(({ route }) => route))].sort();
  let world: World;

  beforeAll(async () => {
    world = await beginWorld();
  });
  afterAll(() => endWorld(world));

  it('covers exactly the documented routes', async () => {
    expect(routesOf(documented)).toEqual(await documentedRoutes(world.server));
  });

  it('covers every registered route', () => {
    expect(registeredRoutes(world.server)).toEqual(routesOf(rows));
  });

  it('lists every case once, with a request for each', () => {
    const names = rows.map(({ route, on }) => `${route} | ${on}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(listedCalls()));
    const missing = names.filter((name) => /\| .|\{/.test(name) && !listedCalls().includes(name));
    expect(missing).toEqual([]);
  });

  it.each(rows.map((row) => [`${row.route} ${row.on}`.trim(), row] as const))('%s', async (_name, row) => {
    const callers = ACTORS.map(
      (actor) => [actor, { actor, client: world.people[actor], expected: row.cells[actor] }] as const,
    );
    expect(await tryAll(row, callOf(row, world), world, Object.fromEntries(callers))).toEqual(row.cells);
  });
});
