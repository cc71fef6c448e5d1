import { ApiProperty } from '@nestjs/swagger';
import type { VisitSource } from '../../../../shared/domain/visit-source.js';
import type { AnalyticsFigures, ListingFigures, WeekFigures } from '../../../application/ports/analytics.js';

export class WeekFiguresBody implements WeekFigures {
  @ApiProperty({ format: 'date', description: 'Its Monday' }) readonly startsOn!: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for weeks before views were counted by day' })
  readonly views!: number | null;
  @ApiProperty({ type: 'integer', description: 'Without withdrawn ones' }) readonly applications!: number;
}

export class VisitsBySourceBody implements Record<VisitSource, number> {
  @ApiProperty({ type: 'integer' }) readonly search!: number;
  @ApiProperty({ type: 'integer', description: 'Related jobs below a search' }) readonly related!: number;
  @ApiProperty({ type: 'integer' }) readonly recommended!: number;
  @ApiProperty({ type: 'integer', description: 'The page of the company' }) readonly company!: number;
  @ApiProperty({ type: 'integer', description: 'Mails about saved searches' }) readonly alert!: number;
  @ApiProperty({ type: 'integer', description: 'Feeds, such as those for aggregators' }) readonly feed!: number;
  @ApiProperty({ type: 'integer', description: 'Typed addresses, other sites, and what is unknown' })
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
  @ApiProperty({ type: [ListingFiguresBody], description: 'The 100 most viewed in this time' })
  readonly listings!: readonly ListingFiguresBody[];
}
