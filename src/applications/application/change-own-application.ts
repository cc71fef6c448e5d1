import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { requireVersion, type Versions } from '#shared/domain/stale-version.js';
import type { Application } from '../domain/application.js';
import { ApplicationNotFound } from '../domain/application-errors.js';
import { ApplicationRepository } from './ports/application-repository.js';

export type ChangeOwnApplicationCommand = {
  readonly applicationId: number;
  readonly jobSeekerId: number;
  readonly versions?: Versions;
  readonly change: (application: Application) => void | Promise<void>;
};

/**
 * Changes one of the job seeker's own applications.
 * @throws ApplicationNotFound, StaleVersion
 */
@UseCase()
export class ChangeOwnApplication {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ applicationId, jobSeekerId, versions, change }: ChangeOwnApplicationCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const application = await this.applications.byIdForChange(applicationId);
      if (application?.jobSeekerId !== jobSeekerId) throw new ApplicationNotFound();
      requireVersion(application.version, versions);
      await change(application);
    });
  }
}
