import type { DraftForm } from '../../domain/drafts/job-draft.js';
import type { JobTemplate } from '../../domain/drafts/job-template.js';

/** Stores the templates of companies. */
export abstract class JobTemplates {
  /** All templates of a company, by name. */
  abstract of(employerId: number): Promise<readonly JobTemplate[]>;

  abstract find(employerId: number, id: number): Promise<JobTemplate | undefined>;

  /** Blocks other transactions from saving templates of the company until this one ends. */
  abstract lockAll(employerId: number): Promise<void>;

  /** Adds a template, or replaces the one of this name in any case. */
  abstract save(employerId: number, name: string, form: DraftForm, now: Date): Promise<JobTemplate>;

  /** Returns whether the company had that template. */
  abstract remove(employerId: number, id: number): Promise<boolean>;
}
