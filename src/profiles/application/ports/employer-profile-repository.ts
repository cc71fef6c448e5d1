import type { EmployerProfile } from '../../domain/employer-profile.js';

/** Stores the profiles of employers, one for each. */
export abstract class EmployerProfileRepository {
  abstract nextId(): Promise<number>;

  /** Stores a new profile. */
  abstract add(profile: EmployerProfile): Promise<void>;

  abstract ofUser(userId: number): Promise<EmployerProfile | undefined>;

  /** The same, locked until the unit of work ends. */
  abstract ofUserForChange(userId: number): Promise<EmployerProfile | undefined>;
}
