import type { Due } from '#shared/application/background/retention.js';
import type { Application } from '../../domain/application.js';

export abstract class ApplicationRepository {
  abstract nextId(): Promise<number>;

  /** @throws AlreadyApplied */
  abstract add(application: Application): Promise<void>;

  /** Locks the application until the unit of work ends. */
  abstract byIdForChange(id: number): Promise<Application | undefined>;

  /** Locks the applications in id order, so that concurrent calls cannot deadlock. */
  abstract allByIdForChange(ids: readonly number[]): Promise<Application[]>;

  /** Locks the job seeker's application for a job. */
  abstract ofForChange(jobSeekerId: number, jobId: number): Promise<Application | undefined>;

  /**
   * Deletes at most `limit` applications rejected before a time, with everything that belongs to them. Returns their
   * number.
   */
  abstract deleteRejectedBefore(time: Date, limit: number): Promise<number>;

  abstract rejectedBefore(time: Date): Promise<Due>;
}
