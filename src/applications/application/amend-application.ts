import { Clock } from '#shared/application/clock.js';
import { UseCase } from '#shared/application/use-case.js';
import { ChangeOwnApplication, type ChangeOwnApplicationCommand } from './change-own-application.js';
import { ResumeDirectory } from './ports/directories.js';

type AmendApplicationCommand = Omit<ChangeOwnApplicationCommand, 'change'> & {
  /** Undefined leaves it unchanged. */
  readonly coverLetter: string | null | undefined;
  /** Whether to replace the resume with the one currently on the profile. */
  readonly renewResume: boolean;
};

/**
 * Replaces the cover letter or resume before the employer has seen the application.
 * @throws ApplicationNotFound, StaleVersion, AlreadySeen, ApplicationWithdrawn, InvalidFields
 */
@UseCase()
export class AmendApplication {
  constructor(
    private readonly changeOwnApplication: ChangeOwnApplication,
    private readonly resumes: ResumeDirectory,
    private readonly clock: Clock,
  ) {}

  execute({ coverLetter, renewResume, ...target }: AmendApplicationCommand): Promise<void> {
    return this.changeOwnApplication.execute({
      ...target,
      change: async (application) => {
        const resume = renewResume ? await this.resumes.currentResume(target.jobSeekerId) : application.resume;
        application.amend({ coverLetter, resume }, this.clock.now());
      },
    });
  }
}
