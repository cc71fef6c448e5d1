import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, Matches } from 'class-validator';
import { OptionalText, RequiredText } from '#platform/http/api/validation/inputs.js';
import { IsTime } from '#platform/http/api/validation/time-inputs.js';
import { DURATION, INTERVIEW_LIMITS, MAX_SLOTS } from '../../domain/interview-terms.js';

/** Requires an offset; without one the time would be in the server's zone. */
const WITH_OFFSET = /T.*(?:Z|[+-]\d{2}:\d{2})$/;
const NO_INSTANT = 'Times must be instants such as 2026-05-04T09:30:00Z';
const INSTANT = { type: String, format: 'date-time', example: '2026-05-04T09:30:00Z' } as const;
const ZONE = { label: 'Time zone', max: 64, example: 'Europe/Lisbon' } as const;

/** POST /applications/{id}/interviews */
export class OfferInterviewRequest {
  @ApiProperty({ ...INSTANT, isArray: true, minItems: 1, maxItems: MAX_SLOTS, example: [INSTANT.example] })
  @IsArray({ message: NO_INSTANT })
  @ArrayMinSize(1, { message: 'Offer at least one time' })
  @ArrayMaxSize(MAX_SLOTS, { message: `Offer at most ${MAX_SLOTS} times` })
  @IsTime({ each: true, message: NO_INSTANT })
  @Matches(WITH_OFFSET, { each: true, message: NO_INSTANT })
  readonly slots!: string[];

  @ApiProperty({ type: 'integer', minimum: DURATION.min, maximum: DURATION.max, example: 30 })
  @IsInt({ message: `An interview takes ${DURATION.min} to ${DURATION.max} minutes` })
  readonly minutes!: number;

  @OptionalText(INTERVIEW_LIMITS.place)
  readonly place?: string | null;

  @OptionalText({ ...INTERVIEW_LIMITS.link, example: 'https://meet.example.com/wayfare' })
  readonly link?: string | null;

  @OptionalText(INTERVIEW_LIMITS.note)
  readonly note?: string | null;

  @OptionalText({ ...ZONE, description: 'The IANA time zone of the employer, for mails' })
  readonly timeZone?: string | null;
}

/** POST /interviews/{id}/proposal */
export class ProposeTimesRequest {
  @RequiredText(INTERVIEW_LIMITS.proposal)
  readonly text!: string;
}

/** PUT /interviews/{id}/slot */
export class TakeSlotRequest {
  @ApiProperty(INSTANT)
  @IsTime({ message: NO_INSTANT })
  @Matches(WITH_OFFSET, { message: NO_INSTANT })
  readonly startsAt!: string;

  @OptionalText({ ...ZONE, description: 'The IANA time zone of the applicant, for mails' })
  readonly timeZone?: string | null;
}
