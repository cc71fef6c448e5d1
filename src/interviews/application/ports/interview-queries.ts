import type { CalendarEntry } from '#shared/domain/values/calendar-entry.js';
import type { Edition } from '../../domain/interview-events.js';
import type { InterviewBody } from '../interview.view.js';

/** The content of calendar entries and mails. */
export type InterviewFacts = Omit<InterviewBody, 'slots'> & {
  readonly employerId: number;
  readonly jobSeekerId: number;
  /** Whether our team removed the listing. */
  readonly isJobRemoved: boolean;
  readonly slots: readonly Date[];
  readonly edition: Edition;
  /** Null before the applicant has taken a slot. */
  readonly entry: CalendarEntry | null;
};

/** Queries about interviews for their two sides. */
export abstract class InterviewQueries {
  /** Upcoming interviews and open offers, soonest first, at most 100. */
  abstract upcoming(userId: number): Promise<InterviewBody[]>;

  /**
   * All rounds of an application, newest first; undefined unless the user is one of its sides, or if it is for none of
   * the hotels to which a reviewer is limited.
   */
  abstract ofApplication(
    applicationId: number,
    userId: number,
    workplaceIds?: readonly number[],
  ): Promise<InterviewBody[] | undefined>;

  /** Undefined unless the user is one of its sides. */
  abstract one(id: number, userId: number): Promise<InterviewBody | undefined>;

  abstract facts(id: number): Promise<InterviewFacts | undefined>;
}
