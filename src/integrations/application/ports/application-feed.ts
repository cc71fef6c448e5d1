import type { ApplicationChangesBody, FetchedApplicationBody } from '../fetching/fetched-application.view.js';

export type ApplicationChangesFilter = {
  readonly changedSince?: Date | undefined;
  readonly jobId?: number | undefined;
  /** A status, or `withdrawn`. */
  readonly status?: string | undefined;
  readonly limit?: number | undefined;
  /** Of an earlier page. */
  readonly cursor?: string | undefined;
};

/** An application with the key of its resume, for which a link is made when it is shown. */
export type FetchedApplicationView = Omit<FetchedApplicationBody, 'files'> & { readonly resume: string | null };

/** The applications for an employer's listings, as their programs fetch them. */
export abstract class ApplicationFeed {
  /**
   * Each application once, in its latest version or as deleted, in the order of the changes. One that changes later
   * follows again.
   * @throws InvalidFields for a foreign cursor
   */
  abstract changes(employerId: number, filter: ApplicationChangesFilter): Promise<ApplicationChangesBody>;

  /** Undefined unless it was sent to the employer. */
  abstract find(employerId: number, id: number): Promise<FetchedApplicationView | undefined>;
}
