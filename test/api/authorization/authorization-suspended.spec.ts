import { firstOfEachRoute, readRows } from '../../support/authorization/row.js';
import { tryRow } from '../../support/authorization/try-row.js';
// A world of its own: wrong passwords of other specs would count here.
import { startWorld, type World } from '../../support/authorization/world.js';
import { callOf } from './calls/authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

/** Another actor of the matrix, with the cells of visitors. */
describe('suspended users with a remaining session', () => {
  let world: World;

  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(async () => {
    await world.state.close();
    await world.server.stop();
  });

  it.each(firstOfEachRoute(readRows(MATRIX)).map((row) => [`${row.route} ${row.on}`.trim(), row] as const))(
    'are treated as visitors by %s',
    async (_name, row) => {
      expect(await tryRow(row, callOf(row, world), world, 'visitor', world.suspended)).toBe(row.cells.visitor);
    },
  );
});
