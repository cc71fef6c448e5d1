import { UserSchema } from '../../../../src/identity/adapters/persistence/user.schema.js';
import { JobSchema } from '../../../../src/jobs/adapters/persistence/job.schema.js';
import { SqlViewMarks } from '../../../../src/jobs/adapters/views/sql-view-marks.js';
import { SweepViewMarks } from '../../../../src/jobs/application/sweep-view-marks.js';
import { FixedClock } from '../../../support/in-memory/shared/fixed-clock.js';
import { aJob } from '../../../support/mothers/job-mother.js';
import { aUser } from '../../../support/mothers/user-mother.js';
import { openTestOrm, type TestOrm } from '../../../support/database/test-orm.js';

describe('the sweep of view marks', () => {
  let orm: TestOrm;
  let jobId: number;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, JobSchema]);
    const employer = aUser({ role: 'employer' });
    await orm.em.fork().persist(employer).flush();
    const job = aJob({ employerId: employer.id });
    await orm.em.fork().persist(job).flush();
    jobId = job.id;
  });
  afterAll(() => orm.close());

  const days = async (table: string) =>
    (
      await orm.database.query<{ day: string; count: number }>({
        text: `select day::text as day, count(*)::int as count from ${table} group by day order by day`,
      })
    ).map(({ day, count }) => [day, count]);

  it('forgets all but today and yesterday, however many there are, and leaves the counts', async () => {
    for (const [day, count] of [
      ['2026-06-12', 7_000],
      ['2026-06-13', 6_000],
      ['2026-06-14', 3],
      ['2026-06-15', 2],
    ] as const) {
      await orm.database.query(`insert into job_view_salt (day, salt) values ($1::date, 'salt')`, [day]);
      await orm.database.query(
        `insert into job_view_mark (day, job_id, visitor)
         select $1::date, $2::int, 'visitor ' || i from generate_series(1, $3::int) i`,
        [day, jobId, count],
      );
    }
    await orm.database.query('insert into job_views (job_id, views) values ($1, 13005)', [jobId]);
    const clock = new FixedClock(new Date('2026-06-15T00:00:40.000Z'));
    await new SweepViewMarks(new SqlViewMarks(orm.database), orm.unitOfWork, clock).execute();
    expect(await days('job_view_mark')).toEqual([
      ['2026-06-14', 3],
      ['2026-06-15', 2],
    ]);
    expect(await days('job_view_salt')).toEqual([
      ['2026-06-14', 1],
      ['2026-06-15', 1],
    ]);
    expect(await orm.database.query({ text: 'select views from job_views' })).toEqual([{ views: 13005 }]);
  });
});
