import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { PgBossWork } from '#platform/queue/pg-boss-work.js';
import type { DecoratedMethod, DecoratedMethods } from '#platform/decorated-methods.js';
import type { Worker } from '#shared/application/background/background-work.js';
import type { DatabaseWatch } from '#shared/application/database-watch.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { eventually } from '../../support/eventually.js';

const FAILING = 2;
const STATES = `
  select (data ->> 'id')::int as id, case when state = 'completed' then 'done' else 'again' end as state
  from pgboss.job where state <> 'created' and retry_count + (state <> 'active')::int > 0 order by 1`;

describe('background work', () => {
  let orm: TestOrm;
  let work: PgBossWork;
  let worker: DecoratedMethod<Worker>;
  let handled: number[];
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
  });
  beforeEach(async () => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    await orm.database.query('delete from pgboss.job');
    handled = [];
    const methods = { with: () => [worker] } as unknown as DecoratedMethods;
    work = new PgBossWork(orm.database, orm.unitOfWork, { isAway: () => false } as unknown as DatabaseWatch, methods);
  });
  afterEach(async () => {
    await work.onModuleDestroy();
    jest.restoreAllMocks();
  });
  afterAll(() => orm.close());

  const handle = async (id: unknown) => {
    handled.push(Number(id));
    if (id === FAILING) throw new Error('This one fails.');
  };
  /** Adds work at once, so that a worker gets it as one batch, and expects its states after the first attempt. */
  const expectStates = async (ids: number[], states: Record<number, string>) => {
    await work.add('import', ids);
    work.onApplicationBootstrap();
    await eventually(async () => {
      const rows = await orm.database.query<{ id: number; state: string }>(STATES);
      expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual(states);
    });
  };

  it.each([undefined, { atOnce: 1 }, { atOnce: 2 }])(
    'repeats only the import that fails, and completes the others (%j)',
    async (options) => {
      worker = { mark: { queue: 'import', ...options }, call: handle };
      await expectStates([1, 2, 3], { 1: 'done', 2: 'again', 3: 'done' });
      expect(handled.filter((id) => id !== FAILING).sort()).toEqual([1, 3]);
    },
  );

  it('handles an id once that was added twice', async () => {
    worker = { mark: { queue: 'import' }, call: handle };
    await expectStates([1, 1], { 1: 'done' });
    expect(handled).toEqual([1]);
  });

  it('repeats a batch that fails', async () => {
    const call = async (ids: unknown) => handle(Math.max(...(ids as number[])));
    worker = { mark: { queue: 'import', inBatches: true }, call };
    await expectStates([1, 2], { 1: 'again', 2: 'again' });
  });
});
