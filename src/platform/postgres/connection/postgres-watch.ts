import { Injectable } from '@nestjs/common';
import type { DatabaseWatch } from '#shared/application/database-watch.js';
import { isDatabaseAway } from './database-errors.js';
import { Database, prepared } from '../database.js';

const MIGRATED = prepared('select 1 from migration limit 1');

/** Connections to open before the first request. */
const OPEN_FIRST = 10;

/** Attempts to open them; after that, the process is ready even if the server lacks room for all. */
const ATTEMPTS = 5;

/** Checks PostgreSQL and recognizes its outage errors. */
@Injectable()
export class PostgresWatch implements DatabaseWatch {
  private attempts = 0;
  private opening?: Promise<void>;

  constructor(private readonly database: Database) {}

  /**
   * Opens connections in advance. A proxy sends a new process many requests at once; on a busy machine, some would time
   * out while connections open.
   */
  async isPrepared(): Promise<boolean> {
    if (this.attempts < ATTEMPTS) await (this.opening ??= this.open().finally(() => (this.opening = undefined)));
    return this.attempts >= ATTEMPTS;
  }

  responds(): Promise<boolean> {
    return this.database.exists(MIGRATED).catch(() => false);
  }

  isAway(error: unknown): boolean {
    return isDatabaseAway(error);
  }

  private async open(): Promise<void> {
    const pool = await this.database.nativePool();
    const count = Math.min(pool.options.max, OPEN_FIRST);
    const outcomes = await Promise.allSettled(Array.from({ length: count }, () => pool.connect()));
    const open = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    for (const client of open) client.release();
    this.attempts = open.length === count ? ATTEMPTS : this.attempts + 1;
  }
}
