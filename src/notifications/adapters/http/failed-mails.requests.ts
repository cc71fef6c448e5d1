import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, Max, Min } from 'class-validator';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { MAX_FAILED_MAILS } from '../../application/failed-mails.view.js';

/** POST /admin/mails/retry */
export class RetryMailsRequest {
  @ApiPropertyOptional({
    type: [Number],
    minItems: 1,
    maxItems: MAX_FAILED_MAILS,
    description: 'Ids of the mails to retry; all if omitted',
  })
  @IsOptional()
  @IsArray({ message: 'ids must be a list' })
  @ArrayMinSize(1, { message: 'ids must not be empty' })
  @ArrayMaxSize(MAX_FAILED_MAILS, { message: `ids can hold at most ${MAX_FAILED_MAILS}` })
  @IsInt({ each: true, message: 'ids must be whole numbers' })
  @Min(1, { each: true, message: 'ids must be at least 1' })
  @Max(LARGEST_ID, { each: true, message: `ids must be at most ${LARGEST_ID}` })
  readonly ids?: number[];
}
