import { AccountDirectory } from '../../../../src/messaging/application/ports/account-directory.js';
import type { Role } from '../../../../src/shared/domain/actor.js';

/** Accounts by their ids. */
export class InMemoryAccountDirectory extends AccountDirectory {
  constructor(private readonly roles: ReadonlyMap<number, Role>) {
    super();
  }

  override roleOf(userId: number): Promise<Role | undefined> {
    return Promise.resolve(this.roles.get(userId));
  }
}
