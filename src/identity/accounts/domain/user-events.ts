import type { Language } from '#shared/domain/values/language.js';
import type { Role } from '#shared/domain/actor.js';

/** The base class of events that only tell whose account it is. */
abstract class AccountEvent {
  constructor(readonly userId: number) {}
}

export class UserRegistered {
  constructor(
    readonly userId: number,
    readonly role: Role,
    readonly fullName: string,
    /** Of employers; null if left empty. */
    readonly companyName: string | null,
    /** Whether an employer joins a company instead of founding one. */
    readonly joinsCompany = false,
  ) {}
}

export class PasswordChanged extends AccountEvent {}

export class PasswordResetRequested {
  constructor(
    readonly userId: number,
    /** Secret; for the link. */
    readonly token: string,
  ) {}
}

export class EmailChangeRequested {
  constructor(
    readonly userId: number,
    readonly email: string,
    /** Secret; for the link. */
    readonly token: string,
  ) {}
}

export class EmailChanged {
  constructor(
    readonly userId: number,
    readonly formerEmail: string,
    /** Secret; for the link that undoes the change. */
    readonly undoToken: string,
  ) {}
}

/** An email address change was undone, and the password removed. */
export class EmailRestored {
  constructor(
    readonly userId: number,
    /** Secret; for the link that sets a new password. */
    readonly resetToken: string,
  ) {}
}

/**
 * Someone else had access to an account. Every module ends the access it grants, such as API keys, in the same
 * transaction.
 */
export class AccessRevoked {
  constructor(
    readonly userId: number,
    /** What was set up since then ends; everything if null. */
    readonly since: Date | null,
  ) {}
}

export class EmailVerificationRequested {
  constructor(
    readonly userId: number,
    /** Secret; for the link. */
    readonly token: string,
  ) {}
}

/** An account was deleted, with the data of the parties that end with it. Subscribers delete it in the same transaction. */
export class AccountDeleted {
  constructor(
    readonly userId: number,
    /** Before the deletion. */
    readonly email: string,
    /** The address before recent changes that could still be undone, if any. */
    readonly formerEmail?: string,
    /** Of its mails; null if it had chosen none. */
    readonly language: Language | null = null,
    /** The user, unless others act for the company that the user founded; and a company that had no other member. */
    readonly parties: readonly number[] = [userId],
  ) {}
}

/** An account is unused and will be deleted. Recorded daily until its owner is warned. */
export class UnusedAccountFound {
  constructor(
    readonly userId: number,
    readonly usedAt: Date,
  ) {}
}

export class PasskeyAdded extends AccountEvent {}

export class SecondFactorEnabled extends AccountEvent {}

export class SecondFactorDisabled extends AccountEvent {}

export class RecoveryCodeUsed extends AccountEvent {}

export class RecoveryCodesRenewed extends AccountEvent {}

/** An admin invited someone without an account to become an admin. */
export class AdminInvited {
  constructor(
    readonly email: string,
    /** Secret; for the link. */
    readonly token: string,
  ) {}
}

/** An identity at a provider was linked to an account. */
export class IdentityLinked extends AccountEvent {}

export class AccountSuspended {
  constructor(
    readonly userId: number,
    /** Written by the admin. */
    readonly reason: string,
  ) {}
}

export class AccountReinstated extends AccountEvent {}

/** An admin left the account suspended after its owner objected. */
export class ObjectionRejected {
  constructor(
    readonly userId: number,
    /** Written by the admin. */
    readonly reason: string,
  ) {}
}
