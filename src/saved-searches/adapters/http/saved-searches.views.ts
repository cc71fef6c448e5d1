import { ApiProperty } from '@nestjs/swagger';
import { FREQUENCIES, type Frequency } from '../../domain/alert-time.js';

/** A saved search. */
export class SavedSearchBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ type: String, nullable: true }) readonly name!: string | null;
  @ApiProperty({ description: 'The filters in words' }) readonly title!: string;
  @ApiProperty({ description: 'The query string of the search page' }) readonly search!: string;
  @ApiProperty({ enum: FREQUENCIES, enumName: 'AlertFrequency' }) readonly frequency!: Frequency;
  @ApiProperty({ type: String, nullable: true, description: 'Why it can no longer run and sends no alerts' })
  readonly problem!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When alerts are due next' })
  readonly nextAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time' }) readonly createdAt!: Date;
  @ApiProperty({ type: 'integer', description: 'Counts the changes' }) readonly version!: number;
}
