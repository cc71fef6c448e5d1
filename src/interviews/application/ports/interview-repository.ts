import type { Interview } from '../../domain/interview.js';

/** The application, listing or account whose interviews end. */
export type Ended = { readonly applicationId: number } | { readonly jobId: number } | { readonly userId: number };

/** Stores interviews. Interviews that are found stay locked until the unit of work ends. */
export abstract class InterviewRepository {
  abstract nextId(): Promise<number>;

  abstract add(interview: Interview): Promise<void>;

  abstract byIdForChange(id: number): Promise<Interview | undefined>;

  /** The last round of an application. */
  abstract latestForChange(applicationId: number): Promise<Interview | undefined>;

  /** Offered and scheduled interviews, ordered by id. */
  abstract activeForChange(ended: Ended): Promise<Interview[]>;

  /**
   * Locks an employer's calendar until the unit of work ends, and returns whether no scheduled interview overlaps with
   * this time.
   */
  abstract isFree(employerId: number, startsAt: Date, endsAt: Date): Promise<boolean>;
}
