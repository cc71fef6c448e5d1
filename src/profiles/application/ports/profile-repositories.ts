import type { EmployerProfile } from '../../domain/employer-profile.js';
import type { JobSeekerProfile } from '../../domain/job-seeker-profile.js';

abstract class ProfileRepository<Profile> {
  abstract nextId(): Promise<number>;

  /** Stores a new profile. */
  abstract add(profile: Profile): Promise<void>;

  abstract ofUser(userId: number): Promise<Profile | undefined>;

  /** The same, locked until the unit of work ends. */
  abstract ofUserForChange(userId: number): Promise<Profile | undefined>;
}

/** Stores the profiles of employers, one for each. */
export abstract class EmployerProfileRepository extends ProfileRepository<EmployerProfile> {}

/** Stores the profiles of job seekers, one for each. */
export abstract class JobSeekerProfileRepository extends ProfileRepository<JobSeekerProfile> {}
