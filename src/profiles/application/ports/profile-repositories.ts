import type { EmployerProfile } from '../../domain/employer-profile.js';
import type { JobSeekerProfile } from '../../domain/job-seeker-profile.js';

abstract class ProfileRepository<Profile> {
  abstract nextId(): Promise<number>;

  abstract add(profile: Profile): Promise<void>;

  abstract ofUser(userId: number): Promise<Profile | undefined>;

  /**
   * Changes the profile of a user, locking it until the unit of work ends. Returns what `change` returns.
   * @throws ProfileNotFound, and whatever `change` throws
   */
  abstract change<Result>(userId: number, change: (profile: Profile) => Result): Promise<Awaited<Result>>;
}

export abstract class EmployerProfileRepository extends ProfileRepository<EmployerProfile> {}

export abstract class JobSeekerProfileRepository extends ProfileRepository<JobSeekerProfile> {}
