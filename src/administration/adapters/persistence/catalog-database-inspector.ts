import { Inject, Injectable } from '@nestjs/common';
import type { Client } from 'pg';
import { isDatabaseAway } from '../../../shared/adapters/postgres/database-errors.js';
import { DATABASE_URL, maskedUrl, withConnection } from '../../../shared/adapters/postgres/database-url.js';
import {
  DatabaseInspector,
  type DatabaseStatus,
  type TableStatus,
} from '../../application/ports/database-inspector.js';
import { faultOfTable } from '../../domain/schema.js';
import { COMMITTED_SCHEMA } from './committed-schema.js';
import { readSchema } from './live-schema.js';

/** Milliseconds after which counting one table is given up. */
const LONGEST_COUNT = 20_000;

/** Asks PostgreSQL's catalogue. */
@Injectable()
export class CatalogDatabaseInspector extends DatabaseInspector {
  constructor(@Inject(DATABASE_URL) private readonly databaseUrl: string) {
    super();
  }

  override status(): Promise<DatabaseStatus> {
    return withConnection(this.databaseUrl, async (client) => {
      await client.query(`set statement_timeout = ${LONGEST_COUNT}`);
      const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
      const live = await readSchema(client);
      const tables: Record<string, TableStatus> = {};
      for (const name of Object.keys(COMMITTED_SCHEMA)) {
        tables[name] = await statusOf(client, name, faultOfTable(name, COMMITTED_SCHEMA, live), name in live);
      }
      return {
        schemaStatus: { valid: Object.values(tables).every(({ valid }) => valid), tables },
        databaseType: 'PostgreSQL',
        serverVersion: rows[0]?.version ?? '',
        databaseUrl: maskedUrl(this.databaseUrl),
      };
    });
  }
}

async function statusOf(
  client: Client,
  name: string,
  fault: string | undefined,
  isThere: boolean,
): Promise<TableStatus> {
  if (!isThere) return { valid: false, count: 0, error: fault };
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::float8 as count from ${client.escapeIdentifier(name)}`,
    );
    const count = rows[0]?.count ?? 0;
    return fault === undefined ? { valid: true, count } : { valid: false, count, error: fault };
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const sentence = `Table ${name} cannot be counted: ${(error as Error).message}.`;
    return { valid: false, count: 0, error: fault ? `${fault} ${sentence}` : sentence };
  }
}
