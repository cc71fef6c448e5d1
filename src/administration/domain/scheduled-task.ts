/** Work that runs on a schedule, once for each due time. */
export type ScheduledTask = {
  readonly name: string;
  /** In UTC. */
  readonly cron: string;
  /** The latest due time up to `now`. */
  lastDueAt(now: Date): Date;
  /** The first due time after `now`. */
  nextDueAt(now: Date): Date;
  run(): Promise<void>;
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

/** Time after which a failed task is retried. */
export const RETRY_AFTER_MS = 10 * 60 * 1000;

/** When a task runs next; `now` if it is due. */
export function nextRunAt(task: ScheduledTask, last: TaskRun | undefined, now: Date): Date {
  if (!last || last.dueAt < task.lastDueAt(now) || last.isInterrupted) return now;
  if (last.error === null) return task.nextDueAt(now);
  return new Date(Math.max(now.getTime(), last.startedAt.getTime() + RETRY_AFTER_MS));
}
