import type { Role } from '../../shared/domain/actor.js';
import { DomainEvent } from '../../shared/domain/domain-event.js';

/** An account was created. */
export class UserRegistered extends DomainEvent {
  constructor(
    readonly userId: number,
    readonly role: Role,
    readonly fullName: string,
    /** For employers; null if left empty. */
    readonly companyName: string | null,
  ) {
    super();
  }
}

/** An account has a new password. */
export class PasswordChanged extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

/** Someone asked for a link to set a new password. */
export class PasswordResetRequested extends DomainEvent {
  constructor(
    readonly userId: number,
    /** For the link; secret. */
    readonly token: string,
  ) {
    super();
  }
}
