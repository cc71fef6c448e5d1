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

/** Controls, line ends and marks that nobody sees: with them two names could look the same. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** What someone enters to get an account. */
export type Registration = {
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
};

/** Someone with an account. Username and email are unique without regard to case. */
export class User extends AggregateRoot {
  readonly id!: number;
  readonly username!: string;
  readonly usernameKey!: string;
  readonly email!: string;
  readonly emailKey!: string;
  readonly passwordHash!: string;
  readonly fullName!: string;
  readonly role!: Role;
  readonly createdAt!: Date;
  avatar: string | null = null;

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

  /** A new user; `passwordHash` is what the hasher made of the password. */
  static register(checked: Registration, passwordHash: string, now: Date): User {
    return Object.assign(new User(), {
      ...checked,
      usernameKey: foldText(checked.username),
      emailKey: foldText(checked.email),
      passwordHash,
      createdAt: now,
    });
  }

  /** Records the registration, once the user has an id. */
  registered(companyName: string | null): void {
    this.record(new UserRegistered(this.id, this.role, this.fullName, companyName));
  }
}

function checkPassword(checks: FieldChecks, password: string): void {
  const { label, min, max } = USER_LIMITS.password;
  // Not trimmed: spaces belong to a password.
  if (password.length < min) checks.add('password', `${label} must be at least ${min} characters`);
  if (password.length > max) checks.add('password', `${label} must be at most ${max} characters`);
}
