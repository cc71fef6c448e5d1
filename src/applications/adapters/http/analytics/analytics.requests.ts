import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { QueryId, QueryInteger } from '../../../../shared/adapters/http/api/inputs.js';

const MAX_WEEKS = 52;
const WEEKS = `weeks must be 1 to ${MAX_WEEKS}`;

/** GET /employer/analytics */
export class AnalyticsQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_WEEKS,
    default: 12,
    description: 'Number of weeks, starting on Monday (UTC); the last one is the current week',
  })
  @IsOptional()
  @QueryInteger()
  @IsInt({ message: WEEKS })
  @Min(1, { message: WEEKS })
  @Max(MAX_WEEKS, { message: WEEKS })
  readonly weeks?: number;

  @QueryId('jobId must be the number of a job')
  readonly jobId?: number;
}
