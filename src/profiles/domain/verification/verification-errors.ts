import { conflict, DomainError } from '#shared/domain/domain-error.js';

/** The message explains why the company cannot be verified at present. */
export class CannotVerify extends DomainError {
  constructor(message: string) {
    super('conflict', 'company_not_verifiable', message);
  }
}

export class NotVerified extends conflict('company_not_verified', 'This company is not verified.') {}
