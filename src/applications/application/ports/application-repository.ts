import type { Application } from '../../domain/application.js';

/** Where applications are kept. */
export abstract class ApplicationRepository {
  /**
   * Stores a new application and gives it its id.
   * @throws AlreadyApplied when the job seeker has one for the job
   */
  abstract add(application: Application): Promise<void>;

  abstract byId(id: number): Promise<Application | undefined>;

  /** The same inside a unit of work that changes it: other changes to it wait until this one is stored. */
  abstract byIdForChange(id: number): Promise<Application | undefined>;
}
