import type { ScreeningQuestion } from '#shared/domain/values/screening-question.js';

export type ListedJob = {
  readonly id: number;
  readonly employerId: number;
  /** The hotel of the company. */
  readonly workplaceId: number | null;
  /** Whether it currently accepts applications. */
  readonly isOpen: boolean;
  /** Whether our team removed it. */
  readonly isRemoved: boolean;
  readonly questions: readonly ScreeningQuestion[];
};

/** Listings in any state. */
export abstract class ApplicableListings {
  abstract find(jobId: number): Promise<ListedJob | undefined>;

  /** Prevents changes to the listing until the transaction ends. */
  abstract lock(jobId: number): Promise<ListedJob | undefined>;
}

export abstract class ResumeDirectory {
  /** The file key of the resume on the profile, if any. */
  abstract currentResume(jobSeekerId: number): Promise<string | null>;
}
