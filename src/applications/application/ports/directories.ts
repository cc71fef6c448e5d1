import type { ScreeningQuestion } from '../../../shared/domain/screening-question.js';

/** The facts about a listing that decide who may apply and who may review. */
export type ListedJob = {
  readonly id: number;
  readonly employerId: number;
  /** Whether it accepts applications now. */
  readonly isOpen: boolean;
  readonly questions: readonly ScreeningQuestion[];
};

/** The listings people apply for, in any state. */
export abstract class JobDirectory {
  abstract find(jobId: number): Promise<ListedJob | undefined>;

  /** Keeps the listing as it is until the transaction ends. */
  abstract lock(jobId: number): Promise<ListedJob | undefined>;
}

/** The resumes of job seekers. */
export abstract class ResumeDirectory {
  /** The file key of the resume on the profile; null if there is none. */
  abstract currentResume(jobSeekerId: number): Promise<string | null>;
}
