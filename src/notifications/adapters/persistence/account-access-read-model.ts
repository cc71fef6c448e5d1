import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import type { AccountAccess } from '../../domain/account-access.js';

const ACCESS = prepared(`
  select kind, name from (
    select 1 as part, id, 'passkey' as kind, name from passkey where user_id = $1
    union all select 2, id, 'identity', provider from linked_identity where user_id = $1
    union all select 3, id, 'api-key', name from api_key where user_id = $1 and expires_at > $2
    union all select 4, id, 'webhook', url from webhook where user_id = $1
    union all select 5, user_id, 'feed', url from import_address where user_id = $1
  ) access
  order by part, id`);

/** Reads what gives access to an account besides its password, from the tables of identity and integrations. */
@Injectable()
export class AccountAccessReadModel {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  of(userId: number): Promise<readonly AccountAccess[]> {
    return this.database.query<AccountAccess>(ACCESS, [userId, this.clock.now()]);
  }
}
