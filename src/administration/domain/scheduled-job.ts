/** Work that is done by the clock, once in each slot of time. */
export type ScheduledJob = {
  readonly name: string;
  /** Milliseconds of a slot; slots are counted from 1970. */
  readonly every: number;
  run(): Promise<void>;
};

/** What became of a job in its latest slot. */
export type JobRun = {
  readonly name: string;
  readonly slot: Date;
  readonly startedAt: Date;
  /** Null while it runs, or when its process died. */
  readonly finishedAt: Date | null;
  /** Null unless it failed. */
  readonly error: string | null;
};

/** A run, and whether it was cut off by the end of its process. */
export type KnownRun = JobRun & { readonly isCutOff: boolean };

/** Milliseconds after which a job that failed is tried again within its slot. */
export const RETRY_AFTER = 10 * 60 * 1000;

/** The slot that a moment is in, by its beginning. */
export function slotAt(now: Date, every: number): Date {
  return new Date(Math.floor(now.getTime() / every) * every);
}

/** When a job runs next; `now` where it is due, as one that was cut off is. */
export function nextRunAt({ every }: Pick<ScheduledJob, 'every'>, last: KnownRun | undefined, now: Date): Date {
  const slot = slotAt(now, every);
  if (!last || last.slot < slot || last.isCutOff) return now;
  if (last.error === null) return new Date(slot.getTime() + every);
  return new Date(Math.max(now.getTime(), last.startedAt.getTime() + RETRY_AFTER));
}
