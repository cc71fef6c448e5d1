import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { APPLICATION_STANDINGS } from '#applications';
import { PageQuery } from '#platform/http/api/pages.js';
import { OptionalOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { QueryId } from '#platform/http/api/validation/inputs.js';
import { IsTime } from '#platform/http/api/validation/time-inputs.js';

/** GET /employer/applications */
export class ApplicationChangesQuery extends PageQuery {
  @ApiPropertyOptional({ format: 'date-time', description: 'Without those that have not changed since then' })
  @Transform(({ value }: { value: unknown }) => value || undefined)
  @IsOptional()
  @IsTime({ message: 'changedSince must be a time such as 2026-05-01T00:00:00Z' })
  readonly changedSince?: string;

  @QueryId('jobId must be the number of a job')
  readonly jobId?: number;

  @OptionalOneOf(APPLICATION_STANDINGS)
  readonly status?: string;
}
