import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { Accounts, type Account } from '../../application/accounts.js';

const ONE = { name: 'account', text: 'select id, role from user_account where id = $1' };

/** Accounts for other modules, straight from their table. */
@Injectable()
export class SqlAccounts extends Accounts {
  constructor(private readonly database: Database) {
    super();
  }

  override async find(userId: number): Promise<Account | undefined> {
    return (await this.database.query<Account>(ONE, [userId]))[0];
  }
}
