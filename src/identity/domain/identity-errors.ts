import { DomainError, type FieldError } from '../../shared/domain/domain-error.js';

/** Someone has this username, or one that looks like it. */
export class UsernameTaken extends DomainError {
  readonly code = 'username_taken';
  readonly kind = 'conflict';
  override readonly fields: readonly FieldError[] = [{ field: 'username', message: 'Username is already taken' }];

  constructor() {
    super('Username is already taken');
  }
}

/** Someone registered with this email address. */
export class EmailTaken extends DomainError {
  readonly code = 'email_taken';
  readonly kind = 'conflict';
  override readonly fields: readonly FieldError[] = [{ field: 'email', message: 'Email is already registered' }];

  constructor() {
    super('Email is already registered');
  }
}

/** An unknown name or a wrong password; callers do not learn which. */
export class WrongCredentials extends DomainError {
  readonly code = 'wrong_credentials';
  readonly kind = 'unauthenticated';

  constructor() {
    super('Invalid username or password');
  }
}
