import type { ScheduledJob } from '../../domain/scheduled-job.js';

/** What is to be done by the clock. */
export abstract class ScheduledJobs {
  abstract all(): readonly ScheduledJob[];
}

/** Where it is told that a job failed, or was cut off by the end of its process and is run again. */
export abstract class FailureLog {
  abstract failed(job: string, error: unknown): void;

  abstract cutOff(job: string): void;
}
