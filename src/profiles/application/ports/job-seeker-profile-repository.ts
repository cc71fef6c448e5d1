import type { JobSeekerProfile } from '../../domain/job-seeker-profile.js';

/** Stores the profiles of job seekers, one for each. */
export abstract class JobSeekerProfileRepository {
  abstract nextId(): Promise<number>;

  /** Stores a new profile. */
  abstract add(profile: JobSeekerProfile): Promise<void>;

  abstract ofUser(userId: number): Promise<JobSeekerProfile | undefined>;

  /** The same, locked until the unit of work ends. */
  abstract ofUserForChange(userId: number): Promise<JobSeekerProfile | undefined>;
}
