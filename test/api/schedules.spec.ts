import { SqlJobRuns } from '../../src/administration/adapters/persistence/sql-job-runs.js';
import { BackupStore } from '../../src/administration/application/ports/backup-store.js';
import { CreateBackup } from '../../src/administration/application/create-backup.js';
import { LOCKS } from '../../src/administration/application/locks.js';
import { FailureLog, ScheduledJobs } from '../../src/administration/application/ports/scheduled-jobs.js';
import { RunDueJobs } from '../../src/administration/application/run-due-jobs.js';
import type { ScheduledJob } from '../../src/administration/domain/scheduled-job.js';
import { Clock } from '../../src/shared/application/clock.js';
import { Exclusive } from '../../src/shared/application/exclusive.js';
import { UnitOfWork } from '../../src/shared/application/unit-of-work.js';
import { Database } from '../../src/shared/adapters/postgres/database.js';
import { withConnection } from '../../src/shared/adapters/postgres/database-url.js';
import type { ApiClient } from '../support/server/api-client.js';
import { openListing } from '../support/mothers/open-listing.js';
import { later } from '../support/shifted-clock.js';
import { startTestServer, type TestServer } from '../support/server/test-server.js';

type Schedule = {
  name: string;
  everyHours: number;
  lastRun: { startedAt: string; finishedAt: string | null; error: string | null } | null;
  nextRunAt: string;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

class SetClock extends Clock {
  time = new Date('2030-01-01T00:00:30Z');
  override now(): Date {
    return this.time;
  }
}

class OneJob extends ScheduledJobs {
  constructor(private readonly job: ScheduledJob) {
    super();
  }
  override all(): readonly ScheduledJob[] {
    return [this.job];
  }
}

class KeptFailures extends FailureLog {
  readonly jobs: string[] = [];
  override failed(job: string): void {
    this.jobs.push(job);
  }
  override cutOff(job: string): void {
    this.jobs.push(`${job}, cut off`);
  }
}

describe('what runs by the clock', () => {
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.admin();
  });
  afterAll(() => server.stop());

  const schedules = async () => (await admin.get<Schedule[]>('/api/admin/database/schedules')).body;
  const runner = (job: ScheduledJob, clock: Clock, log: FailureLog) =>
    new RunDueJobs(
      new OneJob(job),
      new SqlJobRuns(server.app.get(Database)),
      server.app.get(Exclusive),
      server.app.get(UnitOfWork),
      clock,
      log,
    );

  it('tries again what failed, after a while, and what died, at once', async () => {
    const clock = new SetClock();
    const log = new KeptFailures();
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('no luck');
    };
    const failing = runner({ name: 'failing', every: DAY, run }, clock, log);
    await failing.execute();
    await failing.execute();
    expect([runs, log.jobs]).toEqual([1, ['failing']]);
    clock.time = new Date(clock.time.getTime() + 11 * 60_000);
    await failing.execute();
    await failing.execute();
    expect(runs).toBe(2);
    await withConnection(server.databaseUrl, (client) =>
      client.query(`update job_run set finished_at = null where name = 'failing'`),
    );
    await failing.execute();
    expect([runs, log.jobs]).toEqual([3, ['failing', 'failing, cut off']]);
  });

  it('waits with a backup while somebody makes one by hand', async () => {
    const log = new KeptFailures();
    const busy = server.app.get(Exclusive);
    const run = async () => void (await server.app.get(CreateBackup).execute('critical', 'schedule'));
    const backup = runner({ name: 'waiting', every: DAY, run }, new SetClock(), log);
    const noted = () =>
      withConnection(server.databaseUrl, async (client) => {
        const { rows } = await client.query<{ error: string | null }>(
          `select error from job_run where name = 'waiting' and finished_at is not null`,
        );
        return rows;
      });
    await busy.run(LOCKS.backup, () => backup.execute());
    expect([await noted(), log.jobs]).toEqual([[], []]);
    await backup.execute();
    expect([await noted(), log.jobs]).toEqual([[{ error: null }], []]);
    const store = server.app.get(BackupStore);
    for (const { name } of await store.list()) await store.remove(name);
  });

  it('makes both backups, checks the schema, purges and sweeps, and tells admins', async () => {
    expect((await schedules()).map(({ name, everyHours, lastRun }) => [name, everyHours, lastRun])).toEqual([
      ['schema-validation', 24, null],
      ['full-backup', 24, null],
      ['critical-backup', 6, null],
      ['purge-archived-jobs', 24, null],
      ['tidy-search', 24, null],
      ['sweep-files', 24, null],
      ['sweep-view-marks', 24, null],
    ]);
    // In the middle of the shortest slot, so that no other one begins meanwhile.
    const shift = 3 * HOUR - (Date.now() % (6 * HOUR));
    await later(server, shift, async () => {
      await server.app.get(RunDueJobs).execute();
      for (const { lastRun, nextRunAt } of await schedules()) {
        expect(lastRun).toMatchObject({ finishedAt: expect.any(String), error: null });
        expect(Date.parse(nextRunAt)).toBeGreaterThan(Date.now() + shift);
      }
    });
    expect((await server.app.get(BackupStore).list()).map(({ kind }) => kind).sort()).toEqual(['critical', 'full']);
    expect((await (await server.employer()).get('/api/admin/database/schedules')).status).toBe(403);
    expect((await server.visitor().get('/api/admin/database/schedules')).status).toBe(401);
  });

  it('deletes listings 60 days after they were archived, and no others', async () => {
    const employer = await server.employer();
    const [gone, kept] = [await openListing(employer, admin), await openListing(employer, admin)];
    const seeker = await server.jobSeeker();
    await seeker.post('/api/bookmarks', { jobId: gone });
    await employer.put(`/api/jobs/${gone}/archive`, { archive: true });
    await later(server, 59 * DAY, () => server.app.get(RunDueJobs).execute());
    expect((await employer.get(`/api/jobs/${gone}`)).status).toBe(200);
    await later(server, 61 * DAY, () => server.app.get(RunDueJobs).execute());
    expect((await employer.get(`/api/jobs/${gone}`)).status).toBe(404);
    expect((await employer.get(`/api/jobs/${kept}`)).status).toBe(200);
    expect((await seeker.get<unknown[]>('/api/bookmarks')).body).toEqual([]);
  });

  it('takes listings out of the search a day after they closed, and opening one again puts it back', async () => {
    const employer = await server.employer();
    const [closed, open] = [await openListing(employer, admin), await openListing(employer, admin)];
    await employer.put(`/api/jobs/${closed}`, { deadline: '2020-01-01' });
    const searchable = () =>
      withConnection(server.databaseUrl, async (client) =>
        (
          await client.query<{ id: number }>('select job_id as id from job_search where job_id in ($1, $2)', [
            closed,
            open,
          ])
        ).rows.map(({ id }) => id),
      );
    expect(await searchable()).toHaveLength(2);
    await later(server, 2 * DAY, () => server.app.get(RunDueJobs).execute());
    expect(await searchable()).toEqual([open]);
    expect((await server.visitor().get(`/api/jobs/${closed}/public`)).status).toBe(200);
    await employer.put(`/api/jobs/${closed}`, { deadline: inDays(90) });
    const { body } = await server.visitor().get<{ id: number }[]>('/api/jobs');
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining([closed, open]));
  });

  it('tells admins that the schema is broken', async () => {
    await withConnection(server.databaseUrl, (client) => client.query('drop table message'));
    await later(server, 70 * DAY, () => server.app.get(RunDueJobs).execute());
    const errors = new Map((await schedules()).map(({ name, lastRun }) => [name, lastRun?.error]));
    expect(errors.get('schema-validation')).toContain('Table message is missing.');
    expect(errors.get('full-backup')).toContain('Table message is missing');
    expect(errors.get('sweep-files')).toBeNull();
  });
});
