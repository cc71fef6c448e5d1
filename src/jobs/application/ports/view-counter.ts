import type { UtcDay } from '#shared/domain/values/utc-day.js';
import type { VisitSource } from '#shared/domain/values/visit-source.js';

/** A signed-in user, or an anonymous viewer known by address (one per IPv6 network) and user agent. */
export type Viewer = { readonly userId: number } | { readonly address: string; readonly userAgent: string };

/** Counts how often listings are viewed; exact under concurrency. */
export abstract class ViewCounter {
  /**
   * Adds a view to the total and to the day's count for the source, once per viewer, listing and day, up to the limit
   * of anonymous viewers per address.
   */
  abstract count(jobId: number, viewer: Viewer, day: UtcDay, source: VisitSource): Promise<void>;

  /** Deletes the records of who viewed what before `day`; keeps the counts. */
  abstract deleteMarksBefore(day: UtcDay): Promise<void>;

  /** Deletes the daily counts before `day`; keeps the totals. */
  abstract deleteCountsBefore(day: UtcDay): Promise<void>;
}
