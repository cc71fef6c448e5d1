import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { createInterface } from 'node:readline';
import { SqlJobRuns } from '../../../src/administration/adapters/persistence/sql-job-runs.js';
import { FailureLog, ScheduledJobs } from '../../../src/administration/application/ports/scheduled-jobs.js';
import { RunDueJobs } from '../../../src/administration/application/run-due-jobs.js';
import type { ScheduledJob } from '../../../src/administration/domain/scheduled-job.js';
import { AdvisoryExclusive } from '../../../src/shared/adapters/postgres/advisory-exclusive.js';
import { Database } from '../../../src/shared/adapters/postgres/database.js';
import { InProcessEventBus } from '../../../src/shared/adapters/events/in-process-event-bus.js';
import { MikroOrmUnitOfWork } from '../../../src/shared/adapters/postgres/mikro-orm-unit-of-work.js';
import { ormOptions } from '../../../src/shared/adapters/postgres/orm-options.js';
import { CROWDED } from '../database/database.js';
import { FixedClock } from '../in-memory/shared/fixed-clock.js';

/**
 * A process that looks at what is due whenever a line on its input tells it the time, and answers each with a line. What
 * is due is one job: `counted` notes its run in the table `counted`, and `endless` never ends.
 */
const [databaseUrl = '', name = ''] = process.argv.slice(2);
const orm = await MikroORM.init({ ...ormOptions(databaseUrl, CROWDED), entities: [], allowGlobalContext: true });
const database = new Database(orm.em);
const clock = new FixedClock();
const job: ScheduledJob = { name, every: 3_600_000, run: name === 'endless' ? hang : count };

class OneJob extends ScheduledJobs {
  override all(): readonly ScheduledJob[] {
    return [job];
  }
}

/** Failures end the process, which fails the test. */
class Loud extends FailureLog {
  override failed(_job: string, error: unknown): void {
    throw error;
  }
  override cutOff(): void {
    throw new Error('Nothing should have been cut off');
  }
}

async function count(): Promise<void> {
  await database.query({ text: 'insert into counted (slot, process) values ($1, $2)' }, [clock.now(), process.pid]);
}

function hang(): Promise<void> {
  process.stdout.write('hanging\n');
  return new Promise(() => undefined);
}

const due = new RunDueJobs(
  new OneJob(),
  new SqlJobRuns(database),
  new AdvisoryExclusive(database),
  new MikroOrmUnitOfWork(orm.em, new InProcessEventBus()),
  clock,
  new Loud(),
);
process.stdout.write('ready\n');
for await (const time of createInterface({ input: process.stdin })) {
  clock.set(time);
  await due.execute();
  process.stdout.write('done\n');
}
await orm.close(true);
