import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { cronTask } from '#administration/adapters/schedule/cron-task.js';
import { TaskRunner } from '#administration/adapters/schedule/task-runner.js';
import { TaskRuns } from '#administration/application/ports/task-runs.js';
import { TaskScheduler } from '#administration/adapters/schedule/task-scheduler.js';
import { CreateBackup } from '#administration/application/create-backup.js';
import { BACKUP_LOCK } from '#administration/application/locks.js';
import { BackupStore } from '#administration/application/ports/backup-store.js';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Clock } from '#shared/application/clock.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { DistributedLock } from '#shared/application/background/distributed-lock.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { openListing } from '../../support/mothers/open-listing.js';
import { later } from '../../support/shifted-clock.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Schedule = {
  name: string;
  cron: string;
  lastRun: { startedAt: string; finishedAt: string | null; error: string | null; isInterrupted: boolean } | null;
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

describe('scheduled tasks', () => {
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.admin();
  });
  afterAll(() => server.stop());

  const schedules = async () => (await admin.get<Schedule[]>('/api/admin/database/schedules')).body;
  /** Runs a daily task if it is due by the given clock. */
  const daily = (name: string, run: () => Promise<void>, clock: Clock) => {
    const runner = new TaskRunner(
      server.app.get(TaskRuns),
      server.app.get(DistributedLock),
      clock,
      server.app.get(AuditLog),
    );
    return () => runner.runIfDue(cronTask({ name, cron: '0 0 * * *' }, run));
  };
  const catchUp = () => server.app.get(TaskScheduler).catchUp();

  it('are found once each by a server with mail', async () => {
    const mailing = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
    try {
      const tasks = mailing.app.get(TaskScheduler).tasks.map(({ name }) => name);
      expect(tasks).toEqual([...new Set(tasks)]);
      expect(tasks).toContain('warn-unused-accounts');
    } finally {
      await mailing.stop();
    }
  });

  it('are retried after a while if they failed, and at once if they were interrupted', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const messages = () => logged.mock.calls.map((call) => String(call[1]));
    const clock = new SetClock();
    let runs = 0;
    const fail = async () => {
      runs += 1;
      if (runs === 1) throw new Error('no luck');
    };
    const runIfDue = daily('failing', fail, clock);
    await runIfDue();
    await runIfDue();
    expect([runs, messages()]).toEqual([1, ['The scheduled task failing failed']]);
    clock.time = new Date(clock.time.getTime() + 11 * 60_000);
    await runIfDue();
    await runIfDue();
    expect(runs).toBe(2);
    await withConnection(server.databaseUrl, (client) =>
      client.query(`update job_run set finished_at = null where name = 'failing'`),
    );
    await runIfDue();
    expect(runs).toBe(3);
    expect(messages()[1]).toBe('The scheduled task failing was interrupted and runs again');
    logged.mockRestore();
  });

  it('postpone a backup while a manual one is running', async () => {
    const run = async () => void (await server.app.get(CreateBackup).execute('critical', 'schedule'));
    const runIfDue = daily('waiting', run, new SetClock());
    const ran = () =>
      withConnection(server.databaseUrl, async (client) => {
        const { rows } = await client.query<{ error: string | null; isFinished: boolean }>(
          `select error, finished_at is not null as "isFinished" from job_run where name = 'waiting'`,
        );
        return rows;
      });
    await server.app.get(DistributedLock).tryRun(BACKUP_LOCK, runIfDue);
    expect(await ran()).toEqual([]);
    await runIfDue();
    expect(await ran()).toEqual([{ error: null, isFinished: true }]);
    const store = server.app.get(BackupStore);
    for (const { name } of await store.list()) await store.remove(name);
  });

  it('create both backups, check the schema, purge and sweep', async () => {
    expect((await schedules()).map(({ name, cron, lastRun }) => [name, cron, lastRun])).toEqual([
      ['fill-search-terms', '*/10 * * * *', null],
      ['publish-jobs', '*/5 * * * *', null],
      ['settle-payments', '*/15 * * * *', null],
      ['webhooks', '*/10 * * * *', null],
      ['import-addresses', '*/15 * * * *', null],
      ['schema-validation', '0 0 * * *', null],
      ['full-backup', '5 0 * * *', null],
      ['tidy-mails', '20 * * * *', null],
      ['critical-backup', '30 */6 * * *', null],
      ['sweep-exports', '40 * * * *', null],
      ['copy-backups', '50 * * * *', null],
      ['purge-archived-jobs', '0 1 * * *', null],
      ['purge-rejected-applications', '5 1 * * *', null],
      ['purge-ended-applications', '7 1 * * *', null],
      ['tidy-search', '10 1 * * *', null],
      ['purge-talent-pools', '15 1 * * *', null],
      ['purge-candidate-search', '17 1 * * *', null],
      ['sweep-files', '20 1 * * *', null],
      ['index-candidates', '22 1 * * *', null],
      ['sweep-view-marks', '30 1 * * *', null],
      ['sweep-reports', '35 1 * * *', null],
      ['measure-reply-times', '37 1 * * *', null],
      ['match-places', '40 1 * * *', null],
      ['warn-unused-accounts', '45 1 * * *', null],
      ['purge-unused-accounts', '50 1 * * *', null],
      ['purge-audit-log', '55 1 * * *', null],
      ['log-audit-head', '0 2 * * *', null],
    ]);
    // Far from every due time, so that none passes during the test.
    const shift = 4 * HOUR - (Date.now() % (6 * HOUR));
    await later(server, shift, async () => {
      await catchUp();
      for (const { lastRun, nextRunAt } of await schedules()) {
        expect(lastRun).toMatchObject({ finishedAt: expect.any(String), error: null, isInterrupted: false });
        expect(Date.parse(nextRunAt)).toBeGreaterThan(Date.now() + shift);
      }
    });
    const backups = await server.app.get(BackupStore).list();
    expect(backups.map(({ kind, trigger }) => `${kind} by ${trigger}`).sort()).toEqual([
      'critical by schedule',
      'full by schedule',
    ]);
    expect((await (await server.employer()).get('/api/admin/database/schedules')).status).toBe(403);
    expect((await server.visitor().get('/api/admin/database/schedules')).status).toBe(401);
  });

  it('are checked at the start of each minute, only in processes that run them', async () => {
    const scheduling = await server.sibling({ SCHEDULES: 'true' });
    const checkedBy = async ({ app }: TestServer) => {
      const [job] = app.get(SchedulerRegistry).getCronJobs().values();
      const seconds = job?.nextDates(2).map((date) => [date.second, date.minute]);
      expect(seconds).toEqual([
        [0, expect.any(Number)],
        [0, expect.any(Number)],
      ]);
      const runIfDue = jest.spyOn(app.get(TaskRunner), 'runIfDue').mockResolvedValue();
      await app.get(TaskScheduler).check();
      return runIfDue.mock.calls.map(([{ name }]) => name);
    };
    expect(await checkedBy(server)).toEqual([]);
    expect(await checkedBy(scheduling)).toEqual(scheduling.app.get(TaskScheduler).tasks.map(({ name }) => name));
    await scheduling.stop();
    jest.restoreAllMocks();
  });

  it('delete listings archived 60 days ago, and no others', async () => {
    const employer = await server.employer();
    const [gone, kept] = [await openListing(employer, admin), await openListing(employer, admin)];
    const seeker = await server.jobSeeker();
    await seeker.post('/api/bookmarks', { jobId: gone });
    await employer.put(`/api/jobs/${gone}/archive`, { archive: true });
    await later(server, 59 * DAY, catchUp);
    expect((await employer.get(`/api/jobs/${gone}`)).status).toBe(200);
    await later(server, 61 * DAY, catchUp);
    expect((await employer.get(`/api/jobs/${gone}`)).status).toBe(404);
    expect((await employer.get(`/api/jobs/${kept}`)).status).toBe(200);
    expect((await seeker.get<unknown[]>('/api/bookmarks')).body).toEqual([]);
  });

  it('remove closed listings from the search after a day, until they are reopened', async () => {
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
    await later(server, 2 * DAY, catchUp);
    expect(await searchable()).toEqual([open]);
    expect((await server.visitor().get(`/api/jobs/${closed}/public`)).status).toBe(200);
    await employer.put(`/api/jobs/${closed}`, { deadline: inDays(90) });
    const { body } = await server.visitor().get<{ id: number }[]>('/api/jobs');
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining([closed, open]));
  });

  it('report a broken schema', async () => {
    await withConnection(server.databaseUrl, (client) => client.query('drop table message_template'));
    const errors = await later(server, 7 * DAY, async () => {
      await catchUp();
      return new Map((await schedules()).map(({ name, lastRun }) => [name, lastRun?.error]));
    });
    expect(errors.get('schema-validation')).toContain('Table message_template is missing.');
    expect(errors.get('full-backup')).toContain('Table message_template is missing');
    expect(errors.get('sweep-files')).toBeNull();
  });
});
