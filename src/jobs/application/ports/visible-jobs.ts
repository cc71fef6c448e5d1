/** A listing that everybody can find, and when its text appeared as it is now. */
export type VisibleJob = { readonly id: number; readonly changedAt: Date };

/** The listings that everybody can find, for those who go through all of them. */
export abstract class VisibleJobs {
  /** Which parts hold any; part `n` has the ids from `n * PART_SIZE` on. */
  abstract parts(now: Date): Promise<readonly number[]>;

  /** Those of one part, by id. */
  abstract ofPart(part: number, now: Date): Promise<readonly VisibleJob[]>;
}

/** Ids of one part. */
export const PART_SIZE = 20_000;
