import { Injectable } from '@nestjs/common';
import type { DatabaseWatch } from '../../../application/database-watch.js';
import { isDatabaseAway } from './database-errors.js';
import { Database, prepared } from '../database.js';

const MIGRATED = prepared('select 1 from migration limit 1');

/** Checks PostgreSQL and recognizes its outage errors. */
@Injectable()
export class PostgresWatch implements DatabaseWatch {
  constructor(private readonly database: Database) {}

  async isReady(): Promise<boolean> {
    try {
      return (await this.database.query(MIGRATED)).length > 0;
    } catch {
      return false;
    }
  }

  isAway(error: unknown): boolean {
    return isDatabaseAway(error);
  }
}
