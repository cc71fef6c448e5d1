import { utc } from '#shared/domain/values/utc-day.js';

/** Work that runs on a schedule, once for each due time. */
export type ScheduledTask = {
  readonly name: string;
  /** In UTC. */
  readonly cron: string;
  /** Whether it deletes old data, for which the clock must be right. */
  readonly deletes: boolean;
  /** The latest due time up to `now`. */
  lastDueAt(now: Date): Date;
  /** The first due time after `now`. */
  nextDueAt(now: Date): Date;
  /** Returns what it deleted, by kind. */
  run(): Promise<void | { readonly deleted: Readonly<Record<string, number>> }>;
};

/** The latest run of a task. */
export type TaskRun = {
  readonly name: string;
  /** The due time of the run. */
  readonly dueAt: Date;
  readonly startedAt: Date;
  /** Null while it runs, or if its process died. */
  readonly finishedAt: Date | null;
  /** Null unless it failed. */
  readonly error: string | null;
  /** Whether its process died before it finished. */
  readonly isInterrupted: boolean;
};

/** Minutes after which a failed task is retried. */
export const RETRY_MINUTES = 10;

/** When a task runs next; `now` if it is due. */
export function nextRunAt(task: ScheduledTask, last: TaskRun | undefined, now: Date): Date {
  if (!last || last.dueAt < task.lastDueAt(now) || last.isInterrupted) return now;
  if (last.error === null) return task.nextDueAt(now);
  const retryAt = utc(last.startedAt).add(RETRY_MINUTES, 'minute').toDate();
  return retryAt > now ? retryAt : now;
}
