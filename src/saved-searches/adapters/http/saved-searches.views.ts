import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableText, NullableTime } from '#platform/http/api/fields.js';
import { FREQUENCIES, type Frequency } from '../../domain/alert-time.js';

/** A saved search. */
export class SavedSearchBody {
  @Integer() readonly id!: number;
  @NullableText() readonly name!: string | null;
  @ApiProperty({ description: 'The filters in words' }) readonly title!: string;
  @ApiProperty({ description: 'The query string of the search page' }) readonly search!: string;
  @ApiProperty({ enum: FREQUENCIES, enumName: 'AlertFrequency' }) readonly frequency!: Frequency;
  @NullableText('Why it can no longer run and sends no alerts') readonly problem!: string | null;
  @NullableTime('When alerts are due next') readonly nextAt!: Date | null;
  @ApiProperty() readonly createdAt!: Date;
  @Integer('Counts the changes') readonly version!: number;
}
