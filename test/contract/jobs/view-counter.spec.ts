import { SweepViewMarks } from '#jobs/application/upkeep/sweep-view-marks.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { JobSchema } from '#jobs/adapters/persistence/job.schema.js';
import { JobReadModel } from '#jobs/adapters/persistence/read-model/job-read-model.js';
import { SqlViewCounter } from '#jobs/adapters/views/sql-view-counter.js';
import { ViewerHash } from '#jobs/adapters/views/viewer-hash.js';
import { InMemoryViewCounter } from '../../support/in-memory/jobs/in-memory-view-counter.js';
import { aJob } from '../../support/mothers/job-mother.js';
import { aUser } from '../../support/mothers/user-mother.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { viewCounterContract, VIEWERS_PER_ADDRESS } from './view-counter.contract.js';

describe('views in memory', () => {
  viewCounterContract(() => {
    const counter = new InMemoryViewCounter(VIEWERS_PER_ADDRESS);
    return Promise.resolve({
      counter,
      jobIds: [1, 2],
      viewsOf: (jobId) => Promise.resolve(counter.viewsOf(jobId)),
      daysOf: (jobId) => Promise.resolve(counter.daysOf(jobId)),
    });
  });
});

describe('views in PostgreSQL', () => {
  let orm: TestOrm;
  let employerId: number;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSchema]);
    const employer = aUser({ role: 'employer' });
    await orm.em.fork().persist(employer).flush();
    employerId = employer.id;
  });
  afterAll(() => orm.close());
  const empty = () => orm.empty('job', 'job_view_mark', 'job_view_address', 'job_view_salt');
  const counterOf = (viewersPerAddress: number): SqlViewCounter =>
    new SqlViewCounter(orm.database, new ViewerHash(orm.database), { viewersPerAddress });

  viewCounterContract(async () => {
    await empty();
    const [one, other] = [aJob({ employerId }), aJob({ id: 2, employerId })];
    await orm.em.fork().persist([one, other]).flush();
    const reads = new JobReadModel(orm.database, { isPaidFirst: false });
    return {
      counter: counterOf(VIEWERS_PER_ADDRESS),
      jobIds: [one.id, other.id],
      viewsOf: async (jobId) => (await reads.find(jobId))?.views ?? -1,
      daysOf: async (jobId) => {
        const text = 'select day::text, source, views from job_view_day where job_id = $1 order by 1, 2';
        const rows = await orm.database.query<{ day: string; source: string; views: number }>(text, [jobId]);
        return rows.map(({ day, source, views }) => `${day} ${source} ${views}`);
      },
    };
  });

  it('ignores a deleted listing', async () => {
    await expect(counterOf(0).count(999, { userId: 5 }, '2026-06-15', 'other')).resolves.toBeUndefined();
  });

  it('counts any number of viewers per address without a limit', async () => {
    await empty();
    const job = aJob({ employerId });
    await orm.em.fork().persist(job).flush();
    const view = (i: number): Promise<void> =>
      counterOf(0).count(job.id, { address: '192.0.2.1', userAgent: `Browser ${i}` }, '2026-06-15', 'other');
    await Promise.all(Array.from({ length: 30 }, (_, i) => view(i)));
    expect((await new JobReadModel(orm.database, { isPaidFirst: false }).find(job.id))?.views).toBe(30);
  });

  it('drops the days before yesterday, prepares those of a week, and keeps the counts', async () => {
    await empty();
    const job = aJob({ employerId });
    await orm.em.fork().persist(job).flush();
    for (const [day, count] of [
      ['2026-06-12', 7],
      ['2026-06-13', 6],
      ['2026-06-14', 3],
      ['2026-06-15', 2],
    ] as const) {
      await orm.database.query({ text: `insert into job_view_salt (day, salt) values ($1::date, 'salt')` }, [day]);
      for (const [table, columns] of [
        ['job_view_mark', '(day, job_id, visitor)'],
        ['job_view_address', '(day, job_id, viewers, address)'],
      ])
        await orm.database.query(
          {
            text: `insert into ${table} ${columns}
              select $1::date, $2::int, ${table === 'job_view_mark' ? '' : '1,'} 'x' || i from generate_series(1, $3::int) i`,
          },
          [day, job.id, count],
        );
    }
    await orm.database.query({ text: 'insert into job_views (job_id, views) values ($1, 18)' }, [job.id]);
    await orm.database.query(
      `insert into job_view_day (job_id, day, source, views)
       select $1, day::date, 'other', 1 from generate_series('2025-05-11'::date - 5001, '2025-05-11', interval '1 day') day`,
      [job.id],
    );
    const sweepAt = (time: string) => new SweepViewMarks(counterOf(0), new FixedClock(new Date(time))).execute();
    await sweepAt('2026-06-15T00:00:40.000Z');
    const left = async (table: string): Promise<unknown[]> =>
      orm.database.query({
        text: `select day::text, count(*)::int as count from ${table} group by day order by day`,
      });
    const kept = [
      { day: '2026-06-14', count: 3 },
      { day: '2026-06-15', count: 2 },
    ];
    expect([await left('job_view_mark'), await left('job_view_address')]).toEqual([kept, kept]);
    expect(await left('job_view_day')).toEqual([{ day: '2025-05-11', count: 1 }]);
    expect(await left('job_view_salt')).toMatchObject([{ day: '2026-06-14' }, { day: '2026-06-15' }]);
    expect((await new JobReadModel(orm.database, { isPaidFirst: false }).find(job.id))?.views).toBe(18);

    const days = async (table: string): Promise<unknown> => {
      const text = `select inhrelid::regclass::text as name from pg_inherits where inhparent = '${table}'::regclass
        and inhrelid::regclass::text ~ '_202606' order by 1`;
      return (await orm.database.query<{ name: string }>({ text })).map(({ name }) => name.slice(-2));
    };
    const prepared = ['14', '15', '16', '17', '18', '19', '20', '21', '22'];
    expect([await days('job_view_mark'), await days('job_view_address')]).toEqual([prepared, prepared]);
    await sweepAt('2026-06-16T00:00:40.000Z');
    expect(await left('job_view_mark')).toEqual([{ day: '2026-06-15', count: 2 }]);
    const next = [...prepared.slice(1), '23'];
    expect([await days('job_view_mark'), await days('job_view_address')]).toEqual([next, next]);
  });
});

describe('the viewer hash', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSchema]);
  });
  afterAll(() => orm.close());

  it('is the same in every process on one day, and different on the next', async () => {
    const firefox = { address: '192.0.2.1', userAgent: 'Firefox' };
    const [one, other] = [new ViewerHash(orm.database), new ViewerHash(orm.database)];
    const [first, second] = await Promise.all([one.of(firefox, '2026-06-15'), other.of(firefox, '2026-06-15')]);
    expect(first).toEqual(second);
    expect(JSON.stringify(first)).not.toContain('192.0.2.1');
    const elsewhere = await one.of({ ...firefox, address: '192.0.2.2' }, '2026-06-15');
    expect([elsewhere.address === first.address, elsewhere.agent === first.agent]).toEqual([false, false]);
    const safari = await one.of({ ...firefox, userAgent: 'Safari' }, '2026-06-15');
    expect([safari.address === first.address, safari.agent === first.agent]).toEqual([true, false]);
    const tomorrow = await one.of(firefox, '2026-06-16');
    expect([tomorrow.address === first.address, tomorrow.agent === first.agent]).toEqual([false, false]);
  });
});
