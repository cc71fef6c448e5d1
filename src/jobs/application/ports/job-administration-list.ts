import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { JobState } from '../../domain/job-state.js';
import type { JobView } from './job-reads.js';

/** Which listings an admin asks for: those in one state or in any, and those whose title or company holds the keywords. */
export type JobAdministrationFilter = PageRequest & {
  readonly state: JobState | 'all';
  readonly keywords?: string;
  /** The instant that decides which listings are past their end. */
  readonly now: Date;
};

/** All listings, for admins only. */
export abstract class JobAdministrationList {
  /** Newest first. */
  abstract page(filter: JobAdministrationFilter): Promise<Page<JobView>>;
}
