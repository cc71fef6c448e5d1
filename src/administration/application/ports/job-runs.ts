import type { JobRun } from '../../domain/scheduled-job.js';

/** A slot that was taken, and whether an earlier run in it was cut off. */
export type Begun = { readonly afterCutOff: boolean };

/** What ran by the clock, in the whole installation. */
export abstract class JobRuns {
  /**
   * Takes the slot of a job; undefined when it was run already. One that failed before `retryBefore`, or that was never
   * finished, may be taken again.
   */
  abstract begin(name: string, slot: Date, now: Date, retryBefore: Date): Promise<Begun | undefined>;

  /** Notes the end of a run; `error` is null when all went well. */
  abstract finish(name: string, slot: Date, now: Date, error: string | null): Promise<void>;

  /** Gives back a slot that was taken, as if nothing had been begun. */
  abstract giveBack(name: string, slot: Date): Promise<void>;

  /** The latest run of every job. */
  abstract latest(): Promise<readonly JobRun[]>;
}
