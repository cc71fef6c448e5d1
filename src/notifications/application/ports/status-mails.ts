/** What an applicant was told last, and how often the status has changed. */
export type StatusNews = {
  readonly knownStatus: string;
  readonly changes: number;
  readonly secondsSinceMail: number;
  /** Whether a mail is on its way. */
  readonly isBeingTold: boolean;
};

/** What applicants know about the status of their applications. */
export abstract class StatusMails {
  /** Counts a change of the status of each application, and returns the counts. */
  abstract changed(
    applicationIds: readonly number[],
  ): Promise<readonly { readonly applicationId: number; readonly changes: number }[]>;

  /** The applicant applied again: what they knew before counts no more. */
  abstract startAnew(applicationId: number): Promise<void>;

  abstract find(applicationId: number): Promise<StatusNews | undefined>;

  /** Notes that the applicant was told this status. */
  abstract told(applicationId: number, status: string): Promise<void>;
}
