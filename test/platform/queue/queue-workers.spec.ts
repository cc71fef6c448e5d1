import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import type { DecoratedMethods } from '#platform/decorated-methods.js';
import { isFree, Leases } from '#platform/queue/leases.js';
import { QueueWorkers } from '#platform/queue/queue-workers.js';
import { WORKER, type Worker } from '#shared/application/background/background-work.js';
import type { DatabaseWatch } from '#shared/application/database-watch.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { eventually } from '../../support/eventually.js';

const FAILING = 2;

describe('background work', () => {
  let orm: TestOrm;
  let due: number[];
  let handled: number[];
  let open: QueueWorkers[];
  /** How many rows were asked for at once. */
  let asked: Set<unknown>;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
  });
  beforeEach(async () => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    await orm.database.query('delete from work_lease');
    [due, handled, open, asked] = [[], [], [], new Set()];
  });
  afterEach(async () => {
    await Promise.all(open.map((workers) => workers.onModuleDestroy()));
    jest.restoreAllMocks();
  });
  afterAll(() => orm.close());

  const done = (id: number) => {
    handled.push(id);
    due = due.filter((one) => one !== id);
  };
  /** Like every worker, it looks whether the row is still due: it may have been found just before it was done. */
  const handle = async (id: unknown) => {
    if (!due.includes(Number(id))) return;
    if (id !== FAILING) return done(Number(id));
    handled.push(FAILING);
    throw new Error('This one fails.');
  };
  const find = async (limit: unknown) => {
    asked.add(limit);
    const rows = await orm.database.query<{ id: number }>(
      `select id from unnest($1::int[]) id where ${isFree('import', 'id')} limit $2`,
      [due, limit],
    );
    return rows.map(({ id }) => id);
  };
  /** A process that works on `import`. */
  const start = (
    call: (given: unknown) => Promise<void>,
    how: Partial<Worker> = {},
    leases = new Leases(orm.database),
  ) => {
    const methods = {
      with: (key: string) =>
        key === WORKER ? [{ mark: { queue: 'import', ...how }, call }] : [{ mark: 'import', call: find }],
    } as unknown as DecoratedMethods;
    const watch = { isAway: () => false } as unknown as DatabaseWatch;
    const workers = new QueueWorkers(leases, orm.unitOfWork, watch, methods);
    open.push(workers);
    workers.onApplicationBootstrap();
    return workers;
  };
  const leases = () => orm.database.query<object>('select item, holder, failures from work_lease order by item');

  it.each([undefined, { atOnce: 1 }, { atOnce: 2 }])('repeats only what fails (%j)', async (how) => {
    due = [1, FAILING, 3];
    start(handle, how);
    await eventually(async () => expect(handled.filter((id) => id === FAILING).length).toBeGreaterThan(1));
    expect(handled.filter((id) => id !== FAILING).toSorted()).toEqual([1, 3]);
    // What one process takes, no other does.
    expect(asked).toEqual(new Set([how ? 1 : 20]));
    const postponed = { item: FAILING, holder: null, failures: expect.any(Number) };
    await eventually(async () => expect(await leases()).toEqual([postponed]));
  });

  it('repeats a batch that fails', async () => {
    due = [1, FAILING];
    start(async (ids) => handle(Math.max(...(ids as number[]))), { inBatches: true });
    await eventually(async () => expect(handled).toEqual([FAILING, FAILING]));
    await eventually(async () => expect(await leases()).toMatchObject([{ item: 1, holder: null }, { item: FAILING }]));
  });

  it('begins at once when it is woken, after the commit', async () => {
    const workers = start(handle, { atOnce: 1 });
    await orm.unitOfWork.run(async () => {
      due = [1];
      workers.wake('import');
    });
    await eventually(async () => expect(handled).toEqual([1]));
  });

  it('goes on when the clock is set back by a day', async () => {
    due = [1];
    const now = Date.now();
    start(async (id) => {
      done(Number(id));
      jest.spyOn(Date, 'now').mockReturnValue(now - 86_400_000);
    });
    await eventually(async () => expect(handled).toEqual([1]));
    due = [3];
    await eventually(async () => expect(handled).toEqual([1, 3]));
  });

  it('is done by one process, and by another one when that dies', async () => {
    due = [1];
    let die = () => undefined as void;
    const first = new Leases(orm.database);
    start(() => new Promise<void>((resolve) => (die = resolve)), {}, first);
    await eventually(async () => expect(await leases()).toHaveLength(1));
    start(handle);
    await first.extend();
    // A lease that nobody extends, as after 20 seconds.
    expect(handled).toEqual([]);
    await orm.database.query('update work_lease set ends_at = now()');
    await eventually(async () => expect(handled).toEqual([1]));
    die();
    await eventually(async () => expect(await leases()).toEqual([]));
  });

  it('extends only what is still worked on', async () => {
    const own = new Leases(orm.database);
    expect(await own.take('import', [3, 1])).toEqual([3, 1]);
    expect(await new Leases(orm.database).take('import', [1, 2, 3])).toEqual([2]);
    await own.end('import', [1]);
    await orm.database.query('update work_lease set ends_at = now()');
    await own.extend();
    expect(await orm.database.query('select item from work_lease where ends_at > now() order by item')).toEqual([
      { item: 3 },
    ]);
  });

  it('ignores leases that were taken while the clock of the database was wrong', async () => {
    await orm.database.query(
      `insert into work_lease (queue, item, ends_at)
       values ('import', 1, now() + interval '400 days'), ('import', 3, now() + interval '10 minutes')`,
    );
    due = [1, 3];
    expect(await find(10)).toEqual([1]);
    expect(await new Leases(orm.database).take('import', [1, 3])).toEqual([1]);
  });

  it('forgets the failures of rows that are gone', async () => {
    const own = new Leases(orm.database);
    await own.take('import', [1, 2]);
    await own.postpone('import', [1, 2]);
    await orm.database.query(`update work_lease set ends_at = now() - interval '25 hours' where item = 1`);
    // As each process does when it starts.
    start(handle);
    await eventually(async () => expect(await leases()).toEqual([{ item: 2, holder: null, failures: 1 }]));
  });

  it('waits twice as long after each failure, for ten minutes at most', async () => {
    const own = new Leases(orm.database);
    const waits: unknown[] = [];
    for (const failures of [0, 1, 5, 30]) {
      await orm.database.query('delete from work_lease');
      await own.take('import', [1]);
      await orm.database.query('update work_lease set failures = $1', [failures]);
      await own.postpone('import', [1]);
      waits.push(
        ...(await orm.database.query('select round(extract(epoch from ends_at - now()))::int as s from work_lease')),
      );
    }
    expect(waits).toEqual([1, 2, 32, 600].map((s) => ({ s })));
  });

  it('needs somebody who finds it', () => {
    const methods = { with: (key: string) => (key === WORKER ? [{ mark: { queue: 'import' } }] : []) };
    const workers = new QueueWorkers(
      new Leases(orm.database),
      orm.unitOfWork,
      { isAway: () => false } as unknown as DatabaseWatch,
      methods as unknown as DecoratedMethods,
    );
    expect(() => workers.onApplicationBootstrap()).toThrow('Nothing finds the work of the queue import.');
  });
});
