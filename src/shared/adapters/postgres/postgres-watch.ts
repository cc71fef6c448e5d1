import { Injectable } from '@nestjs/common';
import { DatabaseWatch } from '../../application/database-watch.js';
import { isDatabaseAway } from './database-errors.js';
import { Database } from './database.js';

const MIGRATED = { name: 'health', text: 'select 1 from migration limit 1' };

/** Checks PostgreSQL and recognizes its outage errors. */
@Injectable()
export class PostgresWatch extends DatabaseWatch {
  constructor(private readonly database: Database) {
    super();
  }

  override async isReady(): Promise<boolean> {
    try {
      return (await this.database.query(MIGRATED)).length > 0;
    } catch {
      return false;
    }
  }

  override isAway(error: unknown): boolean {
    return isDatabaseAway(error);
  }
}
