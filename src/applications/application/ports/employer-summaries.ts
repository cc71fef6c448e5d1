import type { ApplicationStatus } from '../../domain/application-status.js';

/** The figures of an employer's dashboard. */
export type EmployerSummary = {
  /** Approved and not archived. */
  readonly activeJobs: number;
  /** Awaiting approval. */
  readonly pendingJobs: number;
  readonly archivedJobs: number;
  readonly totalApplications: number;
  readonly totalViews: number;
  readonly applicationsByStatus: Readonly<Record<ApplicationStatus, number>>;
};

/** Sums over all listings of an employer. */
export abstract class EmployerSummaries {
  abstract of(employerId: number): Promise<EmployerSummary>;
}
