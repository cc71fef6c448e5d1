import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { Role } from '../../../shared/domain/actor.js';

/** A user as others may see them; never the password's hash. */
export type UserView = {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
  readonly avatar: string | null;
  readonly createdAt: Date;
};

/** Which users are asked for. */
export type UserFilter = PageRequest & { readonly role?: string; readonly search?: string };

/** Lists of users, newest first. */
export abstract class UserList {
  abstract page(filter: UserFilter): Promise<Page<UserView>>;
}
