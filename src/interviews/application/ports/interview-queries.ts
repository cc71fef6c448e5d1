import type { CalendarEntry } from '#shared/domain/calendar-entry.js';
import type { InterviewState, Side } from '../../domain/interview-state.js';

/** An offered time. */
export type SlotView = {
  readonly startsAt: Date;
  /** Whether it is in the future and no one else has taken it. */
  readonly isFree: boolean;
};

/** An interview, the same for both sides. */
export type InterviewView = {
  readonly id: number;
  readonly applicationId: number | null;
  readonly jobId: number;
  readonly jobTitle: string;
  readonly company: string;
  readonly applicantName: string;
  readonly state: InterviewState;
  readonly slots: readonly SlotView[];
  readonly minutes: number;
  readonly place: string | null;
  readonly link: string | null;
  readonly note: string | null;
  /** The scheduled start, kept after cancellation; null before the applicant takes a slot. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly cancelledBy: Side | null;
  readonly version: number;
};

/** The content of calendar entries and mails. */
export type InterviewFacts = Omit<InterviewView, 'slots'> & {
  readonly employerId: number;
  readonly jobSeekerId: number;
  /** Whether our team removed the listing. */
  readonly isJobRemoved: boolean;
  readonly employerZone: string;
  /** The applicant's time zone, if known from this or another interview. */
  readonly applicantZone: string | null;
  readonly slots: readonly Date[];
  /** Identifies this state of the interview. */
  readonly edition: string;
  /** Null before the applicant has taken a slot. */
  readonly entry: CalendarEntry | null;
};

/** Queries about interviews for their two sides. */
export abstract class InterviewQueries {
  /** Upcoming interviews and open offers, soonest first, at most 100. */
  abstract upcoming(userId: number): Promise<InterviewView[]>;

  /** All rounds of an application, newest first; undefined unless the user is one of its sides. */
  abstract ofApplication(applicationId: number, userId: number): Promise<InterviewView[] | undefined>;

  /** Undefined unless the user is one of its sides. */
  abstract one(id: number, userId: number): Promise<InterviewView | undefined>;

  abstract facts(id: number): Promise<InterviewFacts | undefined>;
}
