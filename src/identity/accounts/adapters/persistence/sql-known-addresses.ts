import { Inject, Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { SECRET } from '#platform/config/config.module.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { Clock } from '#shared/application/clock.js';
import { KnownAddresses } from '../../application/ports/known-addresses.js';

const KEPT_PER_ACCOUNT = 10;

const INCLUDES = prepared('select 1 from sign_in_address where user_id = $1 and address_hash = $2');

/** The delete does not see the row inserted by the same statement, so it keeps one address fewer. */
const REMEMBER = prepared(`
  with latest as (
    insert into sign_in_address (user_id, address_hash, last_seen_at) values ($1, $2, $3)
    on conflict (user_id, address_hash) do update set last_seen_at = excluded.last_seen_at
  )
  delete from sign_in_address where user_id = $1 and address_hash in (
    select address_hash from sign_in_address where user_id = $1 and address_hash <> $2
    order by last_seen_at desc, address_hash offset ${KEPT_PER_ACCOUNT - 1}
  )`);

/** Known addresses in PostgreSQL, hashed with the installation's secret. */
@Injectable()
export class SqlKnownAddresses implements KnownAddresses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(SECRET) private readonly secret: string,
  ) {}

  includes(userId: number, address: string): Promise<boolean> {
    return this.database.exists(INCLUDES, [userId, this.hash(address)]);
  }

  async add(userId: number, address: string): Promise<void> {
    await this.database.query(REMEMBER, [userId, this.hash(address), this.clock.now()]);
  }

  private hash(address: string): string {
    return createHmac('sha256', this.secret).update(address).digest('base64url');
  }
}
