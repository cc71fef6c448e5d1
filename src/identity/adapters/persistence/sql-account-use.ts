import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { AccountUse } from '../../application/ports/privacy/account-use.js';

/** An account that was never signed in to has no row yet. */
const BEGIN = `
  insert into account_use (user_id, used_at)
  select id, created_at from user_account where id = $1 and deleted_at is null for key share
  on conflict do nothing`;

const LOCK = 'select from account_use where user_id = $1 for update';
const WARNED = 'update account_use set warned_at = $2 where user_id = $1';

/** The use of accounts in PostgreSQL; a trigger on sessions notes it. */
@Injectable()
export class SqlAccountUse implements AccountUse {
  constructor(private readonly database: Database) {}

  async lock(userId: number): Promise<void> {
    await this.database.query(BEGIN, [userId]);
    await this.database.query(LOCK, [userId]);
  }

  async warned(userId: number, now: Date): Promise<void> {
    await this.database.query(WARNED, [userId, now]);
  }
}
