/** The facts about an application that decide whether it is worth an interview. */
export type InterviewedApplication = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly status: string;
  readonly isWithdrawn: boolean;
};

/** The applications that people are interviewed for. */
export abstract class ApplicationDirectory {
  abstract find(id: number): Promise<InterviewedApplication | undefined>;

  /** Keeps the application as it is until the transaction ends. */
  abstract lock(id: number): Promise<InterviewedApplication | undefined>;
}

/** The listings that people are interviewed for, in any state. */
export abstract class ListingDirectory {
  abstract find(jobId: number): Promise<{ readonly employerId: number } | undefined>;

  /** Keeps the listing as it is until the transaction ends. */
  abstract lock(jobId: number): Promise<{ readonly employerId: number; readonly isArchived: boolean } | undefined>;
}

/** The people who meet. */
export abstract class AccountDirectory {
  abstract find(userId: number): Promise<{ readonly fullName: string; readonly email: string } | undefined>;
}
