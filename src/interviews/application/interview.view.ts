import type { InterviewState, Side } from '../domain/interview-state.js';

export class InterviewSlotBody {
  readonly startsAt!: Date;
  /** Whether it is in the future and no one else has taken it */
  readonly isFree!: boolean;
}

/** An interview, the same for both sides. */
export class InterviewBody {
  readonly id!: number;
  readonly applicationId!: number | null;
  readonly jobId!: number;
  readonly jobTitle!: string;
  readonly company!: string;
  readonly applicantName!: string;
  readonly state!: InterviewState;
  readonly slots!: readonly InterviewSlotBody[];
  readonly minutes!: number;
  readonly place!: string | null;
  readonly link!: string | null;
  readonly note!: string | null;
  /** What the applicant proposes instead of the offered times */
  readonly proposal!: string | null;
  /** The scheduled start, kept after cancellation */
  readonly startsAt!: Date | null;
  readonly endsAt!: Date | null;
  readonly cancelledBy!: Side | null;
  /** IANA name */
  readonly employerZone!: string;
  /** IANA name; null if unknown */
  readonly applicantZone!: string | null;
  /** For If-Match */
  readonly version!: number;
}
