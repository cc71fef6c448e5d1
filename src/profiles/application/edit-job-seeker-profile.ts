import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { JobSeekerChanges, JobSeekerProfile } from '../domain/job-seeker-profile.js';
import { JobSeekerProfileRepository } from './ports/profile-repositories.js';

type EditJobSeekerProfileCommand = { readonly userId: number; readonly changes: JobSeekerChanges };

/**
 * Changes only the fields that were sent.
 * @throws InvalidFields, ProfileNotFound
 */
@UseCase()
export class EditJobSeekerProfile {
  constructor(
    private readonly profiles: JobSeekerProfileRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ userId, changes }: EditJobSeekerProfileCommand): Promise<JobSeekerProfile> {
    return this.unitOfWork.run(() =>
      this.profiles.change(userId, (profile) => {
        profile.edit(changes);
        return profile;
      }),
    );
  }
}
