import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableText, NullableTime } from '../../../shared/adapters/http/api/fields.js';
import { IMPORT_SOURCES, IMPORT_STATES, type ImportSource, type ImportState } from '../../domain/listing-import.js';

/** An error in one listing of a feed. */
export class ImportErrorBody {
  @Integer('Position in the feed, from 1') readonly position!: number;
  @ApiProperty() readonly reference!: string;
  @ApiProperty() readonly message!: string;
}

/** An import and its result. */
export class ImportBody {
  @Integer() readonly id!: number;
  @ApiProperty({ enum: IMPORT_SOURCES, enumName: 'ImportSource' }) readonly source!: ImportSource;
  @ApiProperty({
    enum: IMPORT_STATES,
    enumName: 'ImportState',
    description: '`stopped`: waiting for confirmation; `failed`: nothing was applied',
  })
  readonly state!: ImportState;
  @ApiProperty() readonly beganAt!: Date;
  @NullableTime() readonly endedAt!: Date | null;
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Listings in the feed' }) readonly received!: number;
  @ApiProperty({ type: 'integer', minimum: 0 }) readonly posted!: number;
  @ApiProperty({ type: 'integer', minimum: 0 }) readonly changed!: number;
  @ApiProperty({ type: 'integer', minimum: 0 }) readonly unchanged!: number;
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Listings missing for the second time' })
  readonly closed!: number;
  @ApiProperty({ type: 'integer', minimum: 0 }) readonly refused!: number;
  @NullableText('Why it stopped or failed') readonly problem!: string | null;
}

/** An import with its errors. */
export class ImportResultBody extends ImportBody {
  @ApiProperty({ type: [ImportErrorBody], description: 'The first 100' }) readonly errors!: readonly ImportErrorBody[];
}

/** The URL from which a feed is fetched. */
export class ImportAddressBody {
  @NullableText('Null if there is none') readonly url!: string | null;
  @NullableTime() readonly checkedAt!: Date | null;
  @NullableText('The error of the last fetch') readonly fault!: string | null;
}
