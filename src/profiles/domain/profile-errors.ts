import { domainError } from '../../shared/domain/domain-error.js';

/** There is no such profile, or it is not shown to the person who asks. */
export class ProfileNotFound extends domainError('not-found', 'profile_not_found', 'Profile not found') {}
