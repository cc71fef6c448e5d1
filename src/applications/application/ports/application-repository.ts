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
}
