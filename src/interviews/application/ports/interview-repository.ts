import type { Interview } from '../../domain/interview.js';

/** Which interviews an event ends. */
export type Ended = { readonly applicationId: number } | { readonly jobId: number } | { readonly userId: number };

/** Stores interviews. What is found is locked until the unit of work ends. */
export abstract class InterviewRepository {
  abstract nextId(): Promise<number>;

  abstract add(interview: Interview): Promise<void>;

  abstract byIdForChange(id: number): Promise<Interview | undefined>;

  /** The last round of an application. */
  abstract latestForChange(applicationId: number): Promise<Interview | undefined>;

  /** Those that are offered or scheduled, by id. */
  abstract activeForChange(ended: Ended): Promise<Interview[]>;

  /**
   * Locks the calendar of an employer until the unit of work ends, and tells whether no scheduled interview overlaps
   * with this time.
   */
  abstract isFree(employerId: number, startsAt: Date, endsAt: Date): Promise<boolean>;
}
