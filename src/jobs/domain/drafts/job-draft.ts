import { conflict, domainError, notFound } from '#shared/domain/domain-error.js';
import type { FlatJobDetails, JobForm } from '../job-details.js';

/** Drafts per employer. */
export const MAX_DRAFTS = 20;

/** Characters of a draft as JSON: enough for every text of the form at its maximum length. */
const MAX_DRAFT_LENGTH = 60_000;

/** A possibly incomplete job form. Only its size is checked before it is posted. */
export type DraftForm = Omit<JobForm, 'places'> & { readonly placeIds?: readonly number[] | null };

/** A listing that its employer has not posted yet; only the employer can see it. */
export type JobDraft = {
  readonly id: number;
  readonly form: DraftForm;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
};

/** Also thrown for other employers' drafts and for posted ones. */
export class DraftNotFound extends notFound('draft_not_found', 'Draft not found') {}

export class TooManyDrafts extends conflict(
  'too_many_drafts',
  `You can keep at most ${MAX_DRAFTS} drafts. Please post or delete one first.`,
) {}

/** The draft no longer exists, so the listing may already have been posted. */
export class DraftAlreadyPosted extends conflict(
  'draft_already_posted',
  'This draft has already been posted or deleted, so nothing was posted.',
) {}

class DraftTooLarge extends domainError('invalid', 'draft_too_large', 'This draft is too long to save.') {}

/** @throws DraftTooLarge */
export function checkDraft(form: DraftForm): DraftForm {
  if (JSON.stringify(form).length > MAX_DRAFT_LENGTH) throw new DraftTooLarge();
  return form;
}

/** Deadline and premium are not copied. */
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
  'workplaceId',
  'questions',
] as const satisfies readonly (keyof FlatJobDetails)[];

/** A new draft with the content of a listing. */
export function draftFrom(job: FlatJobDetails): DraftForm {
  const text = Object.fromEntries(COPIED.map((field) => [field, job[field]]));
  return { ...text, placeIds: job.places?.map(({ id }) => id) ?? null };
}
