import { DomainError, type FieldError } from '../../shared/domain/domain-error.js';

/** The username belongs to someone, in this or another spelling. */
export class UsernameTaken extends DomainError {
  readonly code = 'username_taken';
  readonly kind = 'conflict';
  override readonly fields: readonly FieldError[] = [{ field: 'username', message: 'Username is already taken' }];

  constructor() {
    super('Username is already taken');
  }
}

/** The email address belongs to someone's account. */
export class EmailTaken extends DomainError {
  readonly code = 'email_taken';
  readonly kind = 'conflict';
  override readonly fields: readonly FieldError[] = [{ field: 'email', message: 'Email is already registered' }];

  constructor() {
    super('Email is already registered');
  }
}

/** Unknown name or wrong password: which of the two is nobody's business. */
export class WrongCredentials extends DomainError {
  readonly code = 'wrong_credentials';
  readonly kind = 'unauthenticated';

  constructor() {
    super('Invalid username or password');
  }
}
