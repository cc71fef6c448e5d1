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
}
