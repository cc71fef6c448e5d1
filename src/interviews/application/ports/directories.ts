/** The details of an application that interviews depend on. */
export type InterviewedApplication = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly status: string;
  readonly isWithdrawn: boolean;
};

export abstract class ApplicationDirectory {
  abstract find(id: number): Promise<InterviewedApplication | undefined>;

  /** Locks the application until the transaction ends. */
  abstract lock(id: number): Promise<InterviewedApplication | undefined>;
}

/** Listings in any state. */
export abstract class ListingDirectory {
  /** Locks the listing until the transaction ends. */
  abstract lock(
    jobId: number,
  ): Promise<{ readonly employerId: number; readonly isArchived: boolean; readonly isRemoved: boolean } | undefined>;
}
