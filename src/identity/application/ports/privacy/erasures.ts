/** A deleted account. `createdAt` is included because restoring an older backup makes ids recur. */
export type Erasure = { readonly userId: number; readonly createdAt: Date };

/** Records deleted accounts outside the database, so that restoring a backup does not bring them back. */
export abstract class Erasures {
  abstract record(erasure: Erasure): Promise<void>;

  /** Removes the record of a deletion that failed. */
  abstract withdraw(erasure: Erasure): Promise<void>;

  abstract all(): AsyncIterable<Erasure>;
}
