import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { Allow, IsObject, IsOptional, IsString, Matches, ValidateBy, ValidateNested } from 'class-validator';
import { OneOf, OptionalOneOf, UncheckedOneOf } from '#platform/http/api/validation/choice-inputs.js';
import {
  OptionalFlag,
  OptionalId,
  OptionalText,
  QueryFlag,
  QueryId,
  RequiredId,
  RequiredText,
} from '#platform/http/api/validation/inputs.js';
import { IsTime } from '#platform/http/api/validation/time-inputs.js';
import { OptionalEntries, OptionalTexts } from '#platform/http/api/validation/list-inputs.js';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { PageQuery } from '#platform/http/api/pages.js';
import type { Member } from '#shared/domain/actor.js';
import { CSV_SEPARATORS } from '#platform/http/api/tables/csv-file.js';
import { isTimeZone } from '#shared/domain/values/time-zone.js';
import { MessageTemplateRequest } from './templates/message-templates.requests.js';
import { LANGUAGE_CODES, type Language } from '#shared/domain/values/language.js';
import { QUESTION_LIMITS } from '#shared/domain/values/screening-question.js';
import { RECEIVED_ORDERS, type ReceivedOrder } from '../../application/ports/application-queries.js';
import { APPLICATION_LIMITS } from '../../domain/application.js';
import {
  APPLICATION_STANDINGS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '../../domain/application-status.js';

const INVALID_JOB = 'jobId must be the number of a job';
const NO_DAY = { message: 'startsBy must be a date such as 2026-05-01' };
const NO_ASSIGNEE = 'assignee must be me, none or the number of a member';
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

  @OptionalFlag({
    default: false,
    description: 'Whether the company may keep the applicant in mind for other jobs, for at most 24 months',
  })
  readonly keepInMind?: boolean | null;
}

/** PUT /applications/{id}; omitted fields stay unchanged. */
export class AmendApplicationRequest extends OmitType(SubmitApplicationRequest, ['jobId', 'answers', 'keepInMind']) {}

/** A message to applicants, with the placeholders of templates. */
export class StatusMessageInput extends OmitType(MessageTemplateRequest, ['name']) {}

/** PUT /applications/{id}/status */
export class SetApplicationStatusRequest {
  @OneOf(APPLICATION_STATUSES, { label: 'Status' })
  readonly status!: ApplicationStatus;

  @OptionalId('templateId must be the number of a template', 'The template for a message to the applicant')
  readonly templateId?: number | null;

  @ApiPropertyOptional({ type: StatusMessageInput, nullable: true, description: 'The message, instead of a template' })
  @IsOptional()
  @IsObject({ message: 'message must be an object' })
  @ValidateNested()
  @Type(() => StatusMessageInput)
  readonly message?: StatusMessageInput | null;

  @OptionalFlag({
    description: 'Whether to email the applicant; by default, unless the status is `reviewed` and there is no message',
  })
  readonly mail?: boolean | null;
}

/** GET /applications/job/{jobId} */
export class JobApplicationsQuery extends PageQuery {
  @UncheckedOneOf(APPLICATION_STANDINGS, { message: 'status must be text' })
  readonly status?: string;

  @QueryFlag('Whether an answer misses a must-have')
  readonly missesMustHave?: boolean;

  @QueryFlag('Whether you have not opened it')
  readonly unread?: boolean;

  @ApiPropertyOptional({
    pattern: '^(me|none|[1-9][0-9]*)$',
    description: 'The member who takes care of it: `me`, `none` or the number of the account',
  })
  @Transform(({ value }: { value: unknown }) => value || undefined)
  @IsOptional()
  @ValidateBy({ name: 'isAssignee', validator: { validate: isAssignee, defaultMessage: () => NO_ASSIGNEE } })
  readonly assignee?: string;

  @ApiPropertyOptional({
    description: 'A language of the profile: its ISO 639-1 code or its name in any language of the site',
  })
  @IsOptional()
  @IsString({ message: 'language must be text' })
  readonly language?: string;

  @ApiPropertyOptional({ format: 'date', description: 'The last day on which the applicant can start' })
  @Transform(({ value }: { value: unknown }) => value || undefined)
  @IsOptional()
  @IsTime(NO_DAY)
  @Matches(/^[12]\d{3}-\d\d-\d\d$/, NO_DAY)
  readonly startsBy?: string;

  @ApiPropertyOptional({
    description:
      "Part of an applicant's name, headline, place, email or phone number or of a job title, or words from the cover letter or profile, with or without accents",
  })
  @IsOptional()
  @IsString({ message: 'search must be text' })
  readonly search?: string;

  @OptionalOneOf(RECEIVED_ORDERS, { default: 'newest' })
  readonly sort?: ReceivedOrder;
}

/** GET /applications/employer */
export class ReceivedApplicationsQuery extends JobApplicationsQuery {
  @QueryId(INVALID_JOB)
  readonly jobId?: number;

  @QueryId('workplaceId must be the number of a hotel')
  readonly workplaceId?: number;
}

const NO_ZONE = 'Time zone must be an IANA name such as Europe/Lisbon';

/** GET /applications/employer/export */
export class ApplicationsExportQuery extends OmitType(ReceivedApplicationsQuery, ['limit', 'cursor']) {
  @OptionalOneOf(['csv', 'xlsx'], { default: 'csv' })
  readonly format?: 'csv' | 'xlsx';

  @OptionalOneOf(Object.keys(CSV_SEPARATORS), { default: 'comma' })
  readonly separator?: keyof typeof CSV_SEPARATORS;

  @ApiPropertyOptional({ description: 'The zone of the times, such as `Europe/Lisbon`; without it, they are in UTC' })
  @IsOptional()
  @ValidateBy({ name: 'isTimeZone', validator: { validate: isZone, defaultMessage: () => NO_ZONE } })
  readonly timeZone?: string;

  @OptionalOneOf(LANGUAGE_CODES, { default: 'en' })
  readonly fileLanguage?: Language;
}

function isZone(value: unknown): boolean {
  return typeof value === 'string' && isTimeZone(value);
}

function isAssignee(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    (/^(me|none)$/.test(value) || (/^[1-9]\d{0,9}$/.test(value) && Number(value) <= LARGEST_ID))
  );
}

/** The filter that a member asks for. */
export function filterOf<Query extends JobApplicationsQuery>({ assignee, ...query }: Query, { userId }: Member) {
  if (assignee === undefined) return query;
  return { ...query, assigneeId: assignee === 'none' ? null : assignee === 'me' ? userId : Number(assignee) };
}
