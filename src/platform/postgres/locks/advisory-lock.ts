import { Injectable } from '@nestjs/common';
import type { DistributedLock } from '#shared/application/background/distributed-lock.js';
import { Database, prepared } from '../database.js';

/** First half of every lock's key; arbitrary, but unique to Wayfare. */
const NAMESPACE = 7_290;

/** For keys of two numbers, pg_locks shows the second one as an unsigned `objid`, with `objsubid` 2. */
const IS_HELD = prepared(`
  select exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid::int8 = $1
      and objid::int8 = (hashtext($2)::int8 & 4294967295)
      and database = (select oid from pg_database where datname = current_database())
  ) as held`);

/** PostgreSQL's advisory locks, which are released automatically when a process dies. */
@Injectable()
export class AdvisoryLock implements DistributedLock {
  constructor(private readonly database: Database) {}

  async tryRun(name: string, work: () => Promise<void>): Promise<boolean> {
    const pool = await this.database.nativePool();
    const connection = await pool.connect();
    // An unhandled error of this idle connection would crash the process.
    const lost = () => undefined;
    connection.on('error', lost);
    try {
      const key = [NAMESPACE, name];
      const { rows } = await connection.query<{ mine: boolean }>(
        'select pg_try_advisory_lock($1, hashtext($2)) as mine',
        key,
      );
      if (!rows[0]?.mine) return false;
      try {
        await work();
      } finally {
        await connection.query('select pg_advisory_unlock($1, hashtext($2))', key);
      }
      return true;
    } finally {
      connection.off('error', lost);
      connection.release();
    }
  }

  async isHeld(name: string): Promise<boolean> {
    return (await this.database.one<{ held: boolean }>(IS_HELD, [NAMESPACE, name])).held;
  }
}
