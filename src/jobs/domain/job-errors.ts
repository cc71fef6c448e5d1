import { DomainError } from '../../shared/domain/domain-error.js';

/** There is no such listing, or none that the one who asks may see. */
export class JobNotFound extends DomainError {
  readonly code = 'job_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Job not found');
  }
}
