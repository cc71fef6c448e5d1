import type { EmailAddress } from '../../domain/email-address.js';
import type { User } from '../../domain/user.js';

/** Stores users. Deleted accounts are not found. */
export abstract class UserRepository {
  /** The id of the next new user. */
  abstract nextId(): Promise<number>;

  /**
   * Stores a new user.
   * @throws UsernameTaken, EmailTaken in any spelling
   */
  abstract add(user: User): Promise<void>;

  /**
   * Changes a stored user, whose row is locked until the unit of work ends.
   * @throws UserNotFound, EmailTaken
   */
  abstract change(id: number, change: (user: User) => void): Promise<User>;

  /** Whether an account has this email address, in any spelling. */
  abstract hasEmail(email: EmailAddress): Promise<boolean>;

  abstract byId(id: number): Promise<User | undefined>;

  /** Finds by username or email address in any case. The email address wins, so nobody can claim it as a username. */
  abstract byLogin(usernameOrEmail: string): Promise<User | undefined>;

  /** Whether this is still the password of the account. Waits for a change in progress, so that the answer holds when it comes. */
  abstract hasPassword(id: number, passwordHash: string | null): Promise<boolean>;

  /** Whether another admin exists who is not suspended; none can leave until the unit of work ends. */
  abstract hasOtherAdmin(id: number): Promise<boolean>;

  /** Replaces everything that the account tells about its owner, and deletes what else identity knows of them. */
  abstract erase(id: number, now: Date): Promise<void>;

  abstract anyAdmin(): Promise<boolean>;
}
