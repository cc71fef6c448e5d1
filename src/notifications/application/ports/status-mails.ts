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
  /** Counts a change of the status and returns the count. */
  abstract changed(applicationId: number): Promise<number>;

  abstract find(applicationId: number): Promise<StatusNews | undefined>;

  /** Notes that the applicant was told this status. */
  abstract told(applicationId: number, status: string): Promise<void>;
}
