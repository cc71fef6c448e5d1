import type { Page, PageRequest } from '#shared/application/page.js';
import { isWithin, type CompanyReach } from '#shared/domain/actor.js';
import { UseCase } from '#shared/application/use-case.js';
import { JobOfApplicationsNotFound } from '../domain/application-errors.js';
import {
  ApplicationQueries,
  type ReceivedApplicationsFilter,
  type ReceivedApplicationView,
} from './ports/application-queries.js';
import { ApplicableListings } from './ports/directories.js';

type ListJobApplicationsCommand = ReceivedApplicationsFilter &
  PageRequest & { readonly jobId: number; readonly reach: CompanyReach };

/**
 * Lists the applications for one of the jobs within the reach of a member.
 * @throws JobOfApplicationsNotFound
 */
@UseCase()
export class ListJobApplications {
  constructor(
    private readonly listings: ApplicableListings,
    private readonly queries: ApplicationQueries,
  ) {}

  async execute({ reach, ...filter }: ListJobApplicationsCommand): Promise<Page<ReceivedApplicationView>> {
    const job = await this.listings.find(filter.jobId);
    if (!job || !isWithin(reach, job)) throw new JobOfApplicationsNotFound();
    return this.queries.ofEmployer(reach, filter);
  }
}
