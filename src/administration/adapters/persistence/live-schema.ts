import type { Client } from 'pg';
import type { Schema } from '../../domain/schema.js';

const COLUMNS = `
  select c.relname as "table", a.attname as "column",
    format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end as type
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition
  order by 1, a.attnum`;

/** All tables with their columns, from PostgreSQL's catalog. */
export async function readSchema(client: Client): Promise<Schema> {
  const { rows } = await client.query<{ table: string; column: string; type: string }>(COLUMNS);
  const schema: Record<string, Record<string, string>> = {};
  for (const { table, column, type } of rows) (schema[table] ??= {})[column] = type;
  return schema;
}
