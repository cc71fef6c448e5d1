/** An account that was deleted. Ids are used again after an older backup was restored, so the time belongs to it. */
export type Erasure = { readonly userId: number; readonly createdAt: Date };

/** Remembers deleted accounts outside the database, so that a restored backup does not bring them back. */
export abstract class Erasures {
  abstract record(erasure: Erasure): Promise<void>;

  /** The deletion failed after all. */
  abstract withdraw(erasure: Erasure): Promise<void>;

  abstract all(): AsyncIterable<Erasure>;
}
