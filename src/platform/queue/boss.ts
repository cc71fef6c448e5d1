import { PgBoss, type ConstructorOptions, type Db } from 'pg-boss';
import type { Client } from 'pg';
import { QUEUES } from '#shared/application/background/background-work.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Age of the last heartbeat at which a process counts as dead and others take over its work. */
const HEARTBEAT_SECONDS = 20;
const CHECK_SECONDS = 10;

/** pg-boss over our own connections, without schedules and the registry of instances. */
export function bossOver(db: Db, options: Partial<ConstructorOptions> = {}): PgBoss {
  return new PgBoss({
    db,
    migrate: false,
    createSchema: false,
    schedule: false,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: CHECK_SECONDS,
    monitorIntervalSeconds: CHECK_SECONDS,
    openTelemetry: { enabled: false },
    ...options,
  });
}

/** Creates or migrates the schema of pg-boss, and the queues. Call this under the migration lock. */
export async function installBackgroundWork(client: Client): Promise<void> {
  const db: Db = { executeSql: (text, values) => client.query(text, values) };
  const boss = bossOver(db, { migrate: true, createSchema: true, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const queue of QUEUES) {
      await boss.createQueue(queue, {
        retryLimit: 1_000,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 10 * MINUTE,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        expireInSeconds: 30 * MINUTE,
        retentionSeconds: 14 * DAY,
        deleteAfterSeconds: DAY,
      });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
