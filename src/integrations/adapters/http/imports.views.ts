import { ApiProperty } from '@nestjs/swagger';
import { IMPORT_SOURCES, IMPORT_STATES, type ImportSource, type ImportState } from '../../domain/listing-import.js';

const OPTIONAL_TIME = { type: String, format: 'date-time', nullable: true } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;

/** An error in one listing of a feed. */
export class ImportErrorBody {
  @ApiProperty({ type: 'integer', description: 'Position in the feed, from 1' }) readonly position!: number;
  @ApiProperty() readonly reference!: string;
  @ApiProperty() readonly message!: string;
}

/** An import and its result. */
export class ImportBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ enum: IMPORT_SOURCES, enumName: 'ImportSource' }) readonly source!: ImportSource;
  @ApiProperty({
    enum: IMPORT_STATES,
    enumName: 'ImportState',
    description: '`stopped`: waiting for confirmation; `failed`: nothing was applied',
  })
  readonly state!: ImportState;
  @ApiProperty() readonly beganAt!: Date;
  @ApiProperty(OPTIONAL_TIME) readonly endedAt!: Date | null;
  @ApiProperty({ ...COUNT, description: 'Listings in the feed' }) readonly received!: number;
  @ApiProperty(COUNT) readonly posted!: number;
  @ApiProperty(COUNT) readonly changed!: number;
  @ApiProperty(COUNT) readonly unchanged!: number;
  @ApiProperty({ ...COUNT, description: 'Listings missing for the second time' }) readonly closed!: number;
  @ApiProperty(COUNT) readonly refused!: number;
  @ApiProperty({ type: String, nullable: true, description: 'Why it stopped or failed' })
  readonly problem!: string | null;
}

/** An import with its errors. */
export class ImportResultBody extends ImportBody {
  @ApiProperty({ type: [ImportErrorBody], description: 'The first 100' }) readonly errors!: readonly ImportErrorBody[];
}

/** The URL from which a feed is fetched. */
export class ImportAddressBody {
  @ApiProperty({ type: String, nullable: true, description: 'Null if there is none' }) readonly url!: string | null;
  @ApiProperty(OPTIONAL_TIME) readonly checkedAt!: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'The error of the last fetch' })
  readonly fault!: string | null;
}
