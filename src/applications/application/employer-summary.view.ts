import type { ApplicationStatus } from '../domain/application-status.js';

export class ApplicationsByStatusBody implements Record<ApplicationStatus, number> {
  readonly pending!: number;
  readonly reviewed!: number;
  readonly shortlisted!: number;
  readonly interviewed!: number;
  readonly offered!: number;
  readonly rejected!: number;
}

export class UnreadOfListingBody {
  readonly jobId!: number;
  readonly title!: string;
  readonly unread!: number;
}

export class EmployerSummaryBody {
  /** Approved and not archived */
  readonly activeJobs!: number;
  /** Awaiting approval */
  readonly pendingJobs!: number;
  readonly archivedJobs!: number;
  readonly totalApplications!: number;
  readonly totalViews!: number;
  readonly applicationsByStatus!: ApplicationsByStatusBody;
  /** Applications that were not opened */
  readonly unreadApplications!: number;
  /** Listings with such applications */
  readonly unreadListings!: number;
  /** The listings with most of them, at most five */
  readonly unreadByListing!: readonly UnreadOfListingBody[];
  /** Applications that are still pending after seven days */
  readonly waitingApplications!: number;
}
