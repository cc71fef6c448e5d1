import { ApiProperty } from '@nestjs/swagger';
import { bodyOf } from '../../../shared/adapters/http/api/body.js';
import type { InterviewView } from '../../application/ports/interview-queries.js';
import { INTERVIEW_STATES, SIDES, type InterviewState, type Side } from '../../domain/interview-state.js';

export class InterviewSlotBody {
  @ApiProperty() readonly startsAt!: Date;
  @ApiProperty({ description: 'Whether it is in the future and no one else has taken it' })
  readonly isFree!: boolean;
}

/** An interview, the same for both sides. */
export class InterviewBody {
  @ApiProperty({ type: 'integer' }) readonly id!: number;
  @ApiProperty({ type: 'integer', nullable: true }) readonly applicationId!: number | null;
  @ApiProperty({ type: 'integer' }) readonly jobId!: number;
  @ApiProperty() readonly jobTitle!: string;
  @ApiProperty() readonly company!: string;
  @ApiProperty() readonly applicantName!: string;
  @ApiProperty({ enum: INTERVIEW_STATES }) readonly state!: InterviewState;
  @ApiProperty({ type: [InterviewSlotBody] }) readonly slots!: readonly InterviewSlotBody[];
  @ApiProperty({ type: 'integer' }) readonly minutes!: number;
  @ApiProperty({ type: String, nullable: true }) readonly place!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly link!: string | null;
  @ApiProperty({ type: String, nullable: true }) readonly note!: string | null;
  @ApiProperty({ type: Date, nullable: true, description: 'The scheduled start, kept after cancellation' })
  readonly startsAt!: Date | null;
  @ApiProperty({ type: Date, nullable: true }) readonly endsAt!: Date | null;
  @ApiProperty({ enum: SIDES, nullable: true }) readonly cancelledBy!: Side | null;
  @ApiProperty({ type: 'integer', description: 'For If-Match' }) readonly version!: number;
}

export function interviewBody(view: InterviewView): InterviewBody {
  return bodyOf(InterviewBody, view);
}
