import type { VisitSource } from '#shared/domain/values/visit-source.js';

export class WeekFiguresBody {
  /**
   * The Monday of the week
   * @format date
   */
  readonly startsOn!: string;
  /** Null for weeks before daily view counts existed */
  readonly views!: number | null;
  /** Excluding withdrawn applications */
  readonly applications!: number;
}

export class VisitsBySourceBody implements Record<VisitSource, number> {
  readonly search!: number;
  /** Related jobs shown below search results */
  readonly related!: number;
  readonly recommended!: number;
  /** The company page */
  readonly company!: number;
  /** Saved-search emails */
  readonly alert!: number;
  /** Feeds, such as those for aggregators */
  readonly feed!: number;
  /** Direct visits, other sites and unknown sources */
  readonly other!: number;
}

export class ListingFiguresBody {
  readonly jobId!: number;
  readonly title!: string;
  readonly views!: number;
  readonly applications!: number;
}

export class AnalyticsBody {
  /** Oldest first */
  readonly weeks!: readonly WeekFiguresBody[];
  readonly sources!: VisitsBySourceBody;
  /** The 100 most viewed listings of the period */
  readonly listings!: readonly ListingFiguresBody[];
}
