import { SqlImports } from '#integrations/adapters/persistence/sql-imports.js';
import { FEED_LIMITS } from '#integrations/domain/listing-import.js';
import { CurrentRequest } from '#platform/http/current-request.js';
import { TooBusy } from '#shared/application/limits/too-busy.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';

const [HOTEL, SHIP] = [3, 4];
const NOTHING = { counts: { posted: 0, changed: 0, unchanged: 0, closed: 0, refused: 0 }, errors: [], notes: [] };

describe('imports in PostgreSQL', () => {
  let orm: TestOrm;
  let imports: SqlImports;
  beforeAll(async () => {
    orm = await openTestOrm([]);
    imports = new SqlImports(orm.database, { wake: () => undefined }, orm.unitOfWork, new CurrentRequest());
  });
  beforeEach(async () => {
    await orm.empty('user_account', 'work_lease');
    for (const id of [HOTEL, SHIP]) await insertAccounts(orm.database, { id, role: 'employer' });
  });
  afterAll(() => orm.close());

  type Stored = { readonly of?: number; readonly age?: string; readonly bytes?: number };
  /** An import in a state, with a staged listing. */
  const insert = async (state: string, { of = HOTEL, age = '1 hour', bytes = 10 }: Stored = {}): Promise<number> => {
    const { id } = await orm.database.one<{ id: number }>(
      `insert into listing_import (user_id, source, state, began_at, staged_bytes, ended_at)
       values ($1, 'sent', $2, now() - $3::interval, $4, case when $2 in ('done', 'failed') then now() end) returning id`,
      [of, state, age, bytes],
    );
    await orm.database.query(
      `insert into listing_import_row (import_id, position, reference, form) values ($1, 1, 'a', '{}')`,
      [id],
    );
    return id;
  };
  /** What is stored of each import: its state, why it failed, and whether it has listings. Those that are over have ended. */
  const stored = async () => {
    const odd = `select id from listing_import where (ended_at is not null) <> (state in ('done', 'failed'))`;
    expect(await orm.database.query(odd)).toEqual([]);
    return (
      await orm.database.query<{ id: number; state: string; problem: string | null; staged: boolean }>(
        `select id, state, problem, exists (select from listing_import_row where import_id = i.id) and staged_bytes > 0 as staged
         from listing_import i order by id`,
      )
    ).map(({ id, state, problem, staged }) => [id, state, problem, staged]);
  };

  it('begin one at a time, after those that nobody confirmed or that never arrived', async () => {
    const [stopped, lost, running] = [
      await insert('stopped'),
      await insert('reading', { age: '16 minutes' }),
      await insert('running', { of: SHIP }),
    ];
    const waiting = await insert('stopped', { of: SHIP });
    const begun = await imports.begin(HOTEL, 'sent', null);
    expect(await stored()).toEqual([
      [stopped, 'failed', 'The feed was not confirmed before the next one arrived.', false],
      [lost, 'failed', 'The feed did not arrive completely.', false],
      [running, 'running', null, true],
      [waiting, 'stopped', null, true],
      [begun, 'reading', null, false],
    ]);
    await orm.database.query(`update listing_import set began_at = now() - interval '14 minutes' where id = $1`, [
      begun,
    ]);
    expect(await imports.begin(HOTEL, 'address', null)).toBeUndefined();
  });

  it('keep the last twenty of an employer, and those that are not finished', async () => {
    for (const state of ['done', 'failed']) await insert(state);
    const unfinished = await insert('waiting', { age: '1 year' });
    const kept: number[] = [];
    for (let count = 0; count < 20; count += 1) kept.push(await insert(count % 2 ? 'done' : 'failed'));
    const foreign = await insert('done', { of: SHIP });
    const begun = await imports.begin(HOTEL, 'sent', null);
    expect(begun).toBeUndefined();
    expect((await stored()).map(([id]) => id)).toEqual([unfinished, ...kept, foreign]);
    expect((await imports.latest(HOTEL)).map(({ id }) => id)).toEqual(kept.toReversed());
  });

  it('make room by the largest that waits for its employer, or else refuse', async () => {
    const [small, largest, running] = [
      await insert('stopped', { bytes: 1_000 }),
      await insert('stopped', { bytes: FEED_LIMITS.staged / 2 }),
      await insert('running', { of: SHIP, bytes: FEED_LIMITS.staged / 2 }),
    ];
    const empty = await insert('stopped', { of: SHIP, bytes: 0 });
    const reading = await insert('reading', { age: '1 minute' });
    const row = [{ position: 2, reference: 'b', form: null, problem: 'No title', notes: [] }] as const;
    await imports.stage(reading, row);
    expect((await stored()).slice(0, 3)).toEqual([
      [small, 'stopped', null, true],
      [largest, 'failed', 'The feed was not confirmed in time. Please send it again.', false],
      [running, 'running', null, true],
    ]);
    await orm.database.query('update listing_import set staged_bytes = $1 where id = $2', [
      FEED_LIMITS.staged,
      running,
    ]);
    await expect(imports.stage(reading, row)).rejects.toThrow(TooBusy);
    const [first, , , last] = await stored();
    expect([first, last]).toEqual([
      [small, 'failed', expect.any(String), false],
      [empty, 'stopped', null, false],
    ]);
  });

  it('take no more listings once they are no longer read', async () => {
    const stopped = await insert('stopped');
    const late = imports.stage(stopped, [{ position: 2, reference: 'b', form: null, problem: 'x', notes: [] }]);
    await expect(late).rejects.toThrow(TooBusy);
    expect(await imports.staged(stopped, 0, 10)).toHaveLength(1);
  });

  it('are confirmed by their employer while they wait for that', async () => {
    const [stopped, done] = [await insert('stopped'), await insert('done')];
    expect([await imports.confirm(SHIP, stopped), await imports.confirm(HOTEL, done)]).toEqual([false, false]);
    expect([await imports.confirm(HOTEL, stopped), await imports.confirm(HOTEL, stopped)]).toEqual([true, false]);
  });

  it('are found to work on by age, unless another process does', async () => {
    const [running, waiting, taken] = [
      await insert('running'),
      await insert('waiting', { of: SHIP }),
      await insert('stopped'),
    ];
    expect(await imports.unfinished(10)).toEqual([running, waiting]);
    expect(await imports.unfinished(1)).toEqual([running]);
    await orm.database.query(
      `insert into work_lease (queue, item, ends_at) values ('import', $1, now() + interval '1 minute')`,
      [running],
    );
    expect(await imports.unfinished(10)).toEqual([waiting]);
    expect(await imports.start(taken)).toBeUndefined();
  });

  it('belong to the last run, which alone ends them', async () => {
    const id = await insert('waiting');
    const [former, last] = [await imports.start(id), await imports.start(id)];
    if (!former || !last) throw new Error('It did not start.');
    expect([former.run, last.run]).toEqual([1, 2]);
    const holds = (run: typeof last) => orm.unitOfWork.run(() => imports.holds(run));
    expect([await holds(former), await holds(last)]).toEqual([false, true]);
    await imports.finish(former, NOTHING);
    expect(await stored()).toEqual([[id, 'running', null, true]]);
    const counts = { posted: 1, changed: 2, unchanged: 3, closed: 4, refused: 5 };
    await imports.finish(last, { ...NOTHING, counts });
    expect(await stored()).toEqual([[id, 'done', null, false]]);
    expect(await imports.find(HOTEL, id)).toMatchObject({ ...counts, endedAt: expect.any(Date) });
    expect(await imports.find(SHIP, id)).toBeUndefined();
    expect(await holds(last)).toBe(false);
    await imports.finish(last, NOTHING, 'Too late');
    expect((await stored())[0]?.[1]).toBe('done');
  });

  it('stop or fail with a reason, and only those that failed lose their listings', async () => {
    const [stopped, failed] = [await insert('reading'), await insert('reading', { of: SHIP })];
    await imports.halt(stopped, 'stopped', 7, 'Fewer than before');
    await imports.halt(failed, 'failed', 8, 'Broken');
    expect(await stored()).toEqual([
      [stopped, 'stopped', 'Fewer than before', true],
      [failed, 'failed', 'Broken', false],
    ]);
    const ended = await orm.database.query(
      'select received, ended_at is not null as ended from listing_import order by id',
    );
    expect(ended).toEqual([
      { received: 7, ended: false },
      { received: 8, ended: true },
    ]);
  });

  it('apply the first of listings with the same reference', async () => {
    const id = await insert('running');
    for (const [position, reference] of [
      [4, 'b'],
      [3, 'a'],
      [2, 'b'],
      [5, 'b'],
    ])
      await orm.database.query(
        `insert into listing_import_row (import_id, position, reference, form) values ($1, $2, $3, '{}')`,
        [id, position, reference],
      );
    expect([...(await imports.repeated(id))].toSorted()).toEqual([3, 4, 5]);
    expect((await imports.staged(id, 1, 2)).map(({ position }) => position)).toEqual([2, 3]);
  });
});
