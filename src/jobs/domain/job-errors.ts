import { DomainError } from '../../shared/domain/domain-error.js';

/** There is no such listing, or none that the one who asks may see. */
export class JobNotFound extends DomainError {
  readonly code = 'job_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Job not found');
  }
}

/** An employer asks for a listing that an admin took down. */
export class ArchivedByAdmin extends DomainError {
  readonly code = 'archived_by_admin';
  readonly kind = 'conflict';

  constructor() {
    super('An admin archived this job, so only an admin can bring it back.');
  }
}

/** There is no such bookmark, or it is someone else's. */
export class BookmarkNotFound extends DomainError {
  readonly code = 'bookmark_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('This job is not among your saved jobs.');
  }
}
