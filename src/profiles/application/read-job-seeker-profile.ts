import { UseCase } from '#shared/application/use-case.js';
import type { JobSeekerProfile } from '../domain/job-seeker-profile.js';
import { ProfileNotFound } from '../domain/profile-errors.js';
import type { UploadedFile } from '../domain/uploaded-file.js';
import { JobSeekerProfileRepository } from './ports/profile-repositories.js';
import { UploadedFiles } from './ports/uploaded-files.js';

/** A profile, and the file of its resume. */
type ReadProfile = { readonly profile: JobSeekerProfile; readonly resume: UploadedFile | undefined };

/**
 * Reads the whole profile of a job seeker, for its owner.
 * @throws ProfileNotFound
 */
@UseCase()
export class ReadJobSeekerProfile {
  constructor(
    private readonly profiles: JobSeekerProfileRepository,
    private readonly files: UploadedFiles,
  ) {}

  async execute({ userId }: { readonly userId: number }): Promise<ReadProfile> {
    const profile = await this.profiles.ofUser(userId);
    if (!profile) throw new ProfileNotFound();
    return { profile, resume: profile.resume === null ? undefined : await this.files.find(profile.resume) };
  }
}
