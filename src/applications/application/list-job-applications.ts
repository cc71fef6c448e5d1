import type { Page, PageRequest } from '#shared/application/page.js';
import { UseCase } from '#shared/application/use-case.js';
import { JobOfApplicationsNotFound } from '../domain/application-errors.js';
import {
  ApplicationQueries,
  type ReceivedApplicationsFilter,
  type ReceivedApplicationView,
} from './ports/application-queries.js';
import { ApplicableListings } from './ports/directories.js';

type ListJobApplicationsCommand = ReceivedApplicationsFilter &
  PageRequest & { readonly jobId: number; readonly employerId: number };

/**
 * Lists the applications for one of the employer's own jobs.
 * @throws JobOfApplicationsNotFound
 */
@UseCase()
export class ListJobApplications {
  constructor(
    private readonly listings: ApplicableListings,
    private readonly queries: ApplicationQueries,
  ) {}

  async execute({ employerId, ...filter }: ListJobApplicationsCommand): Promise<Page<ReceivedApplicationView>> {
    const job = await this.listings.find(filter.jobId);
    if (job?.employerId !== employerId) throw new JobOfApplicationsNotFound();
    return this.queries.ofEmployer(employerId, filter);
  }
}
