import { conflict, notFound } from '#shared/domain/domain-error.js';

/** The listing does not exist, or the user may not see it. */
export class JobNotFound extends notFound('job_not_found', 'Job not found') {}

/** The company does not exist or is not public yet. */
export class CompanyNotFound extends notFound('company_not_found', 'Company not found') {}

/** An employer tried to restore a listing that an admin archived. */
export class ArchivedByAdmin extends conflict(
  'archived_by_admin',
  'An admin archived this job, so only an admin can restore it.',
) {}

/** It is too early to renew the listing, or it is archived or not approved. */
export class NotRenewable extends conflict(
  'not_renewable',
  'Only an approved, unarchived job can be renewed, in its last 7 days or after it has closed.',
) {}

/** The bookmark does not exist, or belongs to someone else. */
export class BookmarkNotFound extends notFound('bookmark_not_found', 'This job is not among your saved jobs.') {}

/** The listing has no premium or premium request to refuse. */
export class NoPremium extends conflict(
  'no_premium',
  'This job does not request premium, is archived or has been rejected.',
) {}

/** The listing is archived or already rejected. */
export class CannotReject extends conflict('cannot_reject', 'This job is archived or has already been rejected.') {}

/** A listing that has been public appears at once. */
export class AlreadyPublished extends conflict(
  'already_published',
  'This job has already been published, so its time cannot change.',
) {}

/** A listing without amounts cannot be raised by a percentage. */
export class NoPayRange extends conflict(
  'no_pay_range',
  'This job states no amounts to raise. Please set its pay instead.',
) {}
