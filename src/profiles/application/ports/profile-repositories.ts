import type { EmployerProfile } from '../../domain/employer-profile.js';
import type { JobSeekerProfile } from '../../domain/job-seeker-profile.js';

abstract class ProfileRepository<Profile> {
  abstract nextId(): Promise<number>;

  abstract add(profile: Profile): Promise<void>;

  abstract ofUser(userId: number): Promise<Profile | undefined>;

  /** Locks the profile until the unit of work ends. */
  abstract ofUserForChange(userId: number): Promise<Profile | undefined>;
}

export abstract class EmployerProfileRepository extends ProfileRepository<EmployerProfile> {}

export abstract class JobSeekerProfileRepository extends ProfileRepository<JobSeekerProfile> {}
