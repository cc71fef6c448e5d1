import { ApiProperty } from '@nestjs/swagger';
import type { VisitSource } from '../../../../shared/domain/visit-source.js';
import type { AnalyticsFigures, ListingFigures, WeekFigures } from '../../../application/ports/analytics.js';

export class WeekFiguresBody implements WeekFigures {
  @ApiProperty({ format: 'date', description: 'The Monday of the week' }) readonly startsOn!: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for weeks before daily view counts existed' })
  readonly views!: number | null;
  @ApiProperty({ type: 'integer', description: 'Excluding withdrawn applications' }) readonly applications!: number;
}

export class VisitsBySourceBody implements Record<VisitSource, number> {
  @ApiProperty({ type: 'integer' }) readonly search!: number;
  @ApiProperty({ type: 'integer', description: 'Related jobs shown below search results' }) readonly related!: number;
  @ApiProperty({ type: 'integer' }) readonly recommended!: number;
  @ApiProperty({ type: 'integer', description: 'The company page' }) readonly company!: number;
  @ApiProperty({ type: 'integer', description: 'Saved-search emails' }) readonly alert!: number;
  @ApiProperty({ type: 'integer', description: 'Feeds, such as those for aggregators' }) readonly feed!: number;
  @ApiProperty({ type: 'integer', description: 'Direct visits, other sites and unknown sources' })
  readonly other!: number;
}

export class ListingFiguresBody implements ListingFigures {
  @ApiProperty({ type: 'integer' }) readonly jobId!: number;
  @ApiProperty() readonly title!: string;
  @ApiProperty({ type: 'integer' }) readonly views!: number;
  @ApiProperty({ type: 'integer' }) readonly applications!: number;
}

export class AnalyticsBody implements AnalyticsFigures {
  @ApiProperty({ type: [WeekFiguresBody], description: 'Oldest first' }) readonly weeks!: readonly WeekFiguresBody[];
  @ApiProperty() readonly sources!: VisitsBySourceBody;
  @ApiProperty({ type: [ListingFiguresBody], description: 'The 100 most viewed listings of the period' })
  readonly listings!: readonly ListingFiguresBody[];
}
