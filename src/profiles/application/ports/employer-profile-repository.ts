import type { EmployerProfile } from '../../domain/employer-profile.js';

/** Where the profiles of employers are kept, one for each. */
export abstract class EmployerProfileRepository {
  /** Stores a new profile and gives it its id. */
  abstract add(profile: EmployerProfile): Promise<void>;

  abstract ofUser(userId: number): Promise<EmployerProfile | undefined>;

  /** The same inside a unit of work that changes it: other changes to it wait until this one is stored. */
  abstract ofUserForChange(userId: number): Promise<EmployerProfile | undefined>;
}
