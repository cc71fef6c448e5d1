import type { Page, PageRequest } from '#shared/application/page.js';
import type { AccountView, ListedUserBody } from '../user.view.js';

export type UserFilter = PageRequest & {
  readonly role?: string;
  readonly search?: string;
  readonly suspended?: boolean;
};

export abstract class UserQueries {
  /** Newest first. */
  abstract page(filter: UserFilter): Promise<Page<ListedUserBody>>;

  /** Deleted accounts are not found. */
  abstract account(id: number): Promise<AccountView | undefined>;
}
