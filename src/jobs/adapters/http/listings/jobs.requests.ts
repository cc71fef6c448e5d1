import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { OptionalOneOf, UncheckedOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { LARGEST_ID } from '#platform/http/api/validation/id.pipe.js';
import { PageQuery } from '#platform/http/api/pages.js';
import {
  OptionalFlag,
  OptionalId,
  OptionalNumber,
  OptionalText,
  QueryId,
  RequiredText,
} from '#platform/http/api/validation/inputs.js';
import { OptionalEntries, OptionalTexts } from '#platform/http/api/validation/list-inputs.js';
import type { TextRule } from '#shared/domain/field-checks.js';
import { JOB_LIMITS, MAX_DEADLINE_DAYS, MAX_SKILLS } from '#jobs/domain/job-details.js';
import { TEMPLATE_NAME } from '#jobs/domain/drafts/job-template.js';
import { MAX_PLACES } from '#jobs/domain/offer/place.js';
import { WORKPLACE_LIMITS } from '#jobs/domain/workplaces/workplace.js';
import { JOB_TYPES } from '#jobs/domain/offer/job-options.js';
import { PAY_BASES, PAY_PERIODS, SalaryRange } from '#jobs/domain/offer/salary-range.js';
import { VISIT_SOURCES, type VisitSource } from '#shared/domain/values/visit-source.js';
import { QUESTION_LIMITS } from '#shared/domain/values/screening-question.js';
import { ScreeningQuestionInput } from './screening.requests.js';
import { JobFactsInput } from './job-facts.requests.js';

const SALARY = { minimum: 0, maximum: SalaryRange.MAX } as const;

const PLACE_IDS = 'Places must be a list of ids';
const NO_SKILLS = 'Skills must be a list of texts';

/** A text field of the job form. Optional here, because edits may omit it; the domain requires it for new listings. */
function FormText(rule: TextRule & { readonly example?: string }): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, minLength: rule.min, maxLength: rule.max, example: rule.example }),
    IsOptional(),
    IsString({ message: `${rule.label} must be text` }),
  );
}

function PublishAt(): PropertyDecorator {
  return OptionalText({
    label: 'The time',
    description: `When it is to appear, if it is approved by then: a time with its zone (ISO 8601), at most ${MAX_DEADLINE_DAYS} days ahead; null for with its approval`,
    example: '2030-05-01T09:00:00+02:00',
  });
}

class JobFormRequest {
  @FormText(JOB_LIMITS.title)
  readonly title?: string | null;

  @FormText(JOB_LIMITS.company)
  readonly company?: string | null;

  @FormText(JOB_LIMITS.location)
  readonly location?: string | null;

  @FormText(JOB_LIMITS.description)
  readonly description?: string | null;

  @OptionalText(JOB_LIMITS.requirements)
  readonly requirements?: string | null;

  @OptionalText(JOB_LIMITS.responsibilities)
  readonly responsibilities?: string | null;

  @OptionalText(JOB_LIMITS.benefits)
  readonly benefits?: string | null;

  @OptionalText(JOB_LIMITS.department)
  readonly department?: string | null;

  @FormText({ ...JOB_LIMITS.salary, example: '$45,000 a year' })
  readonly salary?: string | null;

  @OptionalNumber({ ...SALARY, label: 'Minimum salary' })
  readonly minSalary?: number | null;

  @OptionalNumber({ ...SALARY, label: 'Maximum salary' })
  readonly maxSalary?: number | null;

  @UncheckedOneOf(PAY_PERIODS, { label: 'Pay period', enumName: 'PayPeriod', nullable: true, default: 'year' })
  readonly payPeriod?: string | null;

  @OptionalText({ label: 'Currency', example: 'USD' })
  readonly currency?: string | null;

  @UncheckedOneOf(PAY_BASES, {
    label: 'Gross or net',
    enumName: 'PayBasis',
    nullable: true,
    description: 'Whether the amounts are before or after taxes',
  })
  readonly payBasis?: string | null;

  @ApiPropertyOptional({
    type: JobFactsInput,
    nullable: true,
    description: 'Replaces all facts; omitted ones are unknown',
  })
  @IsOptional()
  @IsObject({ message: 'Facts must be an object' })
  @ValidateNested()
  @Type(() => JobFactsInput)
  readonly facts?: JobFactsInput | null;

  @OptionalId(
    'workplaceId must be the number of a hotel',
    'A hotel of the company, whose name and place replace `company`, `location` and `placeIds`',
  )
  readonly workplaceId?: number | null;

  @OptionalText({ ...WORKPLACE_LIMITS.reference, description: 'The hotel by its reference, instead of its id' })
  readonly workplaceReference?: string | null;

  @ApiPropertyOptional({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: LARGEST_ID },
    maxItems: MAX_PLACES,
    nullable: true,
    description: 'Work locations, as ids from GET /places; null if not specified',
  })
  @IsOptional()
  @IsArray({ message: PLACE_IDS })
  // Checked before any place is looked up.
  @ArrayMaxSize(MAX_PLACES, { message: `A job can have at most ${MAX_PLACES} places` })
  @IsInt({ each: true, message: PLACE_IDS })
  @Min(1, { each: true, message: PLACE_IDS })
  @Max(LARGEST_ID, { each: true, message: PLACE_IDS })
  readonly placeIds?: number[] | null;

  @OptionalEntries(
    ScreeningQuestionInput,
    { maxItems: QUESTION_LIMITS.questions },
    {
      entry: 'Each question must be an object',
      tooMany: `A job can ask at most ${QUESTION_LIMITS.questions} questions`,
    },
  )
  readonly questions?: ScreeningQuestionInput[] | null;

  @UncheckedOneOf(JOB_TYPES, { label: 'Job type', isRequired: true })
  readonly jobType?: string | null;

  @FormText({ ...JOB_LIMITS.category, example: 'hotels' })
  readonly category?: string | null;

  @OptionalText({ ...JOB_LIMITS.experience, example: 'mid' })
  readonly experience?: string | null;

  @OptionalTexts({ type: [String], maxItems: MAX_SKILLS }, { list: NO_SKILLS, entry: NO_SKILLS })
  readonly skills?: string[] | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: `The last UTC day on which it is open, at most ${MAX_DEADLINE_DAYS} days ahead: a date, or a time on that day (ISO 8601)`,
    example: '2030-06-30',
  })
  @IsOptional()
  @IsString({ message: 'Please enter a valid date for the deadline' })
  readonly deadline?: string | null;

  @OptionalFlag({
    default: false,
    description:
      'Requests premium, which takes effect once an admin approves it or, with a payment provider, once it is paid for',
  })
  readonly isPremium?: boolean | null;
}

/** POST /jobs: the job form and, if it was saved before, its draft. */
export class PostJobRequest extends JobFormRequest {
  @OptionalId('draftId must be the number of a draft', 'The draft to post; it is deleted')
  readonly draftId?: number | null;

  @PublishAt()
  readonly publishAt?: string | null;
}

/** PUT /jobs/{id}/publish-at */
export class PublishAtRequest {
  @PublishAt()
  readonly publishAt?: string | null;
}

/** PUT /jobs/{id}: the fields of the job form to change. */
export class EditJobRequest extends PartialType(JobFormRequest, { skipNullProperties: false }) {}

/** GET /employer/jobs */
export class OwnJobsQuery extends PageQuery {
  @QueryId('workplaceId must be the number of a hotel')
  readonly workplaceId?: number;
}

/** POST /employer/job-templates: a name, and the fields of the job form to keep. */
export class SaveTemplateRequest extends EditJobRequest {
  @RequiredText({ ...TEMPLATE_NAME, example: 'Seasonal waiter' })
  readonly name!: string;
}

/** GET /jobs/{id}/public */
export class VisitQuery {
  @OptionalOneOf(VISIT_SOURCES, {
    enumName: 'VisitSource',
    description:
      'Where the visit came from, for the analytics of the employer; counted per day, without identifying the visitor',
    message: `from must be one of: ${VISIT_SOURCES.join(', ')}`,
  })
  readonly from?: VisitSource;
}
