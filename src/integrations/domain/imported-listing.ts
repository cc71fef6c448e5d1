import type { ImportedFacts } from './imported-facts.js';

/** The texts that feeds can contain, named as in the API. */
export type ImportedText =
  | 'title'
  | 'company'
  | 'location'
  | 'description'
  | 'requirements'
  | 'responsibilities'
  | 'benefits'
  | 'department'
  | 'salary'
  | 'payPeriod'
  | 'currency'
  | 'payBasis'
  | 'jobType'
  | 'category'
  | 'experience'
  | 'deadline';

/** A job form. Fields missing from the feed are null, so removing a text from the feed clears the listing's too. */
export type ImportedForm = { readonly [Text in ImportedText]: string | null } & {
  /** Text without an amount becomes -1, which the job form rejects. */
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  readonly skills: readonly string[];
  /** The hotel of the company; absent if the feed names none, so that one chosen by hand is kept. */
  readonly workplaceReference?: string;
  /** Absent if the feed contains no facts, so that manually entered ones are kept. */
  readonly facts?: ImportedFacts;
};

export type ImportedListing = {
  readonly reference: string;
  readonly form: ImportedForm;
  /** What was assumed, left out or put elsewhere, as sentences. */
  readonly notes: readonly string[];
  /** Names of fields that were not read. */
  readonly unread: readonly string[];
  /** Why the listing cannot be posted. */
  readonly fault?: string;
};
