import { ApiProperty } from '@nestjs/swagger';
import { bodyOf } from '#platform/http/api/body.js';
import { Integer, NullableInteger, NullableText, NullableTime } from '#platform/http/api/fields.js';
import type { InterviewView } from '../../application/ports/interview-queries.js';
import { INTERVIEW_STATES, SIDES, type InterviewState, type Side } from '../../domain/interview-state.js';

export class InterviewSlotBody {
  @ApiProperty() readonly startsAt!: Date;
  @ApiProperty({ description: 'Whether it is in the future and no one else has taken it' })
  readonly isFree!: boolean;
}

/** An interview, the same for both sides. */
export class InterviewBody {
  @Integer() readonly id!: number;
  @NullableInteger() readonly applicationId!: number | null;
  @Integer() readonly jobId!: number;
  @ApiProperty() readonly jobTitle!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty() readonly applicantName!: string;
  @ApiProperty({ enum: INTERVIEW_STATES }) readonly state!: InterviewState;
  @ApiProperty({ type: [InterviewSlotBody] }) readonly slots!: readonly InterviewSlotBody[];
  @Integer() readonly minutes!: number;
  @NullableText() readonly place!: string | null;
  @NullableText() readonly link!: string | null;
  @NullableText() readonly note!: string | null;
  @NullableTime('The scheduled start, kept after cancellation') readonly startsAt!: Date | null;
  @NullableTime() readonly endsAt!: Date | null;
  @ApiProperty({ enum: SIDES, nullable: true }) readonly cancelledBy!: Side | null;
  @Integer('For If-Match') readonly version!: number;
}

export function interviewBody(view: InterviewView): InterviewBody {
  return bodyOf(InterviewBody, view);
}
