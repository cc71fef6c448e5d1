import type { UtcDay } from '../../../shared/domain/utc-day.js';

/** Someone who looks at a listing: signed in, or known only by address (one IPv6 network counts as one) and user agent. */
export type Viewer = { readonly userId: number } | { readonly address: string; readonly userAgent: string };

/** Counts how often listings are viewed; exact under concurrency. */
export abstract class ViewCounter {
  /** Adds a view, once per viewer, listing and day, up to the limit of anonymous viewers per address. */
  abstract count(jobId: number, viewer: Viewer, day: UtcDay): Promise<void>;

  /** Deletes view marks before a day, in batches, and keeps the counts. Returns whether more are left. */
  abstract forgetBefore(day: UtcDay): Promise<boolean>;
}
