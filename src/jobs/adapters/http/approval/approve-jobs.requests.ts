import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { RequiredId } from '#platform/http/api/validation/inputs.js';
import { MAX_APPROVALS } from '#jobs/application/review/approve-jobs.js';

const LISTINGS = `listings must contain 1 to ${MAX_APPROVALS} listings`;
const VERSION = 'version must be the version of the listing that was reviewed';

export class SeenListingInput {
  @RequiredId('id must be the number of a listing')
  readonly id!: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LARGEST_ID, description: 'The version that was reviewed' })
  @IsInt({ message: VERSION })
  @Min(1, { message: VERSION })
  @Max(LARGEST_ID, { message: VERSION })
  readonly version!: number;
}

/** PUT /admin/pending-jobs/approve */
export class ApproveJobsRequest {
  @ApiProperty({ type: [SeenListingInput], minItems: 1, maxItems: MAX_APPROVALS })
  @IsArray({ message: LISTINGS })
  @ArrayMinSize(1, { message: LISTINGS })
  @ArrayMaxSize(MAX_APPROVALS, { message: LISTINGS })
  @IsObject({ each: true, message: LISTINGS })
  @ValidateNested({ each: true })
  @Type(() => SeenListingInput)
  readonly listings!: readonly SeenListingInput[];
}
