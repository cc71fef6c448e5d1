import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { JobView } from './job-reads.js';

/** A listing with the number of applications to it. */
export type EmployerJobView = JobView & { readonly applicationCount: number };

/** The listings of one employer with what came of them. */
export abstract class EmployerJobs {
  /** In every state, newest first. */
  abstract page(employerId: number, page: PageRequest): Promise<Page<EmployerJobView>>;
}
