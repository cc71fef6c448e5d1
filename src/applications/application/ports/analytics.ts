import type { UtcDay } from '#shared/domain/utc-day.js';
import type { VisitSource } from '#shared/domain/visit-source.js';

/** Selects the listings of an employer, or one of them, in the weeks up to today. */
export type AnalyticsFilter = {
  readonly employerId: number;
  readonly jobId?: number | undefined;
  /** Number of weeks, starting on Monday (UTC); the last one contains `today`. */
  readonly weeks: number;
  readonly today: UtcDay;
};

export type WeekFigures = {
  /** The Monday of the week. */
  readonly startsOn: UtcDay;
  /** Null for weeks before daily view counts existed. */
  readonly views: number | null;
  /** Excluding withdrawn applications. */
  readonly applications: number;
};

export type ListingFigures = {
  readonly jobId: number;
  readonly title: string;
  readonly views: number;
  readonly applications: number;
};

export type AnalyticsFigures = {
  readonly weeks: readonly WeekFigures[];
  readonly sources: Readonly<Record<VisitSource, number>>;
  /** Listings with views or applications in the period, most viewed first, at most 100. */
  readonly listings: readonly ListingFigures[];
};

export type ExportedWeek = Omit<ListingFigures, 'jobId'> &
  Readonly<Record<VisitSource, number>> & { readonly startsOn: UtcDay; readonly rate: string | null };
