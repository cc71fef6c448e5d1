import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import type { Role } from '../../shared/domain/actor.js';
import { FieldChecks, trimmed } from '../../shared/domain/field-checks.js';
import { foldText } from '../../shared/domain/text/folded-text.js';
import { skeletonOf } from '../../shared/domain/text/skeleton.js';
import { EmailAddress } from './email-address.js';
import { checkFullName, checkUsername } from './name-rules.js';
import { AccountReinstated, AccountSuspended, PasswordChanged, UserRegistered } from './user-events.js';

/** Bounds of what a person enters about themselves, in characters. */
export const USER_LIMITS = {
  username: { label: 'Username', min: 3, max: 50 },
  password: { label: 'Password', min: 6, max: 128 },
  fullName: { label: 'Full name', min: 1, max: 100 },
  companyName: { label: 'Company name', min: 2, max: 100 },
} as const;

/** How a person names a passkey. */
export const PASSKEY_NAME = { label: 'Name', min: 1, max: 50 } as const;

/** The longest text that can name an account: an email address is longer than a username. */
export const LONGEST_LOGIN = EmailAddress.LONGEST;

/** Whether a password is among those that attackers try first. */
type IsCommonPassword = (password: string) => boolean;

/** What someone enters to get an account. */
export type EnteredRegistration = {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
};

/** What was entered, once it is checked. */
export type Registration = Omit<EnteredRegistration, 'email'> & { readonly email: EmailAddress };

/** The properties of a new user, from a checked registration. */
type NewUser = Registration & {
  readonly id: number;
  readonly passwordHash: string | null;
  /** For employers; null when left empty. */
  readonly companyName: string | null;
  /** Whether someone reliable vouches for the email address. */
  readonly isEmailVerified?: boolean;
};

/** Someone with an account. Usernames are unique by case-folded text and by looks, email addresses by case-folded text. */
export class User extends AggregateRoot {
  readonly username: string;
  readonly usernameKey: string;
  /** What the username looks like; null where an older account looks the same. */
  readonly usernameSkeleton: string | null;
  readonly role: Role;
  readonly avatar: string | null = null;
  /** Only for queries: deleted accounts are never loaded. */
  readonly deletedAt: Date | null = null;
  private _email: string;
  private _fullName: string;
  private _emailVerifiedAt: Date | null = null;
  private _passwordHash: string | null;
  private _suspendedAt: Date | null = null;

  /** Public for the mapper; new users come from `register`. */
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
    this._email = email.text;
    this._fullName = fullName;
    this._passwordHash = passwordHash;
  }

  get email(): string {
    return this._email;
  }

  /** The same for every spelling of the email address. */
  get emailKey(): string {
    return foldText(this._email);
  }

  get emailVerifiedAt(): Date | null {
    return this._emailVerifiedAt;
  }

  /** Whether the user has used a link that was mailed to the email address, or a provider vouches for it. */
  get isEmailVerified(): boolean {
    return this._emailVerifiedAt !== null;
  }

  /** Null unless an admin has suspended the account. */
  get suspendedAt(): Date | null {
    return this._suspendedAt;
  }

  get fullName(): string {
    return this._fullName;
  }

  /** Null for people who sign in without a password. */
  get passwordHash(): string | null {
    return this._passwordHash;
  }

  /**
   * Checks what was entered, without making anything yet. The password is null for people who sign in without one.
   * @throws InvalidFields
   */
  static check(
    entered: EnteredRegistration & { readonly password: string | null },
    isCommon: IsCommonPassword,
  ): Registration {
    const checks = new FieldChecks();
    const username = checks.required('username', entered.username, USER_LIMITS.username);
    checkUsername(checks, username, entered.role === 'admin');
    const email = EmailAddress.check(checks, entered.email);
    const fullName = checkedFullName(checks, entered);
    if (entered.password !== null) checkPassword(checks, 'password', entered.password, isCommon);
    checks.finish();
    return { username, email, fullName, role: entered.role };
  }

  static register({ id, passwordHash, companyName, isEmailVerified, ...registration }: NewUser, now: Date): User {
    const user = new User(id, registration, passwordHash, now);
    // The operator vouches for admins.
    if (user.role === 'admin' || isEmailVerified) user.verifyEmail(now);
    user.record(new UserRegistered(id, user.role, user.fullName, companyName));
    return user;
  }

  /** @throws InvalidFields */
  rename(fullName: string): void {
    const checks = new FieldChecks();
    const checked = checkedFullName(checks, { fullName, role: this.role });
    checks.finish();
    this._fullName = checked;
  }

  /** The owner of the new address has agreed, so that it is verified. */
  changeEmail(email: EmailAddress, now: Date): void {
    this._email = email.text;
    this._emailVerifiedAt = now;
  }

  verifyEmail(now: Date): void {
    this._emailVerifiedAt ??= now;
  }

  /** The database ends all sessions of the user with this change. Suspending again changes nothing. */
  suspend(reason: string, now: Date): void {
    if (this._suspendedAt) return;
    this._suspendedAt = now;
    this.record(new AccountSuspended(this.id, reason));
  }

  reinstate(): void {
    if (!this._suspendedAt) return;
    this._suspendedAt = null;
    this.record(new AccountReinstated(this.id));
  }

  /** The database ends all sessions of the user with this change. */
  setPassword(passwordHash: string): void {
    this._passwordHash = passwordHash;
    this.record(new PasswordChanged(this.id));
  }
}

/**
 * Checks a new password, entered in the given field of a form.
 * @throws InvalidFields
 */
export function requireGoodPassword(field: string, password: string, isCommon: IsCommonPassword): void {
  const checks = new FieldChecks();
  checkPassword(checks, field, password, isCommon);
  checks.finish();
}

function checkedFullName(checks: FieldChecks, entered: Pick<EnteredRegistration, 'fullName' | 'role'>): string {
  const fullName = checks.required('fullName', entered.fullName, USER_LIMITS.fullName);
  checkFullName(checks, fullName, entered.role === 'admin');
  return fullName;
}

function checkPassword(checks: FieldChecks, field: string, password: string, isCommon: IsCommonPassword): void {
  const { label, min, max } = USER_LIMITS.password;
  // Not trimmed: spaces belong to a password.
  if (password.length < min) checks.add(field, `${label} must be at least ${min} characters`);
  else if (password.length > max) checks.add(field, `${label} must be at most ${max} characters`);
  else if (trimmed(password) === '') checks.add(field, `${label} must not be blank`);
  else if (isCommon(password)) checks.add(field, 'This password is too common. Please choose another one.');
}
