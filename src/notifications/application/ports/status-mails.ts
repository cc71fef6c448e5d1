/** The status last mailed to an applicant, and the number of status changes. */
export type StatusMailState = {
  readonly knownStatus: string;
  readonly changes: number;
  readonly secondsSinceMail: number;
  /** Whether a mail is being sent. */
  readonly isSending: boolean;
};

/** Tracks the status mails of applications. */
export abstract class StatusMails {
  /** Counts a status change of each application and returns the counts. */
  abstract changed(
    applicationIds: readonly number[],
  ): Promise<readonly { readonly applicationId: number; readonly changes: number }[]>;

  /** Resets the known status after the applicant has applied again. */
  abstract reset(applicationId: number): Promise<void>;

  abstract find(applicationId: number): Promise<StatusMailState | undefined>;

  /** Records that this status was mailed to the applicant. */
  abstract sent(applicationId: number, status: string): Promise<void>;
}
