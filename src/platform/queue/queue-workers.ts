import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  BackgroundWork,
  FINDER,
  QUEUES,
  WORKER,
  type QueueName,
  type Worker,
} from '#shared/application/background/background-work.js';
import { DatabaseWatch } from '#shared/application/database-watch.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { DecoratedMethods, type DecoratedMethod } from '../decorated-methods.js';
import { Leases } from './leases.js';

/** Rows worked on together. */
const BATCH = 20;
/** Milliseconds between looks for rows that are due by now, or that other processes added. */
const LOOK_EVERY = 2_000;
/** Milliseconds between extensions of leases. */
const EXTEND_EVERY = 5_000;
/** Milliseconds after which work counts as failed, so that work that hangs does not end the work of its queue. */
const LONGEST_WORK = 30 * 60_000;
/** Maximum wait for running work at shutdown, in milliseconds. */
const SHUTDOWN_TIMEOUT = 3_000;

type Finder = DecoratedMethod<QueueName, readonly number[]>;

/** Does the background work of all queues, with the methods marked by `@FindsWork`, `@WorksOn` and `@WorksOnBatches`. */
@Injectable()
export class QueueWorkers implements BackgroundWork, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('BackgroundWork');
  private readonly bell = new EventEmitter().setMaxListeners(0);
  private readonly rung = new Set<QueueName>();
  private readonly stop = new AbortController();
  private loops: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly leases: Leases,
    private readonly unitOfWork: UnitOfWork,
    private readonly watch: DatabaseWatch,
    private readonly methods: DecoratedMethods,
  ) {}

  wake(queue: QueueName): void {
    this.unitOfWork.afterCommit(() => {
      this.rung.add(queue);
      this.bell.emit(queue);
    });
  }

  /** @throws Error if nothing finds the rows of a worker */
  onApplicationBootstrap(): void {
    const finders = new Map(this.methods.with<QueueName, readonly number[]>(FINDER).map((one) => [one.mark, one]));
    const loops = this.methods.with<Worker>(WORKER).flatMap((worker) => {
      const finder = finders.get(worker.mark.queue);
      if (!finder) throw new Error(`Nothing finds the work of the queue ${worker.mark.queue}.`);
      return Array.from({ length: worker.mark.atOnce ?? 1 }, () => this.workUntilStopped(worker, finder));
    });
    if (loops.length > 0) this.loops = Promise.all([...loops, this.extendUntilStopped()]);
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    for (const queue of QUEUES) this.bell.emit(queue);
    await Promise.race([this.loops, sleep(SHUTDOWN_TIMEOUT, undefined, { ref: false })]);
  }

  private async workUntilStopped(worker: DecoratedMethod<Worker>, finder: Finder): Promise<void> {
    const { queue, atOnce } = worker.mark;
    const limit = atOnce === undefined ? BATCH : 1;
    let before: readonly number[] = [];
    while (!this.stop.signal.aborted) {
      this.rung.delete(queue);
      const { due, ids } = await this.take(queue, finder, limit);
      if (ids.length > 0) await this.work(worker, ids);
      // Others may have taken all of them, and more may be due. Rows that stay due must not keep the process busy.
      if (due.every((id) => before.includes(id))) await this.rest(queue);
      before = ids;
    }
  }

  /** The due rows, and those of them that are now this process's. */
  private async take(queue: QueueName, finder: Finder, limit: number) {
    try {
      const due = await finder.call(limit);
      return { due, ids: due.length === 0 ? [] : await this.leases.take(queue, due) };
    } catch (error) {
      this.warn(error, queue, 'Background work is delayed');
      return { due: [], ids: [] };
    }
  }

  private async work({ mark: { queue, inBatches }, call }: DecoratedMethod<Worker>, ids: readonly number[]) {
    const failed = new Set<number>();
    const attempt = async (given: readonly number[], parameter: unknown): Promise<void> => {
      try {
        await withinTime(call(parameter));
      } catch (error) {
        for (const id of given) failed.add(id);
        this.warn(error, queue, 'Background work failed and will be retried', inBatches ? undefined : given[0]);
      }
    };
    if (inBatches) await attempt(ids, ids);
    else await Promise.all(ids.map((id) => attempt([id], id)));
    try {
      await this.leases.end(
        queue,
        ids.filter((id) => !failed.has(id)),
      );
      if (failed.size > 0) await this.leases.postpone(queue, [...failed]);
    } catch (error) {
      this.warn(error, queue, 'Background work is delayed');
    }
  }

  /** Until somebody rings, or until rows may have become due. */
  private async rest(queue: QueueName): Promise<void> {
    if (this.rung.has(queue) || this.stop.signal.aborted) return;
    const ring = new AbortController();
    const end = () => ring.abort();
    this.bell.once(queue, end);
    await sleep(LOOK_EVERY, undefined, { signal: ring.signal }).catch(() => undefined);
    this.bell.off(queue, end);
  }

  private async extendUntilStopped(): Promise<void> {
    const delayed = (error: unknown) => this.warn(error, undefined, 'Background work is delayed');
    await this.leases.forget().catch(delayed);
    while (!this.stop.signal.aborted) {
      await sleep(EXTEND_EVERY, undefined, { signal: this.stop.signal }).catch(() => undefined);
      await this.leases.extend().catch(delayed);
    }
  }

  /** Ignores database outages: requests report them, and the work goes on afterwards. */
  private warn(error: unknown, queue: QueueName | undefined, message: string, id?: number): void {
    if (!this.watch.isAway(error)) this.logger.warn({ err: error, queue, id }, message);
  }
}

/** @throws Error after half an hour; the work may still go on, without its lease */
async function withinTime(work: Promise<void>): Promise<void> {
  const end = new AbortController();
  const tooLong = sleep(LONGEST_WORK, undefined, { ref: false, signal: end.signal }).then(() => {
    throw new Error('The work took longer than half an hour.');
  });
  try {
    await Promise.race([work, tooLong]);
  } finally {
    end.abort();
  }
}
