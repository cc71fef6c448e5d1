import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, IsBoolean, IsOptional, IsString, ValidateIf } from 'class-validator';
import { OneOf, UncheckedOneOf } from '#platform/http/api/validation/choice-inputs.js';
import {
  OptionalFlag,
  OptionalId,
  OptionalText,
  QueryId,
  RequiredId,
  RequiredText,
} from '#platform/http/api/validation/inputs.js';
import { OptionalEntries, OptionalTexts } from '#platform/http/api/validation/list-inputs.js';
import { PageQuery } from '#platform/http/api/pages.js';
import { QUESTION_LIMITS } from '#shared/domain/screening-question.js';
import { APPLICATION_LIMITS } from '../../domain/application.js';
import {
  APPLICATION_STANDINGS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '../../domain/application-status.js';

const INVALID_JOB = 'jobId must be the number of a job';
const NO_CHOICES = 'choices must be a list of texts';

export class AnswerInput {
  @RequiredText({ label: 'Question', max: QUESTION_LIMITS.question.max })
  readonly question!: string;

  @OptionalText({ ...QUESTION_LIMITS.answer, example: 'Yes' })
  readonly answer?: string | null;

  @OptionalTexts(
    {
      type: [String],
      maxItems: QUESTION_LIMITS.options,
      description: 'Instead of `answer` for questions with several choices',
    },
    { list: NO_CHOICES, entry: NO_CHOICES, tooMany: 'There are more choices than answers' },
  )
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

  @OptionalEntries(
    AnswerInput,
    { maxItems: QUESTION_LIMITS.questions, description: "Answers to the listing's questions" },
    { entry: 'Each answer must be an object', tooMany: 'There are more answers than questions' },
  )
  readonly answers?: AnswerInput[] | null;
}

/** PUT /applications/{id}; omitted fields stay unchanged. */
export class AmendApplicationRequest extends OmitType(SubmitApplicationRequest, ['jobId', 'answers']) {}

/** PUT /applications/{id}/status */
export class SetApplicationStatusRequest {
  @OneOf(APPLICATION_STATUSES, { label: 'Status' })
  readonly status!: ApplicationStatus;

  @OptionalId('templateId must be the number of a template', 'The template for a message to the applicant')
  readonly templateId?: number | null;

  @OptionalFlag({ description: 'Whether to email the applicant; true by default' })
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
  @UncheckedOneOf(APPLICATION_STANDINGS, { message: 'status must be text' })
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
