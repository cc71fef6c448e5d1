/** The details of an application that interviews depend on. */
export type InterviewedApplication = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly status: string;
  readonly isWithdrawn: boolean;
};

export abstract class InterviewedApplications {
  abstract find(id: number): Promise<InterviewedApplication | undefined>;

  /** Locks the application until the transaction ends. */
  abstract lock(id: number): Promise<InterviewedApplication | undefined>;
}

type InterviewingListing = {
  readonly employerId: number;
  readonly isArchived: boolean;
  /** Whether our team removed it. */
  readonly isRemoved: boolean;
};

/** Listings in any state. */
export abstract class InterviewingListings {
  abstract find(jobId: number): Promise<InterviewingListing | undefined>;

  /** Locks the listing until the transaction ends. */
  abstract lock(jobId: number): Promise<InterviewingListing | undefined>;
}
