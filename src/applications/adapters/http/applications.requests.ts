import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  OptionalId,
  OptionalText,
  QueryId,
  RequiredId,
  RequiredText,
} from '../../../shared/adapters/http/api/inputs.js';
import { PageQuery } from '../../../shared/adapters/http/api/pages.js';
import { QUESTION_LIMITS } from '../../../shared/domain/screening-question.js';
import { APPLICATION_LIMITS } from '../../domain/application.js';
import {
  APPLICATION_STANDINGS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '../../domain/application-status.js';

const INVALID_JOB = 'jobId must be the number of a job';

export class AnswerInput {
  @RequiredText({ label: 'Question', max: QUESTION_LIMITS.question.max })
  readonly question!: string;

  @OptionalText({ ...QUESTION_LIMITS.answer, example: 'Yes' })
  readonly answer?: string | null;

  @ApiPropertyOptional({
    type: [String],
    nullable: true,
    maxItems: QUESTION_LIMITS.options,
    description: 'Instead of `answer` for questions with several choices',
  })
  @IsOptional()
  @IsArray({ message: 'choices must be a list of texts' })
  @ArrayMaxSize(QUESTION_LIMITS.options, { message: 'There are more choices than answers' })
  @IsString({ each: true, message: 'choices must be a list of texts' })
  readonly choices?: string[] | null;
}

/** POST /applications */
export class SubmitApplicationRequest {
  @RequiredId(INVALID_JOB)
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

  @ApiPropertyOptional({
    type: [AnswerInput],
    nullable: true,
    maxItems: QUESTION_LIMITS.questions,
    description: "Answers to the listing's questions",
  })
  @IsOptional()
  @IsArray({ message: 'answers must be a list' })
  @ArrayMaxSize(QUESTION_LIMITS.questions, { message: 'There are more answers than questions' })
  @IsObject({ each: true, message: 'Each answer must be an object' })
  @ValidateNested({ each: true })
  @Type(() => AnswerInput)
  readonly answers?: AnswerInput[] | null;
}

/** PUT /applications/{id}; omitted fields stay unchanged. */
export class AmendApplicationRequest extends OmitType(SubmitApplicationRequest, ['jobId', 'answers']) {}

/** PUT /applications/{id}/status */
export class SetApplicationStatusRequest {
  @ApiProperty({ enum: APPLICATION_STATUSES })
  @IsIn(APPLICATION_STATUSES, { message: `Status must be one of ${APPLICATION_STATUSES.join(', ')}` })
  readonly status!: ApplicationStatus;

  @OptionalId('templateId must be the number of a template', 'The template for a message to the applicant')
  readonly templateId?: number | null;

  @ApiPropertyOptional({
    type: Boolean,
    nullable: true,
    description: 'Whether to email the applicant; true by default',
  })
  @IsOptional()
  @IsBoolean({ message: 'mail must be true or false' })
  readonly mail?: boolean | null;
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

  @QueryId(INVALID_JOB)
  readonly jobId?: number;

  @ApiPropertyOptional({ type: Boolean, description: 'Whether an answer misses a must-have' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => ({ true: true, false: false, '': undefined })[String(value)] ?? value)
  @IsBoolean({ message: 'missesMustHave must be true or false' })
  readonly missesMustHave?: boolean;

  @ApiPropertyOptional({
    description: "Part of an applicant's name or a job title, or words from the cover letter or profile",
  })
  @IsOptional()
  @IsString({ message: 'search must be text' })
  readonly search?: string;
}

/** GET /applications/employer/export */
export class ApplicationsFilterQuery extends OmitType(ReceivedApplicationsQuery, ['limit', 'cursor']) {}
