import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { Role } from '../../../shared/domain/actor.js';

/** A user as shown to admins, without the password hash. */
export type UserView = {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
  readonly avatar: string | null;
  readonly createdAt: Date;
  readonly suspendedAt: Date | null;
};

/** An account as shown to its user. */
export type AccountView = UserView & { readonly isEmailVerified: boolean; readonly hasPassword: boolean };

export type UserFilter = PageRequest & { readonly role?: string; readonly search?: string };

export abstract class UserQueries {
  /** Newest first. */
  abstract page(filter: UserFilter): Promise<Page<UserView>>;

  /** Deleted accounts are not found. */
  abstract account(id: number): Promise<AccountView | undefined>;
}
