import type { DraftForm, JobDraft } from '../../domain/job-draft.js';

/** Stores the drafts of employers. */
export abstract class JobDrafts {
  /** All of an employer, the last changed first. */
  abstract of(employerId: number): Promise<readonly JobDraft[]>;

  abstract find(employerId: number, id: number): Promise<JobDraft | undefined>;

  /** The same, locked inside the open transaction. */
  abstract lock(employerId: number, id: number): Promise<JobDraft | undefined>;

  /** Holds off other new drafts of the employer until the transaction ends. */
  abstract lockAll(employerId: number): Promise<void>;

  abstract add(employerId: number, form: DraftForm, now: Date): Promise<JobDraft>;

  abstract replace(id: number, form: DraftForm, now: Date): Promise<JobDraft>;

  /** Returns whether the employer had that draft. */
  abstract remove(employerId: number, id: number): Promise<boolean>;
}
