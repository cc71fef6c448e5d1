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

/** Someone wants another email address. */
export class EmailChangeRequested extends DomainEvent {
  constructor(
    readonly userId: number,
    readonly email: string,
    /** For the link; secret. */
    readonly token: string,
  ) {
    super();
  }
}

/** An account has another email address. */
export class EmailChanged extends DomainEvent {
  constructor(
    readonly userId: number,
    readonly formerEmail: string,
    /** For the link that undoes the change; secret. */
    readonly undoToken: string,
  ) {
    super();
  }
}

/** A change of an email address was undone. */
export class EmailRestored extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

/** Someone asked for a link to verify the email address of an account. */
export class EmailVerificationRequested extends DomainEvent {
  constructor(
    readonly userId: number,
    /** For the link; secret. */
    readonly token: string,
  ) {
    super();
  }
}

/** An account was deleted. What it owned goes in the same transaction. */
export class AccountDeleted extends DomainEvent {
  constructor(
    readonly userId: number,
    /** As they were. */
    readonly email: string,
    readonly fullName: string,
  ) {
    super();
  }
}

/** Nobody has used an account for so long that it will be deleted. Happens daily until its owner was warned. */
export class AccountFallsUnused extends DomainEvent {
  constructor(
    readonly userId: number,
    readonly usedAt: Date,
  ) {
    super();
  }
}

/** An account got a passkey. */
export class PasskeyAdded extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

/** An account asks for codes of an authenticator app from now on. */
export class SecondFactorEnabled extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

/** An account no longer asks for codes. */
export class SecondFactorDisabled extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

/** Someone used one of the codes that replace the authenticator app. */
export class RecoveryCodeUsed extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

/** An admin invites somebody without an account to become one. */
export class AdminInvited extends DomainEvent {
  constructor(
    readonly email: string,
    /** For the link; secret. */
    readonly token: string,
  ) {
    super();
  }
}

/** An account can be signed in to with a provider. */
export class IdentityLinked extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}

/** An admin suspended an account. */
export class AccountSuspended extends DomainEvent {
  constructor(
    readonly userId: number,
    /** As the admin wrote it. */
    readonly reason: string,
  ) {
    super();
  }
}

/** An admin lifted a suspension. */
export class AccountReinstated extends DomainEvent {
  constructor(readonly userId: number) {
    super();
  }
}
