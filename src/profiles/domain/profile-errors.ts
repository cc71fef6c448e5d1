import { DomainError } from '../../shared/domain/domain-error.js';

/** There is no such profile, or it is not shown to the person who asks. */
export class ProfileNotFound extends DomainError {
  readonly code = 'profile_not_found';
  readonly kind = 'not-found';

  constructor() {
    super('Profile not found');
  }
}
