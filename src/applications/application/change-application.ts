import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import type { Application } from '../domain/application.js';
import { ApplicationNotFound } from '../domain/application-errors.js';
import { ApplicationRepository } from './ports/application-repository.js';
import { ListingDirectory, type ListedJob } from './ports/directories.js';

export type ChangeApplicationCommand = {
  readonly applicationId: number;
  readonly employerId: number;
  readonly versions?: Versions;
  readonly change: (application: Application, now: Date, job: ListedJob) => void;
};

/**
 * Changes an application to one of the employer's own jobs.
 * @throws ApplicationNotFound, StaleVersion, InvalidFields, ApplicationWithdrawn
 */
@UseCase()
export class ChangeApplication {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly listings: ListingDirectory,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ applicationId, employerId, versions, change }: ChangeApplicationCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const application = await this.applications.byIdForChange(applicationId);
      const job = application && (await this.listings.find(application.jobId));
      if (!application || job?.employerId !== employerId) throw new ApplicationNotFound();
      requireVersion(application.version, versions);
      change(application, this.clock.now(), job);
    });
  }
}
