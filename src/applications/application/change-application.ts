import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { Application } from '../domain/application.js';
import { ApplicationNotFound } from '../domain/application-errors.js';
import { ApplicationRepository } from './ports/application-repository.js';
import { JobDirectory } from './ports/directories.js';

export type ChangeApplicationCommand = {
  readonly applicationId: number;
  readonly employerId: number;
  readonly change: (application: Application) => void;
};

/**
 * Changes an application for one of the employer's own jobs.
 * @throws ApplicationNotFound, InvalidFields
 */
@UseCase()
export class ChangeApplication {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly jobs: JobDirectory,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ applicationId, employerId, change }: ChangeApplicationCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const application = await this.applications.byIdForChange(applicationId);
      const job = application && (await this.jobs.find(application.jobId));
      if (!application || job?.employerId !== employerId) throw new ApplicationNotFound();
      change(application);
    });
  }
}
