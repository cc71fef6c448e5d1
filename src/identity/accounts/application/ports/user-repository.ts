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
   * Changes a stored user, locking the row until the unit of work ends.
   * @throws UserNotFound, EmailTaken
   */
  abstract change(id: number, change: (user: User) => void): Promise<User>;

  /** Whether an account has this email address in any spelling, or one other than `except` may get it back by an undo. */
  abstract hasEmail(email: EmailAddress, except?: number): Promise<boolean>;

  abstract byId(id: number): Promise<User | undefined>;

  /** Ignores case. An email address takes precedence, so nobody can claim it as a username. */
  abstract byLogin(usernameOrEmail: string): Promise<User | undefined>;

  /** Whether this is still the account's password. Locks it, so that it cannot change until the unit of work ends. */
  abstract hasPassword(id: number, passwordHash: string | null): Promise<boolean>;

  /** Whether another admin exists who is not suspended. Locks all admins until the unit of work ends. */
  abstract hasOtherAdmin(id: number): Promise<boolean>;

  /** Clears the account's personal data and deletes everything else that the identity module stores about the user. */
  abstract erase(id: number, now: Date): Promise<void>;

  abstract anyAdmin(): Promise<boolean>;
}
