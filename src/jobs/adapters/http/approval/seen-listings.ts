import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { RequiredId } from '#platform/http/api/validation/inputs.js';

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

/** A field of at most so many `SeenListingInput`, with the versions that an admin reviewed. */
export function SeenListings(most: number): PropertyDecorator {
  const message = `listings must contain 1 to ${most} listings`;
  return applyDecorators(
    ApiProperty({ type: [SeenListingInput], minItems: 1, maxItems: most }),
    IsArray({ message }),
    ArrayMinSize(1, { message }),
    ArrayMaxSize(most, { message }),
    IsObject({ each: true, message }),
    ValidateNested({ each: true }),
    Type(() => SeenListingInput),
  );
}
