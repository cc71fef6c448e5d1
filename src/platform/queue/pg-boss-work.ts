import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss, type Job as QueuedJob } from 'pg-boss';
import {
  BackgroundWork,
  WORKER,
  type QueueName,
  type Worker,
  type WorkOptions,
} from '#shared/application/background/background-work.js';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { DecoratedMethods, type DecoratedMethod } from '../decorated-methods.js';
import { Database } from '../postgres/database.js';
import { bossOver } from './boss.js';

/** Ids per call. */
const BATCH = 20;
/** Polling interval in seconds for work added by other processes. */
const POLLING_SECONDS = 2;
const OPTIONS = {
  batchSize: BATCH as number,
  pollingIntervalSeconds: POLLING_SECONDS,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Maximum wait for running work at shutdown, in milliseconds. */
const SHUTDOWN_TIMEOUT = 3_000;

/** Delay before another attempt to start, in milliseconds. */
const RETRY_DELAY = 1_000;

type Item = { readonly id: number };

/** Handles a batch of ids, and returns the errors of those that failed alone. */
type Handle = (ids: readonly number[]) => Promise<ReadonlyMap<number, unknown>>;
type Handler = { readonly handle: Handle; readonly options: Partial<typeof OPTIONS> & { localConcurrency?: number } };

/** Background work on pg-boss, done by the methods marked with `@WorksOn` and `@WorksOnBatches`. */
@Injectable()
export class PgBossWork implements BackgroundWork, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('BackgroundWork');
  private readonly workers = new Map<QueueName, string>();
  private readonly boss: PgBoss;
  private readonly end = new AbortController();
  private running: Promise<unknown> | undefined;
  private starting: Promise<void> | undefined;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly watch: DatabaseWatch,
    private readonly methods: DecoratedMethods,
  ) {
    this.boss = bossOver({ executeSql: async (text, values) => (await database.nativePool()).query(text, values) });
    this.boss.on('error', (error) => this.logError(error));
  }

  async add(queue: QueueName, ids: readonly number[], { delaySeconds, isUrgent }: WorkOptions = {}): Promise<void> {
    if (ids.length === 0) return;
    const options = { startAfter: delaySeconds ?? 0, priority: isUrgent ? 1 : 0 };
    const db = {
      executeSql: async (text: string, values?: unknown[]) => ({ rows: await this.database.query(text, values) }),
    };
    await this.started();
    await this.boss.insert(
      queue,
      ids.map((id) => ({ data: { id } satisfies Item, ...options })),
      { db },
    );
    if (!delaySeconds) this.unitOfWork.afterCommit(() => this.wake(queue));
  }

  onApplicationBootstrap(): void {
    const workers = this.methods.with<Worker>(WORKER);
    if (workers.length > 0) this.starting = this.startWorkers(workers);
  }

  async onModuleDestroy(): Promise<void> {
    this.end.abort();
    await this.starting;
    if (this.running) await this.boss.stop({ graceful: true, timeout: SHUTDOWN_TIMEOUT });
  }

  /** Runs in the background, so a slow database delays only the workers. */
  private async startWorkers(workers: readonly DecoratedMethod<Worker>[]): Promise<void> {
    while (!this.end.signal.aborted) {
      try {
        await this.started();
        for (const worker of workers) await this.startWorker(worker.mark.queue, handlerOf(worker));
        return;
      } catch (error) {
        this.logError(error as Error);
        await sleep(RETRY_DELAY, undefined, { signal: this.end.signal }).catch(() => undefined);
      }
    }
  }

  private async startWorker(queue: QueueName, { handle, options }: Handler): Promise<void> {
    if (this.workers.has(queue)) return;
    const warn = (error: unknown, id?: number): void =>
      this.logger.warn({ err: error, queue, id }, 'Background work failed and will be retried');
    const worker = await this.boss.work(queue, { ...OPTIONS, ...options }, async (jobs: readonly QueuedJob<Item>[]) => {
      // An id may have been added twice.
      const errors = await handle([...new Set(jobs.map(({ data }) => data.id))]).catch((error: unknown) => {
        warn(error);
        throw error;
      });
      for (const [id, error] of errors) warn(error, id);
      return jobs.map(({ id, data }) => {
        const output = errors.get(data.id);
        return errors.has(data.id) ? { id, status: 'failed', output } : { id, status: 'completed' };
      });
    });
    this.workers.set(queue, worker);
  }

  private started(): Promise<unknown> {
    return (this.running ??= this.boss.start().catch((error: unknown) => {
      this.running = undefined;
      throw error;
    }));
  }

  private wake(queue: QueueName): void {
    const worker = this.workers.get(queue);
    if (worker) this.boss.notifyWorker(worker);
  }

  /** Ignores database outages: requests report them, and pg-boss retries. */
  private logError(error: Error): void {
    if (!this.watch.isAway(error)) this.logger.warn({ err: error }, 'Background work is delayed');
  }
}

function handlerOf({ mark: { atOnce, inBatches }, call }: DecoratedMethod<Worker>): Handler {
  const handle = async (ids: readonly number[]) => {
    const errors = new Map<number, unknown>();
    if (inBatches) await call(ids);
    else await Promise.all(ids.map((id) => call(id).catch((error: unknown) => errors.set(id, error))));
    return errors;
  };
  return { handle, options: atOnce === undefined ? {} : { batchSize: 1, localConcurrency: atOnce } };
}
