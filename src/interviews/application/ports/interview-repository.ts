import type { Interview } from '../../domain/interview.js';

/** The application, listing, account or applicant of a company whose interviews end. */
export type Ended =
  | { readonly applicationId: number }
  | { readonly jobId: number }
  | { readonly userId: number }
  | { readonly employerId: number; readonly jobSeekerId: number };

/** Stores interviews. */
export abstract class InterviewRepository {
  abstract nextId(): Promise<number>;

  abstract add(interview: Interview): Promise<void>;

  /**
   * Changes an interview, locking it until the unit of work ends. Returns what `change` returns.
   * @throws InterviewNotFound, and whatever `change` throws
   */
  abstract change<Result>(id: number, change: (interview: Interview) => Result): Promise<Awaited<Result>>;

  /** Changes each offered or scheduled interview in the same way. */
  abstract changeActive(ended: Ended, change: (interview: Interview) => void): Promise<void>;

  /** The last round of an application. */
  abstract latest(applicationId: number): Promise<Interview | undefined>;

  /**
   * Locks an employer's calendar until the unit of work ends, and returns whether no scheduled interview overlaps with
   * this time.
   */
  abstract isFree(employerId: number, startsAt: Date, endsAt: Date): Promise<boolean>;
}
