import type { User } from '../../domain/user.js';

/** Where users are kept. */
export abstract class UserRepository {
  /** The id of the next new user. */
  abstract nextId(): Promise<number>;

  /**
   * Stores a new user.
   * @throws UsernameTaken or EmailTaken when another has the name or address, in whatever spelling
   */
  abstract add(user: User): Promise<void>;

  abstract byId(id: number): Promise<User | undefined>;

  /** Finds by username or email address, without regard to case; an address wins, so that nobody can take it as a name. */
  abstract byLogin(usernameOrEmail: string): Promise<User | undefined>;

  /** Whether there is an admin. */
  abstract anyAdmin(): Promise<boolean>;
}
