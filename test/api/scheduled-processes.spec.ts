import { FailureLog, ScheduledJobs } from '../../src/administration/application/ports/scheduled-jobs.js';
import { RunDueJobs } from '../../src/administration/application/run-due-jobs.js';
import type { ScheduledJob } from '../../src/administration/domain/scheduled-job.js';
import { withConnection } from '../../src/shared/adapters/postgres/database-url.js';
import type { ApiClient } from '../support/server/api-client.js';
import { SpeakingChild } from '../support/processes/child-process.js';
import { startTestServer, type TestServer } from '../support/server/test-server.js';

type Schedule = {
  name: string;
  lastRun: { startedAt: string; finishedAt: string | null; error: string | null; isCutOff: boolean } | null;
  nextRunAt: string;
};

const HOUR = 3_600_000;
const SLOTS = 100;

describe('what runs by the clock in several processes', () => {
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.admin();
  });
  afterAll(() => server.stop());

  const child = (job: string) => SpeakingChild.start('schedule-child.ts', server.databaseUrl, job);
  const ask = <Row extends object>(sql: string) =>
    withConnection(server.databaseUrl, async (client) => (await client.query<Row>(sql)).rows);

  it('runs exactly once in each of a hundred slots that two processes look at', async () => {
    await ask('create table counted (slot timestamptz not null, process integer not null)');
    const both = await Promise.all([child('counted'), child('counted')]);
    const begin = Date.UTC(2030, 0, 1, 0, 0, 30);
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const time = new Date(begin + slot * HOUR).toISOString();
      await Promise.all(both.map((one) => one.ask(time)));
      // One that looked while the other was at it looks again.
      await both[slot % 2]?.ask(time);
    }
    const runs = await ask<{ slot: Date; process: number }>('select slot, process from counted');
    expect(runs).toHaveLength(SLOTS);
    expect(new Set(runs.map(({ slot }) => slot.getTime())).size).toBe(SLOTS);
    // After half a day without any process, what was missed is made up for once.
    const afterwards = new Date(begin + (SLOTS + 12) * HOUR).toISOString();
    for (const one of both) await one.ask(afterwards);
    expect(await ask('select from counted')).toHaveLength(SLOTS + 1);
    for (const one of both) await one.kill();
    await ask('drop table counted');
  });

  it('tells a run that was cut off by a kill from one that goes on, and runs it again at once', async () => {
    const killed = await child('endless');
    killed.say(new Date().toISOString());
    expect(await killed.hear()).toBe('hanging');
    const runs: number[] = [];
    const job: ScheduledJob = { name: 'endless', every: HOUR, run: async () => void runs.push(Date.now()) };
    const jobs = server.app.get(ScheduledJobs);
    const log = server.app.get(FailureLog);
    const cutOff: string[] = [];
    Object.assign(jobs, { all: () => [job] });
    Object.assign(log, { cutOff: (name: string) => void cutOff.push(name) });
    const schedule = async () => (await admin.get<Schedule[]>('/api/admin/database/schedules')).body[0] as Schedule;

    expect((await schedule()).lastRun).toMatchObject({ finishedAt: null, isCutOff: false });
    await server.app.get(RunDueJobs).execute();
    expect(runs).toEqual([]);

    await killed.kill();
    while (!(await schedule()).lastRun?.isCutOff);
    expect(Date.parse((await schedule()).nextRunAt)).toBeLessThanOrEqual(Date.now());
    expect((await server.visitor().get<string>('/metrics')).body).toContain(
      'wayfare_job_last_run_failed{job="endless"} 1',
    );
    await server.app.get(RunDueJobs).execute();
    expect(runs).toHaveLength(1);
    expect(cutOff).toEqual(['endless']);
    expect((await schedule()).lastRun).toMatchObject({ finishedAt: expect.any(String), error: null, isCutOff: false });
  });
});
