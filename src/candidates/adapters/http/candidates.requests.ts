import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { OptionalOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { Flag, QueryNumber, RequiredId, RequiredText } from '#platform/http/api/validation/inputs.js';
import type { UtcDay } from '#shared/domain/values/utc-day.js';
import { LANGUAGE_LEVELS, SEARCH_LIMITS, type LanguageLevel } from '../../domain/candidate.js';
import { REQUEST_TEXT } from '../../domain/contact-request.js';

/** Characters of a text that is looked for. */
const LONGEST = 100;
const TOO_LONG = { message: `$property may have at most ${LONGEST} characters` };

const RADIUS = { minimum: 1, maximum: 500, default: 50 } as const;
const MOST_YEARS = 50;

function OptionalFilter(description: string, example: string): PropertyDecorator {
  return (target, key) => {
    ApiPropertyOptional({ type: String, maxLength: LONGEST, description, example })(target, key);
    IsOptional()(target, key);
    IsString({ message: '$property must be text' })(target, key);
    MaxLength(LONGEST, TOO_LONG)(target, key);
  };
}

/** GET /employer/candidates */
export class CandidatesQuery {
  @ApiProperty({ description: 'A job by any of its names', example: 'waiter', minLength: 1, maxLength: LONGEST })
  // The last one is said first.
  @MaxLength(LONGEST, TOO_LONG)
  @MinLength(1, { message: 'Please enter a role' })
  @IsString({ message: 'Please enter a role' })
  readonly role!: string;

  @OptionalFilter('Id or name of a place from GET /places', 'Faro, Portugal')
  readonly near?: string;

  @QueryNumber({ ...RADIUS, description: 'Kilometers around that place' })
  readonly radius?: number;

  @OptionalFilter('A language by its name or ISO 639-1 code', 'pt')
  readonly language?: string;

  @OptionalOneOf(LANGUAGE_LEVELS, { description: 'That language at this level or a higher one', default: 'Basic' })
  readonly level?: LanguageLevel;

  @OptionalFilter('Words of the name of a certificate', 'STCW')
  readonly certificate?: string;

  @ApiPropertyOptional({ type: String, format: 'date', description: 'Available on this day, at the latest' })
  @IsOptional()
  @IsString({ message: 'availableBy must be a day' })
  readonly availableBy?: UtcDay;

  @QueryNumber({ minimum: 0, maximum: MOST_YEARS, description: 'Years of experience, at least' })
  readonly experience?: number;

  @QueryNumber({
    minimum: 1,
    maximum: SEARCH_LIMITS.pages,
    default: 1,
    description: `${SEARCH_LIMITS.page} people each`,
  })
  readonly page?: number;
}

/** POST /employer/candidates/{handle}/requests */
export class ContactRequestRequest {
  @RequiredId('Please choose an open listing')
  readonly jobId!: number;

  @RequiredText({ ...REQUEST_TEXT, example: 'We look for somebody like you for the summer. May we write to you?' })
  readonly text!: string;
}

/** PUT /account/findability */
export class FindabilityRequest {
  @Flag('Whether verified companies may find the reader')
  readonly isFindable!: boolean;

  @Flag('The name; otherwise the initials')
  readonly showsName!: boolean;

  @Flag('The photo')
  readonly showsPhoto!: boolean;

  @Flag('The headline; otherwise it is not searched either')
  readonly showsHeadline!: boolean;

  @Flag('The place; otherwise it is not searched either')
  readonly showsPlace!: boolean;
}
