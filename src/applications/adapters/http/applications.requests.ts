import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Allow, IsIn, IsOptional, IsString, ValidateIf } from 'class-validator';
import { OptionalText, QueryId, RequiredId } from '../../../shared/adapters/http/api/inputs.js';
import { PageQuery } from '../../../shared/adapters/http/api/pages.js';
import { APPLICATION_LIMITS } from '../../domain/application.js';
import {
  APPLICATION_STANDINGS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '../../domain/application-status.js';

const NO_JOB = 'jobId must be the number of a job';

/** POST /applications */
export class SubmitApplicationRequest {
  @RequiredId(NO_JOB)
  readonly jobId!: number;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Ignored: the resume on the profile is sent',
  })
  @Allow()
  readonly resume?: unknown;

  @OptionalText(APPLICATION_LIMITS.coverLetter)
  readonly coverLetter?: string | null;
}

/** PUT /applications/{id}; what is missing stays. */
export class AmendApplicationRequest extends OmitType(SubmitApplicationRequest, ['jobId']) {}

/** PUT /applications/{id}/status */
export class SetApplicationStatusRequest {
  @ApiProperty({ enum: APPLICATION_STATUSES })
  @IsIn(APPLICATION_STATUSES, { message: `Status must be one of ${APPLICATION_STATUSES.join(', ')}` })
  readonly status!: ApplicationStatus;
}

/** PUT /applications/{id}/notes */
export class TakeNotesRequest {
  @ApiProperty({ type: String, nullable: true, maxLength: APPLICATION_LIMITS.notes.max })
  @ValidateIf((_object, value) => value !== null)
  @IsString({ message: 'Notes must be text' })
  readonly notes!: string | null;
}

/** GET /applications/employer */
export class ReceivedApplicationsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: APPLICATION_STANDINGS })
  @IsOptional()
  @IsString({ message: 'status must be text' })
  readonly status?: string;

  @QueryId(NO_JOB)
  readonly jobId?: number;

  @ApiPropertyOptional({ description: "Part of an applicant's name or of a job's title" })
  @IsOptional()
  @IsString({ message: 'search must be text' })
  readonly search?: string;
}

/** GET /applications/employer/export */
export class ApplicationsFilterQuery extends OmitType(ReceivedApplicationsQuery, ['limit', 'cursor']) {}
