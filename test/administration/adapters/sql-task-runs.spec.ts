import { SqlTaskRuns } from '#administration/adapters/persistence/sql-task-runs.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

const AT = new Date('2026-06-15T00:00:00.000Z');
const at = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);
const days = (count: number, more = 0) => new Date(AT.getTime() + count * 86_400_000 + more);

describe('runs of scheduled tasks', () => {
  let orm: TestOrm;
  let runs: SqlTaskRuns;
  let running: string[];
  beforeAll(async () => {
    orm = await openTestOrm([]);
    const lock = { isHeld: (name: string) => Promise.resolve(running.some((one) => name.includes(one))) };
    runs = new SqlTaskRuns(orm.database, lock as never);
  });
  beforeEach(async () => {
    running = [];
    await orm.empty('job_run');
  });
  afterAll(() => orm.close());

  const due = { name: 'sweep', dueAt: AT };

  it('begin once, again after an interruption, and ten minutes after a failure', async () => {
    expect(await runs.start(due, at(0))).toEqual({ afterInterruption: false });
    expect(await runs.start({ ...due, name: 'purge' }, at(0))).toEqual({ afterInterruption: false });
    expect(await runs.start(due, at(1))).toEqual({ afterInterruption: true });
    await runs.finish(due, at(2), 'no luck');
    expect(await runs.start(due, new Date(at(11).getTime() - 1))).toBeUndefined();
    expect(await runs.start(due, at(11))).toEqual({ afterInterruption: false });
    expect(await runs.latest(AT)).toMatchObject([
      { name: 'purge' },
      { startedAt: at(11), finishedAt: null, error: null },
    ]);
    await runs.finish(due, at(12), null);
    expect(await runs.start(due, days(1))).toBeUndefined();
    await runs.cancel(due);
    expect(await runs.start(due, days(1))).toEqual({ afterInterruption: false });
  });

  it('are kept for 180 days, those of each task', async () => {
    const add = (name: string, slot: Date) =>
      orm.database.query('insert into job_run (name, slot, started_at, finished_at) values ($1, $2, $2, $2)', [
        name,
        slot,
      ]);
    await add('sweep', days(-180));
    await add('sweep', days(-180, -1));
    await add('purge', days(-180, -1));
    await runs.start(due, AT);
    await runs.finish(due, at(1), null);
    const left = await orm.database.query('select name, slot from job_run order by name, slot');
    expect(left).toEqual([
      { name: 'purge', slot: days(-180, -1) },
      { name: 'sweep', slot: days(-180) },
      { name: 'sweep', slot: AT },
    ]);
  });

  it('are known by the last of each task up to now, as interrupted if nobody runs them anymore', async () => {
    for (const name of ['sweep', 'purge', 'backup']) {
      for (const dueAt of [days(-1), AT, days(1)]) await runs.start({ name, dueAt }, dueAt);
      if (name === 'backup') await runs.finish({ name, dueAt: AT }, at(5), null);
    }
    running = ['purge'];
    const latest = (await runs.latest(AT)).map(({ name, dueAt, isInterrupted }) => [name, dueAt, isInterrupted]);
    expect(latest).toEqual([
      ['backup', AT, false],
      ['purge', AT, false],
      ['sweep', AT, true],
    ]);
  });
});
