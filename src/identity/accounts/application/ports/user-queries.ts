import type { Page, PageRequest } from '#shared/application/page.js';
import type { User } from '../../domain/user.js';

/** A user as shown to admins, without the password hash. */
export type UserView = Pick<
  User,
  'id' | 'username' | 'email' | 'fullName' | 'role' | 'avatar' | 'createdAt' | 'suspendedAt'
>;

/** An account as shown to its user. */
export type AccountView = UserView & { readonly isEmailVerified: boolean; readonly hasPassword: boolean };

export type UserFilter = PageRequest & { readonly role?: string; readonly search?: string };

export abstract class UserQueries {
  /** Newest first. */
  abstract page(filter: UserFilter): Promise<Page<UserView>>;

  /** Deleted accounts are not found. */
  abstract account(id: number): Promise<AccountView | undefined>;
}
