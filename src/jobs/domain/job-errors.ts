import { DomainError } from '../../shared/domain/domain-error.js';

/** The listing does not exist, or the reader may not see it. */
export class JobNotFound extends DomainError {
  readonly code = 'job_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Job not found');
  }
}

/** An employer tried to restore a listing that an admin archived. */
export class ArchivedByAdmin extends DomainError {
  readonly code = 'archived_by_admin';
  readonly kind = 'conflict';

  constructor() {
    super('An admin archived this job, so only an admin can bring it back.');
  }
}

/** The bookmark does not exist, or belongs to someone else. */
export class BookmarkNotFound extends DomainError {
  readonly code = 'bookmark_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('This job is not among your saved jobs.');
  }
}
