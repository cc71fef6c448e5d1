import { UseCase } from '#shared/application/use-case.js';
import type { JobSeekerProfile } from '../domain/job-seeker-profile.js';
import { ProfileNotFound } from '../domain/profile-errors.js';
import { JobSeekerProfileRepository } from './ports/profile-repositories.js';

/**
 * Reads the whole profile of a job seeker, for its owner.
 * @throws ProfileNotFound
 */
@UseCase()
export class ReadJobSeekerProfile {
  constructor(private readonly profiles: JobSeekerProfileRepository) {}

  async execute({ userId }: { readonly userId: number }): Promise<JobSeekerProfile> {
    const profile = await this.profiles.ofUser(userId);
    if (!profile) throw new ProfileNotFound();
    return profile;
  }
}
