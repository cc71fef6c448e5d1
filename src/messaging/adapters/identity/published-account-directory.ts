import { Injectable } from '@nestjs/common';
import { Accounts } from '../../../identity/index.js';
import type { Role } from '../../../shared/domain/actor.js';
import { AccountDirectory } from '../../application/ports/account-directory.js';

/** Accounts as the identity module publishes them. */
@Injectable()
export class PublishedAccountDirectory extends AccountDirectory {
  constructor(private readonly accounts: Accounts) {
    super();
  }

  override async roleOf(userId: number): Promise<Role | undefined> {
    return (await this.accounts.find(userId))?.role;
  }
}
