import type { UtcDay } from '../../domain/utc-day.js';

/** Counts how often listings were viewed. */
export abstract class ViewCounter {
  /** Adds a view, unless this visitor has viewed the listing on this day; exact, however many come at once. */
  abstract count(jobId: number, visitor: string, day: UtcDay): Promise<void>;
}
