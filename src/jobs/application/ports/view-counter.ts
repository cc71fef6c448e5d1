import type { UtcDay } from '../../../shared/domain/utc-day.js';
import type { VisitSource } from '../../../shared/domain/visit-source.js';

/** Someone who looks at a listing: signed in, or known only by address (one IPv6 network counts as one) and user agent. */
export type Viewer = { readonly userId: number } | { readonly address: string; readonly userAgent: string };

/** Counts how often listings are viewed; exact under concurrency. */
export abstract class ViewCounter {
  /**
   * Adds a view to the total and to those of the day from the same source, once per viewer, listing and day, up to the
   * limit of anonymous viewers per address.
   */
  abstract count(jobId: number, viewer: Viewer, day: UtcDay, source: VisitSource): Promise<void>;

  /** Deletes view marks before a day, in batches, and keeps the counts. Returns whether more are left. */
  abstract forgetBefore(day: UtcDay): Promise<boolean>;

  /** Deletes the counts of the days before this one, and keeps the totals. */
  abstract dropDaysBefore(day: UtcDay): Promise<void>;
}
