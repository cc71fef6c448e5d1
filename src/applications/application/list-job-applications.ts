import type { Page, PageRequest } from '../../shared/application/page.js';
import { UseCase } from '../../shared/application/use-case.js';
import { JobOfApplicationsNotFound } from '../domain/application-errors.js';
import { ApplicationViews, type ReceivedApplicationView } from './ports/application-views.js';
import { JobDirectory } from './ports/job-directory.js';

export type ListJobApplicationsCommand = PageRequest & { readonly jobId: number; readonly employerId: number };

/**
 * The applications for one job of an employer.
 * @throws JobOfApplicationsNotFound when the employer has no such job
 */
@UseCase()
export class ListJobApplications {
  constructor(
    private readonly jobs: JobDirectory,
    private readonly views: ApplicationViews,
  ) {}

  async execute({ employerId, ...filter }: ListJobApplicationsCommand): Promise<Page<ReceivedApplicationView>> {
    const job = await this.jobs.find(filter.jobId);
    if (job?.employerId !== employerId) throw new JobOfApplicationsNotFound();
    return this.views.ofEmployer(employerId, filter);
  }
}
