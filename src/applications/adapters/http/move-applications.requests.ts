import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsInt, Max, Min } from 'class-validator';
import { OptionalOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { MAX_MOVED } from '../../application/move-applications.js';
import { APPLICATION_STATUSES, type ApplicationStatus } from '../../domain/application-status.js';
import { SetApplicationStatusRequest } from './applications.requests.js';

const IDS = `ids must be the numbers of 1 to ${MAX_MOVED} applications`;

/** PUT /applications/status */
export class MoveApplicationsRequest extends SetApplicationStatusRequest {
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
    maxItems: MAX_MOVED,
    minItems: 1,
  })
  @ArrayMinSize(1, { message: IDS })
  @ArrayMaxSize(MAX_MOVED, { message: IDS })
  @IsInt({ each: true, message: IDS })
  @Min(1, { each: true, message: IDS })
  @Max(LARGEST_ID, { each: true, message: IDS })
  readonly ids!: readonly number[];

  @OptionalOneOf(APPLICATION_STATUSES, {
    nullable: true,
    description: 'Skips applications whose status is no longer this one',
  })
  readonly from?: ApplicationStatus | null;
}
