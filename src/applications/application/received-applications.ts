import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import type { Application } from '../domain/application.js';
import { ApplicationNotFound } from '../domain/application-errors.js';
import { ApplicationRepository } from './ports/application-repository.js';
import { JobDirectory } from './ports/job-directory.js';

/** Lets an employer change the applications for their own jobs, and no others. */
@UseCase()
export class ReceivedApplications {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly jobs: JobDirectory,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Runs `change` on an application in a transaction.
   * @throws ApplicationNotFound when there is none for a job of the employer
   */
  async change(id: number, employerId: number, change: (application: Application) => void): Promise<void> {
    const application = await this.applications.byId(id);
    const job = application && (await this.jobs.find(application.jobId));
    if (job?.employerId !== employerId) throw new ApplicationNotFound();
    await this.unitOfWork.run(async () => {
      const locked = await this.applications.byIdForChange(id);
      if (!locked) throw new ApplicationNotFound();
      change(locked);
    });
  }
}
