import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import type { Application } from '../domain/application.js';
import { ApplicationNotFound } from '../domain/application-errors.js';
import { ApplicationRepository } from './ports/application-repository.js';
import { ResumeDirectory } from './ports/directories.js';

type OwnApplication = {
  readonly applicationId: number;
  readonly jobSeekerId: number;
  readonly versions?: Versions;
};

type Amendment = OwnApplication & {
  /** Undefined leaves it unchanged. */
  readonly coverLetter: string | null | undefined;
  /** Whether to replace the resume with the one currently on the profile. */
  readonly renewResume: boolean;
};

/**
 * What job seekers do with an application that they have sent.
 * @throws ApplicationNotFound if it is not theirs, StaleVersion
 */
@UseCases()
export class OwnApplications {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly resumes: ResumeDirectory,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the cover letter or resume before the employer has seen the application.
   * @throws AlreadySeen, ApplicationWithdrawn, InvalidFields
   */
  amend({ coverLetter, renewResume, ...own }: Amendment): Promise<void> {
    return this.change(own, async (application) => {
      const resume = renewResume ? await this.resumes.currentResume(own.jobSeekerId) : application.resume;
      application.amend({ coverLetter, resume }, this.clock.now());
    });
  }

  /**
   * Withdraws an application; the employer can no longer read its cover letter and resume. One that the employer does
   * not know about yet is deleted.
   * @throws AlreadyDecided
   */
  withdraw(own: OwnApplication): Promise<void> {
    return this.change(own, async (application) => {
      application.withdraw(this.clock.now());
      if (!application.isHeld) return;
      this.unitOfWork.record(application.pullEvents());
      await this.applications.remove(application);
    });
  }

  private change(
    { applicationId, jobSeekerId, versions }: OwnApplication,
    change: (application: Application) => Promise<void>,
  ): Promise<void> {
    return this.unitOfWork.run(() =>
      this.applications.change(applicationId, async (application) => {
        if (application.jobSeekerId !== jobSeekerId) throw new ApplicationNotFound();
        requireVersion(application.version, versions);
        await change(application);
      }),
    );
  }
}
