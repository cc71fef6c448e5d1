import { cronTask } from '#administration/adapters/schedule/cron-task.js';
import { TaskScheduler } from '#administration/adapters/schedule/task-scheduler.js';
import { withConnection } from '#platform/postgres/connection/database-url.js';
import type { ApiClient } from '../../support/server/api-client.js';
import { LineProcess } from '../../support/processes/line-process.js';
import { startTestServer, type TestServer } from '../../support/server/test-server.js';

type Schedule = {
  name: string;
  lastRun: { startedAt: string; finishedAt: string | null; error: string | null; isInterrupted: boolean } | null;
  nextRunAt: string;
};

const HOUR = 3_600_000;
const SLOTS = 100;

describe('scheduled tasks in several processes', () => {
  let server: TestServer;
  let admin: ApiClient;
  beforeAll(async () => {
    server = await startTestServer();
    admin = await server.admin();
  });
  afterAll(() => server.stop());

  const child = (task: string) => LineProcess.start('schedule-child.ts', server.databaseUrl, task);
  const query = <Row extends object>(sql: string) =>
    withConnection(server.databaseUrl, async (client) => (await client.query<Row>(sql)).rows);

  it('run exactly once per due time when two processes check a hundred of them', async () => {
    await query('create table counted (slot timestamptz not null, process integer not null)');
    const both = await Promise.all([child('counted'), child('counted')]);
    const begin = Date.UTC(2030, 0, 1, 0, 0, 30);
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const time = new Date(begin + slot * HOUR).toISOString();
      await Promise.all(both.map((one) => one.exchange(time)));
      await both[slot % 2]?.exchange(time);
    }
    const runs = await query<{ slot: Date; process: number }>('select slot, process from counted');
    expect(runs).toHaveLength(SLOTS);
    expect(new Set(runs.map(({ slot }) => slot.getTime())).size).toBe(SLOTS);
    // A single run makes up for those missed during half a day of downtime.
    const afterwards = new Date(begin + (SLOTS + 12) * HOUR).toISOString();
    for (const one of both) await one.exchange(afterwards);
    expect(await query('select from counted')).toHaveLength(SLOTS + 1);
    for (const one of both) await one.kill();
    await query('drop table counted');
  });

  it('are reported as interrupted after their process dies, and rerun at once', async () => {
    const killed = await child('endless');
    killed.writeLine(new Date().toISOString());
    expect(await killed.readLine()).toBe('hanging');
    let runs = 0;
    const task = cronTask({ name: 'endless', cron: '0 * * * *' }, async () => void (runs += 1));
    const scheduler = server.app.get(TaskScheduler);
    Object.defineProperty(scheduler, 'tasks', { value: [task] });
    const schedule = async () => (await admin.get<Schedule[]>('/api/admin/database/schedules')).body[0] as Schedule;

    expect((await schedule()).lastRun).toMatchObject({ finishedAt: null, isInterrupted: false });
    await scheduler.catchUp();
    expect(runs).toBe(0);

    await killed.kill();
    while (!(await schedule()).lastRun?.isInterrupted);
    expect(Date.parse((await schedule()).nextRunAt)).toBeLessThanOrEqual(Date.now());
    expect((await server.visitor().get<string>('/metrics')).body).toContain(
      'wayfare_task_last_run_failed{task="endless"} 1',
    );
    await scheduler.catchUp();
    expect(runs).toBe(1);
    expect((await schedule()).lastRun).toMatchObject({
      finishedAt: expect.any(String),
      error: null,
      isInterrupted: false,
    });
  });
});
