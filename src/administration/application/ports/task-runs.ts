import type { TaskRun } from '../../domain/scheduled-task.js';

/** A task and the due time of its run. */
export type DueRun = Pick<TaskRun, 'name' | 'dueAt'>;

/** Runs of scheduled tasks in the whole installation. */
export abstract class TaskRuns {
  /** Records the start of a run, under its lock; undefined if it is not due. */
  abstract start(run: DueRun, now: Date): Promise<{ readonly afterInterruption: boolean } | undefined>;

  abstract finish(run: DueRun, now: Date, error: string | null): Promise<void>;

  /** Deletes a run, so that the task is due again. */
  abstract cancel(run: DueRun): Promise<void>;

  /**
   * The latest run of each task up to `now`; runs from the future are those of a wrong clock. An unfinished run without
   * a lock holder was interrupted.
   */
  abstract latest(now: Date): Promise<readonly TaskRun[]>;
}
