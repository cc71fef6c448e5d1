import { Injectable } from '@nestjs/common';
import type { UnusedAccounts } from '../application/unused/unused-accounts.js';
import { UnusedAccountsReadModel } from './unused-accounts-read-model.js';

/** An account without a row has never signed in. */
const BEGIN = `
  insert into account_use (user_id, used_at)
  select id, created_at from user_account where id = $1 and deleted_at is null for key share
  on conflict do nothing`;

const LOCK = 'select from account_use where user_id = $1 for update';
const WARNED = 'update account_use set warned_at = $2 where user_id = $1';

/** Unused accounts in PostgreSQL; a trigger on the session table records when accounts are used. */
@Injectable()
export class SqlUnusedAccounts extends UnusedAccountsReadModel implements UnusedAccounts {
  async lock(userId: number): Promise<void> {
    await this.database.query(BEGIN, [userId]);
    await this.database.query(LOCK, [userId]);
  }

  async warned(userId: number, now: Date): Promise<void> {
    await this.database.query(WARNED, [userId, now]);
  }
}
