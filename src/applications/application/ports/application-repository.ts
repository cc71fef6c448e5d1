import type { Due } from '#shared/application/background/retention.js';
import type { Application } from '../../domain/application.js';

export abstract class ApplicationRepository {
  abstract nextId(): Promise<number>;

  /** @throws AlreadyApplied */
  abstract add(application: Application): Promise<void>;

  /**
   * Changes an application, locking it until the unit of work ends. Returns what `change` returns.
   * @throws ApplicationNotFound, and whatever `change` throws
   */
  abstract change<Result>(id: number, change: (application: Application) => Result): Promise<Awaited<Result>>;

  /** Changes those of these applications that exist, together. */
  abstract changeAll<Result>(
    ids: readonly number[],
    change: (applications: readonly Application[]) => Result,
  ): Promise<Awaited<Result>>;

  /** Changes a job seeker's application for a listing, if there is one, and returns it. */
  abstract changeFormer(
    sent: { readonly jobSeekerId: number; readonly jobId: number },
    change: (application: Application) => void,
  ): Promise<Application | undefined>;

  /** Deletes an application with everything that belongs to it. */
  abstract remove(application: Application): Promise<void>;

  /**
   * Of the next `limit` rejected applications after an id, deletes those rejected before a time, with everything that
   * belongs to them. Returns the last one that was looked at, null after all, because most of them are still kept.
   */
  abstract deleteRejectedBefore(
    time: Date,
    after: number,
    limit: number,
  ): Promise<{ readonly deleted: number; readonly last: number | null }>;

  abstract rejectedBefore(time: Date): Promise<Due>;
}
