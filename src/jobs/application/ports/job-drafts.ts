import type { DraftForm, JobDraft } from '../../domain/drafts/job-draft.js';

/** Stores the drafts of employers. */
export abstract class JobDrafts {
  /** All drafts of an employer, most recently changed first. */
  abstract of(employerId: number): Promise<readonly JobDraft[]>;

  abstract find(employerId: number, id: number): Promise<JobDraft | undefined>;

  /** Finds a draft and locks it until the transaction ends. */
  abstract lock(employerId: number, id: number): Promise<JobDraft | undefined>;

  /** Blocks other transactions from adding drafts of the employer until this one ends. */
  abstract lockAll(employerId: number): Promise<void>;

  abstract add(employerId: number, form: DraftForm, now: Date): Promise<JobDraft>;

  abstract replace(id: number, form: DraftForm, now: Date): Promise<JobDraft>;

  /** Returns whether the employer had that draft. */
  abstract remove(employerId: number, id: number): Promise<boolean>;
}
