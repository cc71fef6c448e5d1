import type { UtcDay } from '../../../shared/domain/utc-day.js';
import type { VisitSource } from '../../../shared/domain/visit-source.js';

/** The figures of an employer's listings, or of one of them, in the weeks up to today. */
export type AnalyticsFilter = {
  readonly employerId: number;
  readonly jobId?: number | undefined;
  /** Whole weeks from Monday in UTC, of which the last is the one of `today`. */
  readonly weeks: number;
  readonly today: UtcDay;
};

export type WeekFigures = {
  /** Its Monday. */
  readonly startsOn: UtcDay;
  /** Null for weeks before views were counted by day. */
  readonly views: number | null;
  /** Those that were not withdrawn. */
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
  /** Those with views or applications in this time, most viewed first, at most 100. */
  readonly listings: readonly ListingFigures[];
};

export type ExportedWeek = Omit<ListingFigures, 'jobId'> &
  Readonly<Record<VisitSource, number>> & { readonly startsOn: UtcDay; readonly rate: string | null };

/** Views and applications over time. */
export abstract class Analytics {
  abstract figures(filter: AnalyticsFilter): Promise<AnalyticsFigures>;

  /** The weeks of each listing in which anything happened, oldest first, in batches. */
  abstract exported(filter: AnalyticsFilter): AsyncIterable<readonly ExportedWeek[]>;
}
