import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import type { CompanyRole, Role } from '#shared/domain/actor.js';
import { checked, type FieldChecks } from '#shared/domain/field-checks.js';
import type { Language } from '#shared/domain/values/language.js';
import { foldText } from '#shared/domain/text/folded-text.js';
import { normalText } from '#shared/domain/text/normal-text.js';
import { skeletonOf } from '#shared/domain/text/skeleton.js';
import { checkTimeZone } from '#shared/domain/values/time-zone.js';
import { EmailAddress } from './email-address.js';
import { checkFullName, checkUsername } from './name-rules.js';
import { AccountReinstated, AccountSuspended, PasswordChanged, UserRegistered } from './user-events.js';

/** Lengths in characters. */
export const USER_LIMITS = {
  username: {
    label: 'Username',
    min: 3,
    max: 50,
    layout: 'name',
    tooShort: 'Username must be at least 3 characters',
  },
  password: { label: 'Password', min: 6, max: 128, tooShort: 'Password must be at least 6 characters' },
  fullName: { label: 'Full name', min: 1, max: 100, layout: 'name' },
  companyName: { label: 'Company name', min: 2, max: 100 },
} as const;

export const PASSKEY_NAME = { label: 'Name', min: 1, max: 50 } as const;

/** Username or email address, of which the email address can be longer. */
export const LONGEST_LOGIN = EmailAddress.LONGEST;

type IsCommonPassword = (password: string) => boolean;

export type EnteredRegistration = {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
};

/** A checked registration. */
export type Registration = Omit<EnteredRegistration, 'email'> & { readonly email: EmailAddress };

type NewUser = Registration & {
  readonly id: number;
  readonly passwordHash: string | null;
  /** Of employers; null if left empty. */
  readonly companyName: string | null;
  /** Whether an employer joins a company instead of founding one. */
  readonly joinsCompany?: boolean;
  /** Whether a provider has verified the email address. */
  readonly isEmailVerified?: boolean;
  readonly language?: Language | null | undefined;
};

/** Usernames are unique by case-folded text and by appearance, email addresses by case-folded text. */
class MutableUser extends AggregateRoot {
  readonly username: string;
  readonly usernameKey: string;
  /** Equal for usernames that look alike; null if an older account has the same. */
  readonly usernameSkeleton: string | null;
  readonly role: Role;
  readonly avatar: string | null = null;
  /** Used in queries only: deleted accounts are never loaded. */
  readonly deletedAt: Date | null = null;
  /** The company of an employer: at first the one founded by registering. Null after leaving it, and for others. */
  readonly employerId: number | null;
  readonly companyRole: CompanyRole | null;
  email: string;
  fullName: string;
  emailVerifiedAt: Date | null = null;
  /** Null for an account without a password. */
  passwordHash: string | null;
  suspendedAt: Date | null = null;
  /** Of mails and screens; null for that of the browser. */
  language: Language | null = null;
  /** Of times in mails; null for that of the browser at the last sign-in. */
  timeZone: string | null = null;
  /** That of the browser at the last sign-in. */
  learnedZone: string | null = null;

  /** Public for the mapper; use `register` for new users. */
  constructor(
    readonly id: number,
    { username, email, fullName, role }: Registration,
    passwordHash: string | null,
    readonly createdAt: Date,
  ) {
    super();
    this.username = username;
    this.usernameKey = foldText(username);
    this.usernameSkeleton = skeletonOf(username);
    this.role = role;
    this.employerId = role === 'employer' ? id : null;
    this.companyRole = role === 'employer' ? 'owner' : null;
    this.email = email.text;
    this.fullName = fullName;
    this.passwordHash = passwordHash;
  }

  /** The same for every spelling of the email address. */
  get emailKey(): string {
    return foldText(this.email);
  }

  /** Whether the user has opened a link sent to the address, or a provider or operator vouches for it. */
  get isEmailVerified(): boolean {
    return this.emailVerifiedAt !== null;
  }

  /**
   * Checks a registration without creating the user. The password is null for an account without one.
   * @throws InvalidFields
   */
  static check(
    entered: EnteredRegistration & { readonly password: string | null },
    isCommon: IsCommonPassword,
  ): Registration {
    return checked((checks) => {
      const username = checks.required('username', entered.username, USER_LIMITS.username);
      checkUsername(checks, username, entered.role === 'admin');
      const email = EmailAddress.check(checks, entered.email);
      const fullName = checkedFullName(checks, entered);
      if (entered.password !== null) checkPassword(checks, 'password', entered.password, isCommon);
      return { username, email, fullName, role: entered.role };
    });
  }

  static register(
    { id, passwordHash, companyName, joinsCompany, isEmailVerified, language = null, ...registration }: NewUser,
    now: Date,
  ): User {
    const user = new MutableUser(id, registration, passwordHash, now);
    user.language = language;
    // Admins are created by the operator or through a link sent to the address.
    if (user.role === 'admin' || isEmailVerified) user.verifyEmail(now);
    user.record(new UserRegistered(id, user.role, user.fullName, companyName, joinsCompany));
    return user;
  }

  /** @throws InvalidFields */
  rename(fullName: string): void {
    this.fullName = checked((checks) => checkedFullName(checks, { fullName, role: this.role }));
  }

  speak(language: Language | null): void {
    this.language = language;
  }

  /** @throws InvalidFields */
  chooseZone(timeZone: string | null): void {
    this.timeZone = checked((checks) => timeZone && checkTimeZone(checks, timeZone));
  }

  /** Keeps the time zone of the browser at a sign-in. */
  learnZone(timeZone: string): void {
    this.learnedZone = timeZone;
  }

  /** The new address counts as verified: its owner has confirmed the change. */
  changeEmail(email: EmailAddress, now: Date): void {
    this.email = email.text;
    this.emailVerifiedAt = now;
  }

  /** Undoes a change of the address. Whoever made the change knows the password or has set one, so it is removed. */
  restoreEmail(email: EmailAddress, now: Date): void {
    this.changeEmail(email, now);
    this.passwordHash = null;
  }

  verifyEmail(now: Date): void {
    this.emailVerifiedAt ??= now;
  }

  /** A database trigger ends all sessions of the user. Suspending again changes nothing. */
  suspend(reason: string, now: Date): void {
    if (this.suspendedAt) return;
    this.suspendedAt = now;
    this.record(new AccountSuspended(this.id, reason));
  }

  reinstate(): void {
    if (!this.suspendedAt) return;
    this.suspendedAt = null;
    this.record(new AccountReinstated(this.id));
  }

  /** A database trigger ends all sessions of the user. */
  setPassword(passwordHash: string): void {
    this.passwordHash = passwordHash;
    this.record(new PasswordChanged(this.id));
  }
}

/** Only its methods change its fields. */
export type User = Readonly<MutableUser>;
export const User = MutableUser;

/**
 * Checks a new password; `field` is its name in the form.
 * @throws InvalidFields
 */
export function requireGoodPassword(field: string, password: string, isCommon: IsCommonPassword): void {
  checked((checks) => checkPassword(checks, field, password, isCommon));
}

function checkedFullName(checks: FieldChecks, entered: Pick<EnteredRegistration, 'fullName' | 'role'>): string {
  const fullName = checks.required('fullName', entered.fullName, USER_LIMITS.fullName);
  checkFullName(checks, fullName, entered.role === 'admin');
  return normalText(fullName);
}

function checkPassword(checks: FieldChecks, field: string, password: string, isCommon: IsCommonPassword): void {
  const { label, min, max } = USER_LIMITS.password;
  // Not trimmed: spaces are part of a password.
  if (password.length < min) checks.add(field, `${label} must be at least ${min} characters`);
  else if (password.length > max) checks.add(field, `${label} must be at most ${max} characters`);
  else if (normalText(password) === '') checks.add(field, `${label} must not be blank`);
  else if (isCommon(password)) checks.add(field, 'This password is too common. Please choose another one.');
}
