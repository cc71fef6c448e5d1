import type { Application } from '../../domain/application.js';

/** Stores applications. */
export abstract class ApplicationRepository {
  abstract nextId(): Promise<number>;

  /** @throws AlreadyApplied */
  abstract add(application: Application): Promise<void>;

  /** Locked until the unit of work ends. */
  abstract byIdForChange(id: number): Promise<Application | undefined>;

  /** Locked likewise, in the order of their ids, so that two calls never deadlock. */
  abstract allByIdForChange(ids: readonly number[]): Promise<Application[]>;

  /** The job seeker's application for a job, locked likewise. */
  abstract ofForChange(jobSeekerId: number, jobId: number): Promise<Application | undefined>;
}
