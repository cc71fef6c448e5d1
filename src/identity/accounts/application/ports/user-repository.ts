import type { EmailAddress } from '../../domain/email-address.js';
import type { User } from '../../domain/user.js';

/** Deleted accounts are not found. */
export abstract class UserRepository {
  /** The id of the next new user. */
  abstract nextId(): Promise<number>;

  /**
   * Stores a new user.
   * @throws UsernameTaken, EmailTaken in any spelling, or if another account may undo its change from this address
   */
  abstract add(user: User): Promise<void>;

  /**
   * Changes a user, locking it until the unit of work ends. Returns what `change` returns.
   * @throws UserNotFound, EmailTaken, and whatever `change` throws
   */
  abstract change<Result>(id: number, change: (user: User) => Result): Promise<Awaited<Result>>;

  /** Whether an account has this email address in any spelling, or one other than `except` may get it back by an undo. */
  abstract hasEmail(email: EmailAddress, except?: number): Promise<boolean>;

  abstract byId(id: number): Promise<User | undefined>;

  /** Ignores case. An email address takes precedence, so nobody can claim it as a username. */
  abstract byLogin(usernameOrEmail: string): Promise<User | undefined>;

  /**
   * Whether the account still has this password and address: a recovery changes both. Locks them, so that they cannot
   * change until the unit of work ends.
   */
  abstract isUnchanged(user: Pick<User, 'id' | 'email' | 'passwordHash'>): Promise<boolean>;

  /** Whether another admin exists who is not suspended. Locks all admins until the unit of work ends. */
  abstract hasOtherAdmin(id: number): Promise<boolean>;

  /** Clears the account's personal data and deletes everything else that the identity module stores about the user. */
  abstract erase(id: number, now: Date): Promise<void>;

  abstract anyAdmin(): Promise<boolean>;
}
