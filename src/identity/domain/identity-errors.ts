import { DomainError } from '../../shared/domain/domain-error.js';

/** Someone has this username, or one that looks like it. */
export class UsernameTaken extends DomainError {
  constructor() {
    super('conflict', 'username_taken', 'Username is already taken', {
      fields: [{ field: 'username', message: 'Username is already taken' }],
    });
  }
}

/** Someone registered with this email address. */
export class EmailTaken extends DomainError {
  constructor() {
    super('conflict', 'email_taken', 'Email is already registered', {
      fields: [{ field: 'email', message: 'Email is already registered' }],
    });
  }
}

/** An unknown name or a wrong password; callers do not learn which. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('unauthenticated', 'wrong_credentials', 'Invalid username or password');
  }
}
