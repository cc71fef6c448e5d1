import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableInteger } from '#platform/http/api/fields.js';
import type { VisitSource } from '#shared/domain/visit-source.js';
import type { AnalyticsFigures, ListingFigures, WeekFigures } from '#applications/application/ports/analytics.js';

export class WeekFiguresBody implements WeekFigures {
  @ApiProperty({ format: 'date', description: 'The Monday of the week' }) readonly startsOn!: string;
  @NullableInteger('Null for weeks before daily view counts existed') readonly views!: number | null;
  @Integer('Excluding withdrawn applications') readonly applications!: number;
}

export class VisitsBySourceBody implements Record<VisitSource, number> {
  @Integer() readonly search!: number;
  @Integer('Related jobs shown below search results') readonly related!: number;
  @Integer() readonly recommended!: number;
  @Integer('The company page') readonly company!: number;
  @Integer('Saved-search emails') readonly alert!: number;
  @Integer('Feeds, such as those for aggregators') readonly feed!: number;
  @Integer('Direct visits, other sites and unknown sources') readonly other!: number;
}

export class ListingFiguresBody implements ListingFigures {
  @Integer() readonly jobId!: number;
  @ApiProperty() readonly title!: string;
  @Integer() readonly views!: number;
  @Integer() readonly applications!: number;
}

export class AnalyticsBody implements AnalyticsFigures {
  @ApiProperty({ type: [WeekFiguresBody], description: 'Oldest first' }) readonly weeks!: readonly WeekFiguresBody[];
  @ApiProperty() readonly sources!: VisitsBySourceBody;
  @ApiProperty({ type: [ListingFiguresBody], description: 'The 100 most viewed listings of the period' })
  readonly listings!: readonly ListingFiguresBody[];
}
