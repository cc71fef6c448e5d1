import { DomainError, domainError } from '../../../shared/domain/domain-error.js';

/** A company cannot be verified as things are; the message says why. */
export class CannotVerify extends DomainError {
  constructor(message: string) {
    super('conflict', 'company_not_verifiable', message);
  }
}

/** There is nothing to withdraw. */
export class NotVerified extends domainError('conflict', 'company_not_verified', 'This company is not verified.') {}
