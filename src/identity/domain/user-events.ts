import type { Role } from '../../shared/domain/actor.js';
import { DomainEvent } from '../../shared/domain/domain-event.js';

export class UserRegistered extends DomainEvent {
  constructor(
    readonly userId: number,
    readonly role: Role,
    readonly fullName: string,
    /** Of employers; null if left empty. */
    readonly companyName: string | null,
  ) {
    super();
  }
}

export class PasswordChanged extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

export class PasswordResetRequested extends DomainEvent {
  constructor(
    readonly userId: number,
    /** Secret; for the link. */
    readonly token: string,
  ) {
    super();
  }
}

export class EmailChangeRequested extends DomainEvent {
  constructor(
    readonly userId: number,
    readonly email: string,
    /** Secret; for the link. */
    readonly token: string,
  ) {
    super();
  }
}

export class EmailChanged extends DomainEvent {
  constructor(
    readonly userId: number,
    readonly formerEmail: string,
    /** Secret; for the link that undoes the change. */
    readonly undoToken: string,
  ) {
    super();
  }
}

/** An email address change was undone. */
export class EmailRestored extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

export class EmailVerificationRequested extends DomainEvent {
  constructor(
    readonly userId: number,
    /** Secret; for the link. */
    readonly token: string,
  ) {
    super();
  }
}

/** An account was deleted. Subscribers delete its data in the same transaction. */
export class AccountDeleted extends DomainEvent {
  constructor(
    readonly userId: number,
    /** Before the deletion. */
    readonly email: string,
  ) {
    super();
  }
}

/** An account is unused and will be deleted. Recorded daily until its owner is warned. */
export class UnusedAccountFound extends DomainEvent {
  constructor(
    readonly userId: number,
    readonly usedAt: Date,
  ) {
    super();
  }
}

export class PasskeyAdded extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

export class SecondFactorEnabled extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

export class SecondFactorDisabled extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

export class RecoveryCodeUsed extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

/** An admin invited someone without an account to become an admin. */
export class AdminInvited extends DomainEvent {
  constructor(
    readonly email: string,
    /** Secret; for the link. */
    readonly token: string,
  ) {
    super();
  }
}

/** An identity at a provider was linked to an account. */
export class IdentityLinked extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

export class AccountSuspended extends DomainEvent {
  constructor(
    readonly userId: number,
    /** Written by the admin. */
    readonly reason: string,
  ) {
    super();
  }
}

export class AccountReinstated extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}
