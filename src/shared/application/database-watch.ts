/** Whether the database is available. */
export abstract class DatabaseWatch {
  /** Whether it answers and is migrated. Never throws. */
  abstract isReady(): Promise<boolean>;

  /** Whether an error means that the database is unreachable or hangs, not that the query was wrong. */
  abstract isAway(error: unknown): boolean;
}
