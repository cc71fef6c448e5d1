import type { CalendarEntry } from '../../../shared/domain/calendar-entry.js';
import type { InterviewState, Side } from '../../domain/interview-state.js';

/** A time on offer. */
export type SlotView = {
  readonly startsAt: Date;
  /** Whether it can be taken: still ahead, and nobody else has taken it. */
  readonly isFree: boolean;
};

/** An interview as both sides see it. */
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
  /** When it begins, or would have begun; null before the applicant takes a slot. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly cancelledBy: Side | null;
  readonly version: number;
};

/** What calendars and mails say about an interview. */
export type InterviewFacts = Omit<InterviewView, 'slots'> & {
  readonly employerId: number;
  readonly jobSeekerId: number;
  readonly employerZone: string;
  /** The applicant's zone, if one is known from this interview or another. */
  readonly applicantZone: string | null;
  readonly slots: readonly Date[];
  /** Names this state of the interview. */
  readonly edition: string;
  /** Null before the applicant has taken a slot. */
  readonly entry: CalendarEntry | null;
};

/** Interviews as their two sides see them. */
export abstract class InterviewQueries {
  /** Those to come or to choose a time for, soonest first, at most 100. */
  abstract upcoming(userId: number): Promise<InterviewView[]>;

  /** All rounds of an application, newest first; undefined unless the user is one of its sides. */
  abstract ofApplication(applicationId: number, userId: number): Promise<InterviewView[] | undefined>;

  /** Undefined unless the user is one of its sides. */
  abstract one(id: number, userId: number): Promise<InterviewView | undefined>;

  abstract facts(id: number): Promise<InterviewFacts | undefined>;
}
