import { AggregateRoot } from '../../shared/domain/aggregate-root.js';
import type { Role } from '../../shared/domain/actor.js';
import { FieldChecks } from '../../shared/domain/field-checks.js';
import { foldText } from '../../shared/domain/folded-text.js';
import { EmailAddress } from './email-address.js';
import { UserRegistered } from './user-events.js';

/** Bounds of what a person enters about themselves, in characters. */
export const USER_LIMITS = {
  username: { label: 'Username', min: 3, max: 50 },
  password: { label: 'Password', min: 6, max: 128 },
  fullName: { label: 'Full name', min: 1, max: 100 },
  companyName: { label: 'Company name', min: 2, max: 100 },
} as const;

/** The longest text that can name an account: an email address is longer than a username. */
export const LONGEST_LOGIN = EmailAddress.LONGEST;

/** Controls, line ends and marks that nobody sees: with them two names could look the same. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** What someone enters to get an account. */
export type Registration = {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
};

/** What a new user is made of: a checked registration and what goes with it. */
export type NewUser = Registration & {
  readonly id: number;
  readonly passwordHash: string;
  /** For employers; null when left empty. */
  readonly companyName: string | null;
};

/** Someone with an account. Username and email are unique without regard to case. */
export class User extends AggregateRoot {
  readonly username: string;
  readonly usernameKey: string;
  readonly email: string;
  readonly emailKey: string;
  readonly fullName: string;
  readonly role: Role;
  readonly avatar: string | null = null;

  /** Public for the mapper; new users come from `register`. */
  constructor(
    readonly id: number,
    { username, email, fullName, role }: Registration,
    readonly passwordHash: string,
    readonly createdAt: Date,
  ) {
    super();
    this.username = username;
    this.usernameKey = foldText(username);
    this.email = email;
    this.emailKey = foldText(email);
    this.fullName = fullName;
    this.role = role;
  }

  /**
   * Checks what was entered, without making anything yet.
   * @throws InvalidFields
   */
  static check(entered: Registration & { readonly password: string }): Registration {
    const checks = new FieldChecks();
    const username = checks.required('username', entered.username, USER_LIMITS.username);
    if (INVISIBLE.test(username)) checks.add('username', 'Username must not hold line breaks or invisible characters');
    const email = EmailAddress.check(checks, 'email', entered.email);
    const fullName = checks.required('fullName', entered.fullName, USER_LIMITS.fullName);
    checkPassword(checks, entered.password);
    checks.finish();
    return { username, email, fullName, role: entered.role };
  }

  static register({ id, passwordHash, companyName, ...registration }: NewUser, now: Date): User {
    const user = new User(id, registration, passwordHash, now);
    user.record(new UserRegistered(id, user.role, user.fullName, companyName));
    return user;
  }
}

function checkPassword(checks: FieldChecks, password: string): void {
  const { label, min, max } = USER_LIMITS.password;
  // Not trimmed: spaces belong to a password.
  if (password.length < min) checks.add('password', `${label} must be at least ${min} characters`);
  if (password.length > max) checks.add('password', `${label} must be at most ${max} characters`);
}
