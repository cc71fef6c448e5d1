/** Whether the database can be counted on. */
export abstract class DatabaseWatch {
  /** Whether it answers and its schema is there. Never throws. */
  abstract isReady(): Promise<boolean>;

  /** Whether an error means that the database is away or hangs, rather than that the question was wrong. */
  abstract isAway(error: unknown): boolean;
}
