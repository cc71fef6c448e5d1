/** An application whose status is to be mailed, and the status that its applicant knows. */
export type DueStatusMail = { readonly applicationId: number; readonly knownStatus: string };

/** Pending status mails to applicants. Survives restarts. */
export abstract class StatusMails {
  /** Schedules a mail: now, or ten minutes after the last one about the application. */
  abstract request(applicationId: number): Promise<void>;

  /** Takes the mail that has been due longest; other processes skip it until the transaction ends. */
  abstract takeDue(): Promise<DueStatusMail | undefined>;

  /** Puts back a mail that was taken. */
  abstract postpone(applicationId: number, seconds: number): Promise<void>;

  /** Notes that the applicant was told this status. */
  abstract sent(applicationId: number, status: string): Promise<void>;
}
