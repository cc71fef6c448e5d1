/** Checks whether the database is available. */
export abstract class DatabaseWatch {
  /** Whether connections were opened since the start; later outages do not change it. Never throws. */
  abstract isPrepared(): Promise<boolean>;

  /** Whether it responds now and is migrated. Never throws. */
  abstract responds(): Promise<boolean>;

  /** Whether an error means an outage or a timeout, not a faulty query. */
  abstract isAway(error: unknown): boolean;
}
