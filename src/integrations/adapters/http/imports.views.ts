import { ApiProperty } from '@nestjs/swagger';
import { Integer, NullableText, NullableTime } from '#platform/http/api/fields.js';
import {
  IMPORT_SOURCES,
  IMPORT_STATES,
  PREVIEW_OUTCOMES,
  type ImportSource,
  type ImportState,
  type PreviewOutcome,
} from '../../domain/listing-import.js';

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
    description:
      '`stopped`: waiting for confirmation; `failed`: `problem` says why, and the counts what was applied before',
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

/** An import with its errors and notes. */
export class ImportResultBody extends ImportBody {
  @ApiProperty({ type: [ImportErrorBody], description: 'The first 100' }) readonly errors!: readonly ImportErrorBody[];
  @ApiProperty({ type: [ImportErrorBody], description: 'What was assumed or left out; the first 100' })
  readonly notes!: readonly ImportErrorBody[];
  @ApiProperty({ type: [String], description: 'Names of fields of the feed that were not read' })
  readonly unread!: readonly string[];
}

/** The URL from which a feed is fetched. */
export class ImportAddressBody {
  @NullableText('Null if there is none') readonly url!: string | null;
  @NullableTime() readonly checkedAt!: Date | null;
  @NullableText('The error of the last fetch') readonly fault!: string | null;
}

/** A listing as it will be posted. */
export class PreviewedListingBody {
  @Integer('Position in the feed, from 1') readonly position!: number;
  @ApiProperty() readonly reference!: string;
  @ApiProperty({ enum: PREVIEW_OUTCOMES, enumName: 'PreviewOutcome' }) readonly outcome!: PreviewOutcome;
  @NullableText('Why it will be refused') readonly problem!: string | null;
  @ApiProperty({ type: [String], description: 'What was assumed or left out' }) readonly notes!: readonly string[];
  @NullableText() readonly title!: string | null;
  @NullableText() readonly company!: string | null;
  @NullableText() readonly location!: string | null;
  @NullableText() readonly jobType!: string | null;
  @NullableText() readonly category!: string | null;
  @NullableText() readonly experience!: string | null;
  @NullableText() readonly salary!: string | null;
  @NullableText() readonly deadline!: string | null;
  @NullableText('The first 500 characters') readonly description!: string | null;
}

/** What confirming an import will post. */
export class ImportPreviewBody {
  @ApiProperty({ type: [PreviewedListingBody], description: 'Up to 50' })
  readonly listings!: readonly PreviewedListingBody[];
  @ApiProperty({ type: 'integer', nullable: true, description: '`after` of the next page; null on the last one' })
  readonly next!: number | null;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    nullable: true,
    description: 'How many new listings the daily limit allows today, the first ones of the feed; null for all',
  })
  readonly postsToday!: number | null;
}
