import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import type { Role } from '#shared/domain/actor.js';

/** The account data available to other modules. */
type Account = {
  readonly id: number;
  readonly role: Role;
  readonly fullName: string;
  readonly email: string;
  readonly isSuspended: boolean;
  readonly isEmailVerified: boolean;
  /** The chosen language; null for that of the browser. */
  readonly language: string | null;
  /** The chosen time zone, or else that of the browser at the last sign-in; null if it named none. */
  readonly timeZone: string | null;
};

const FIND = prepared(
  'select id, role, full_name as "fullName", email, suspended_at is not null as "isSuspended", email_verified_at is not null as "isEmailVerified", language, coalesce(time_zone, learned_zone) as "timeZone" from user_account where id = $1 and deleted_at is null',
);

const CHANGE_AVATAR = `
  with former as (select id, avatar from user_account where id = $1 for update)
  update user_account u set avatar = $2 from former where u.id = former.id
  returning former.avatar as "former"`;

@Injectable()
export class Accounts {
  constructor(private readonly database: Database) {}

  find(userId: number): Promise<Account | undefined> {
    return this.database.first<Account>(FIND, [userId]);
  }

  /** Sets a user's avatar in the current transaction and returns the address of the previous one. */
  async changeAvatar(userId: number, address: string): Promise<string | null> {
    const changed = await this.database.first<{ former: string | null }>(CHANGE_AVATAR, [userId, address]);
    return changed?.former ?? null;
  }
}
