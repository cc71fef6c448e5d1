import { Injectable } from '@nestjs/common';
import { Clock } from '#shared/application/clock.js';
import { Database, prepared } from '#platform/postgres/database.js';
import type { ImportAddressBody } from '../../application/imports/import.view.js';
import { ImportAddresses, type DueAddress, type Fetched } from '../../application/ports/import-address.js';

/** Six hours doubled this often are two days; what is due later was postponed by a wrong clock. */
const MAX_DOUBLINGS = 3;

const FIND = prepared('select url, checked_at as "checkedAt", fault from import_address where user_id = $1');

const SET = prepared(`
  insert into import_address (user_id, url, due_at, set_at) values ($1, $2, now(), $3)
  on conflict (user_id) do update set url = excluded.url, due_at = now(), set_at = excluded.set_at, etag = null, last_modified = null,
    checked_at = null, fault = null`);

const REMOVE = prepared('delete from import_address where user_id = $1 returning user_id');

const REMOVE_SINCE = prepared(`
  delete from import_address where user_id = $1 and set_at >= coalesce($2, '-infinity'::timestamptz) returning user_id`);

const DUE = prepared(`
  update import_address set due_at = now() + interval '6 hours' * 2 ^ least(strikes, ${MAX_DOUBLINGS})
  where user_id = (
    select user_id from import_address where due_at <= now() or due_at > now() + interval '3 days' order by strikes, due_at limit 1 for update skip locked
  )
  returning user_id as "userId", url, etag, last_modified as "lastModified"`);

const CHECKED = prepared(
  'update import_address set checked_at = now(), fault = $2, strikes = case when $3 then strikes + 1 else 0 end where user_id = $1',
);
const KEEP_VERSION = prepared('update import_address set etag = $2, last_modified = $3 where user_id = $1');

@Injectable()
export class SqlImportAddresses implements ImportAddresses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  find(userId: number): Promise<ImportAddressBody | undefined> {
    return this.database.first<ImportAddressBody>(FIND, [userId]);
  }

  async set(userId: number, url: string): Promise<void> {
    await this.database.query(SET, [userId, url, this.clock.now()]);
  }

  remove(userId: number): Promise<boolean> {
    return this.database.affects(REMOVE, [userId]);
  }

  async removeSince(userId: number, since: Date | null): Promise<number> {
    return (await this.database.query(REMOVE_SINCE, [userId, since])).length;
  }

  nextDue(): Promise<DueAddress | undefined> {
    return this.database.first<DueAddress>(DUE);
  }

  async markChecked(userId: number, { fault, isStrike, version }: Fetched): Promise<void> {
    await this.database.query(CHECKED, [userId, fault, isStrike]);
    if (version) await this.database.query(KEEP_VERSION, [userId, version.etag, version.lastModified]);
  }
}
