export class TaskRunBody {
  readonly startedAt!: Date;
  readonly finishedAt!: Date | null;
  /** Why it failed, if it did */
  readonly error!: string | null;
  /** Whether its process died before the end; the task is due again */
  readonly isInterrupted!: boolean;
}

/** GET /admin/database/schedules: a scheduled task. */
export class ScheduledTaskBody {
  /** @example full-backup */
  readonly name!: string;
  /**
   * Cron expression in UTC
   * @example "0 0 * * *"
   */
  readonly cron!: string;
  readonly lastRun!: TaskRunBody | null;
  /** The current time if it is due */
  readonly nextRunAt!: Date;
}
