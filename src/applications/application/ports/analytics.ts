import type { ListingFiguresBody } from '../analytics/analytics.view.js';
import type { UtcDay } from '#shared/domain/values/utc-day.js';
import type { VisitSource } from '#shared/domain/values/visit-source.js';

/** Selects the listings of an employer, of one of the hotels, or one listing, in the weeks up to today. */
export type AnalyticsFilter = {
  readonly employerId: number;
  readonly jobId?: number | undefined;
  /** One hotel. */
  readonly workplaceId?: number | undefined;
  /** Number of weeks, starting on Monday (UTC); the last one contains `today`. */
  readonly weeks: number;
  readonly today: UtcDay;
};

export type ExportedWeek = Omit<ListingFiguresBody, 'jobId'> &
  Readonly<Record<VisitSource, number>> & { readonly startsOn: UtcDay; readonly rate: string | null };
