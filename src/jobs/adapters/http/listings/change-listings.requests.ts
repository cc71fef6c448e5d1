import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, ValidateNested } from 'class-validator';
import { OneOf } from '#platform/http/api/validation/choice-inputs.js';
import { OptionalNumber, OptionalText } from '#platform/http/api/validation/inputs.js';
import { MAX_CHANGED } from '#jobs/application/change-listings.js';
import { LISTING_ACTIONS, type ListingAction } from '#jobs/application/views/changed-listings.view.js';
import { HOUSING_FACTS } from '#jobs/domain/offer/job-facts.js';
import { RAISE } from '#jobs/domain/listing-change.js';
import { SeenListings, type SeenListingInput } from '../approval/seen-listings.js';
import { JobFactsInput } from './job-facts.requests.js';
import { EditJobRequest } from './jobs.requests.js';

/** A pay range. */
export class PayInput extends PickType(EditJobRequest, [
  'minSalary',
  'maxSalary',
  'payPeriod',
  'currency',
  'payBasis',
] as const) {}

/** Everything about housing. */
export class HousingInput extends PickType(JobFactsInput, HOUSING_FACTS) {}

/** What to change; omitted parts stay as they are, and null removes a date. */
export class ListingChangeInput extends PickType(EditJobRequest, ['deadline', 'questions'] as const) {
  @ApiPropertyOptional({ type: PayInput, nullable: true, description: 'Replaces the pay, also in words' })
  @IsOptional()
  @IsObject({ message: 'Pay must be an object' })
  @ValidateNested()
  @Type(() => PayInput)
  readonly pay?: PayInput | null;

  @OptionalNumber({
    label: 'The raise',
    minimum: RAISE.min,
    maximum: RAISE.max,
    description: 'Raises the pay, in percent',
  })
  readonly raise?: number | null;

  @OptionalText({ label: 'The first day of the season', example: '2030-05-01' })
  readonly startsOn?: string | null;

  @OptionalText({ label: 'The last day of the season', example: '2030-09-30' })
  readonly endsOn?: string | null;

  @ApiPropertyOptional({ type: HousingInput, nullable: true, description: 'Replaces everything about housing' })
  @IsOptional()
  @IsObject({ message: 'Housing must be an object' })
  @ValidateNested()
  @Type(() => HousingInput)
  readonly housing?: HousingInput | null;
}

/** POST /employer/jobs/changes */
export class ChangeListingsRequest {
  @SeenListings(MAX_CHANGED)
  readonly listings!: readonly SeenListingInput[];

  @OneOf(LISTING_ACTIONS, { enumName: 'ListingAction' })
  readonly action!: ListingAction;

  @ApiPropertyOptional({ type: ListingChangeInput, nullable: true, description: 'For the action change' })
  @IsOptional()
  @IsObject({ message: 'change must be an object' })
  @ValidateNested()
  @Type(() => ListingChangeInput)
  readonly change?: ListingChangeInput | null;
}
