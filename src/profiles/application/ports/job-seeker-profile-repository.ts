import type { JobSeekerProfile } from '../../domain/job-seeker-profile.js';

/** Where the profiles of job seekers are kept, one for each. */
export abstract class JobSeekerProfileRepository {
  /** Stores a new profile and gives it its id. */
  abstract add(profile: JobSeekerProfile): Promise<void>;

  abstract ofUser(userId: number): Promise<JobSeekerProfile | undefined>;

  /** The same inside a unit of work that changes it: other changes to it wait until this one is stored. */
  abstract ofUserForChange(userId: number): Promise<JobSeekerProfile | undefined>;
}
