import type { UtcDay } from '../../domain/utc-day.js';

/** What remembers for a while who looked at which listing. */
export abstract class ViewMarks {
  /** Forgets what visitors of the days before one were hashed with: from then on nobody can tell who they were. */
  abstract forgetSaltsBefore(day: UtcDay): Promise<void>;

  /** Deletes marks of the days before one, at most `limit`; says how many went. */
  abstract deleteBefore(day: UtcDay, limit: number): Promise<number>;
}
