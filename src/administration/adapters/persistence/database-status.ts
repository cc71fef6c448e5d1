import type { Client } from 'pg';
import { isDatabaseAway } from '#platform/postgres/connection/database-errors.js';
import { maskedUrl, withConnection } from '#platform/postgres/connection/database-url.js';
import type { DatabaseStatusBody, TableStatusBody } from '../../application/views/database-status.view.js';
import { faultOfTable } from '../../domain/schema.js';
import { COMMITTED_SCHEMA } from './committed-schema.js';
import { readSchema } from './live-schema.js';

const COUNT_TIMEOUT_MS = 20_000;

/** Compares the live database with the committed schema, over a connection without the limits of a request. */
export function databaseStatus(databaseUrl: string): Promise<Omit<DatabaseStatusBody, 'timestamp'>> {
  return withConnection(databaseUrl, async (client) => {
    await client.query(`set statement_timeout = ${COUNT_TIMEOUT_MS}`);
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    const live = await readSchema(client);
    const tables: Record<string, TableStatusBody> = {};
    for (const name of Object.keys(COMMITTED_SCHEMA)) {
      const fault = faultOfTable(name, COMMITTED_SCHEMA, live);
      tables[name] = name in live ? await countedStatus(client, name, fault) : { valid: false, count: 0, error: fault };
    }
    return {
      schemaStatus: { valid: Object.values(tables).every(({ valid }) => valid), tables },
      databaseType: 'PostgreSQL',
      serverVersion: rows[0]?.version ?? '',
      databaseUrl: maskedUrl(databaseUrl),
    };
  });
}

async function countedStatus(client: Client, name: string, fault: string | undefined): Promise<TableStatusBody> {
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::float8 as count from ${name
        .split('.')
        .map((part) => client.escapeIdentifier(part))
        .join('.')}`,
    );
    const count = rows[0]?.count ?? 0;
    return fault === undefined ? { valid: true, count } : { valid: false, count, error: fault };
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const problem = `Table ${name} cannot be counted: ${(error as Error).message}.`;
    return { valid: false, count: 0, error: fault ? `${fault} ${problem}` : problem };
  }
}
