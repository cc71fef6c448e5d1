import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { failureDetails } from '#platform/logging/failure-details.js';
import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { DistributedLock } from '#shared/application/background/distributed-lock.js';
import { taskLock } from '../../application/locks.js';
import { BackupRunning } from '../../domain/backup-errors.js';
import type { ScheduledTask } from '../../domain/scheduled-task.js';
import { TaskRuns } from '../../application/ports/task-runs.js';

/** How long a shutdown waits for running tasks; interrupted ones run again. */
const STOP_TIMEOUT_MS = 5_000;

/** Runs tasks that are due, each in one process at a time. */
@Injectable()
export class TaskRunner implements OnModuleDestroy {
  private readonly logger = new Logger('Schedule');
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly runs: TaskRuns,
    private readonly lock: DistributedLock,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Runs a task unless it is not due or another process runs it. Logs failures. */
  async runIfDue(task: ScheduledTask): Promise<void> {
    const run = this.lock
      .tryRun(taskLock(task.name), () => this.runLocked(task))
      .then(() => undefined)
      .catch((error: unknown) => {
        // Most likely a database outage; the next check follows soon.
        this.logger.error({ ...failureDetails(error), task: task.name }, `Could not check whether ${task.name} is due`);
      });
    this.running.add(run);
    await run.finally(() => this.running.delete(run));
  }

  async onModuleDestroy(): Promise<void> {
    await Promise.race([Promise.all(this.running), sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
  }

  private async runLocked(task: ScheduledTask): Promise<void> {
    const now = this.clock.now();
    const run = { name: task.name, dueAt: task.lastDueAt(now) };
    const started = await this.runs.start(run, now);
    if (!started) return;
    if (started.afterInterruption) {
      this.logger.error({ task: task.name }, `The scheduled task ${task.name} was interrupted and runs again`);
    }
    let failure: string | null = null;
    const begin = performance.now();
    try {
      const done = await task.run();
      const milliseconds = Math.round(performance.now() - begin);
      this.logger.log({ task: task.name, milliseconds, ...done }, 'A scheduled task ran');
    } catch (error) {
      // Due again at the next check.
      if (error instanceof BackupRunning) return this.runs.cancel(run);
      this.logger.error({ ...failureDetails(error), task: task.name }, `The scheduled task ${task.name} failed`);
      failure = error instanceof Error ? error.message : String(error);
    }
    await this.runs.finish(run, this.clock.now(), failure);
    if (failure !== null) await this.audit.add({ action: 'task.failed', subject: { kind: 'task', id: task.name } });
  }
}
