import type { Application } from '../../domain/application.js';

/** Where applications are kept. */
export abstract class ApplicationRepository {
  /** The id of the next new application. */
  abstract nextId(): Promise<number>;

  /**
   * Stores a new application.
   * @throws AlreadyApplied when the job seeker has one for the job
   */
  abstract add(application: Application): Promise<void>;

  abstract byId(id: number): Promise<Application | undefined>;

  /** The same inside a unit of work that changes it: other changes to it wait until this one is stored. */
  abstract byIdForChange(id: number): Promise<Application | undefined>;
}
