import { readRows } from '../../support/authorization/row.js';
import { tryRow } from '../../support/authorization/try-row.js';
import { beginWorld, endWorld, type World } from '../../support/authorization/world.js';
import { callOf } from './authorization-calls.js';
import { MATRIX } from './authorization-matrix.js';

/** One more actor of the matrix, whose cells are those of visitors. */
describe('suspended people whose session is still there', () => {
  let world: World;

  beforeAll(async () => {
    world = await beginWorld();
  });
  afterAll(() => endWorld(world));

  it.each(readRows(MATRIX).map((row) => [`${row.route} ${row.on}`.trim(), row] as const))(
    'are visitors to %s',
    async (_name, row) => {
      expect(await tryRow(row, callOf(row, world), world, 'visitor', world.suspended)).toBe(row.cells.visitor);
    },
  );
});
