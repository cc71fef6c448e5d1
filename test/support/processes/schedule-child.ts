import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { createInterface } from 'node:readline';
import { cronTask } from '#administration/adapters/schedule/cron-task.js';
import { TaskRunner } from '#administration/adapters/schedule/task-runner.js';
import { SqlTaskRuns } from '#administration/adapters/persistence/sql-task-runs.js';
import { AdvisoryLock } from '#platform/postgres/locks/advisory-lock.js';
import { Database } from '#platform/postgres/database.js';
import { ormOptions } from '#platform/postgres/connection/orm-options.js';
import { DATABASE_SECONDS } from '../database/database.js';
import { FixedClock } from '../in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../in-memory/shared/in-memory-audit-log.js';

/**
 * Checks one hourly task at the time in each line of input, and answers each line. The task `counted` records its
 * runs in the table `counted`; `endless` never ends.
 */
// The output has answers only.
Logger.overrideLogger(false);
const [databaseUrl = '', name = ''] = process.argv.slice(2);
const orm = await MikroORM.init({
  ...ormOptions(databaseUrl, { databaseSeconds: DATABASE_SECONDS }),
  entities: [],
  allowGlobalContext: true,
});
const database = new Database(orm.em);
const lock = new AdvisoryLock(database);
const clock = new FixedClock();
const task = cronTask({ name, cron: '0 * * * *' }, name === 'endless' ? hang : count);

async function count(): Promise<void> {
  await database.query('insert into counted (slot, process) values ($1, $2)', [clock.now(), process.pid]);
}

function hang(): Promise<void> {
  process.stdout.write('hanging\n');
  return new Promise(() => undefined);
}

const runner = new TaskRunner(new SqlTaskRuns(database, lock), lock, clock, new InMemoryAuditLog());
process.stdout.write('ready\n');
for await (const time of createInterface({ input: process.stdin })) {
  clock.set(time);
  await runner.runIfDue(task);
  process.stdout.write('done\n');
}
await orm.close(true);
