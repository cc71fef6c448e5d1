import { domainError } from '../../shared/domain/domain-error.js';
import type { FlatJobDetails, JobForm } from './job-details.js';

/** How many drafts an employer can keep. */
export const MOST_DRAFTS = 20;

/** Characters of a draft as JSON: all texts of the form at their longest, and some more. */
const LARGEST_DRAFT = 60_000;

/** A job form as it is typed, however incomplete. Only its size is checked before it is posted. */
export type DraftForm = Omit<JobForm, 'places'> & { readonly placeIds?: readonly number[] | null };

/** A listing that its employer has not posted yet; nobody else sees it. */
export type JobDraft = {
  readonly id: number;
  readonly form: DraftForm;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Counts the changes. */
  readonly version: number;
};

/** Also for drafts of other employers, and for one that was posted. */
export class DraftNotFound extends domainError('not-found', 'draft_not_found', 'Draft not found') {}

export class TooManyDrafts extends domainError(
  'conflict',
  'too_many_drafts',
  `You can keep at most ${MOST_DRAFTS} drafts. Please post or delete one first.`,
) {}

/** The draft of a new listing is gone, so the listing may be there already. */
export class DraftAlreadyPosted extends domainError(
  'conflict',
  'draft_already_posted',
  'This draft was posted or deleted elsewhere, so nothing was posted now.',
) {}

class DraftTooLarge extends domainError('invalid', 'draft_too_large', 'This draft is too long to be kept.') {}

/** @throws DraftTooLarge */
export function checkDraft(form: DraftForm): DraftForm {
  if (JSON.stringify(form).length > LARGEST_DRAFT) throw new DraftTooLarge();
  return form;
}

/** Deadline and premium are for one listing alone. */
const COPIED = [
  'title',
  'company',
  'location',
  'description',
  'requirements',
  'responsibilities',
  'benefits',
  'department',
  'salary',
  'minSalary',
  'maxSalary',
  'payPeriod',
  'currency',
  'payBasis',
  'jobType',
  'category',
  'experience',
  'skills',
  'facts',
  'questions',
] as const satisfies readonly (keyof FlatJobDetails)[];

/** A new draft with the text of a listing. */
export function draftFrom(job: FlatJobDetails): DraftForm {
  const text = Object.fromEntries(COPIED.map((field) => [field, job[field]]));
  return { ...text, placeIds: job.places?.map(({ id }) => id) ?? null };
}
