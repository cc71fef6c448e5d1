/** Checks whether the database is available. */
export abstract class DatabaseWatch {
  /** Whether it responds and is migrated. Never throws. */
  abstract isReady(): Promise<boolean>;

  /** Whether an error means an outage or a timeout, not a faulty query. */
  abstract isAway(error: unknown): boolean;
}
