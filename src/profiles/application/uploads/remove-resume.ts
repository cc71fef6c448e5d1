import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { JobSeekerProfileRepository } from '../ports/profile-repositories.js';
import { UploadedFiles } from '../ports/uploaded-files.js';

type RemoveResumeCommand = { readonly userId: number };

/**
 * Removes the resume of a profile, if it has one. Applications already submitted keep it.
 * @throws ProfileNotFound
 */
@UseCase()
export class RemoveResume {
  constructor(
    private readonly profiles: JobSeekerProfileRepository,
    private readonly files: UploadedFiles,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ userId }: RemoveResumeCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const former = await this.profiles.change(userId, (profile) => profile.replaceResume(null));
      if (former !== null) await this.files.replaced(former, this.clock.now());
    });
  }
}
