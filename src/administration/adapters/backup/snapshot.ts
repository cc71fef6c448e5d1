import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isKeptIn, type BackupKind } from '../../domain/backup.js';
import type { Counter } from '../../domain/backup-manifest.js';
import { BackupFailed } from '../../domain/backup-errors.js';
import { COMMITTED_SCHEMA } from '../persistence/committed-schema.js';

/** A table as it is now, but for its rows. */
export type SnapshotTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly counters: readonly Counter[];
};

/** Settings under which a value has one spelling on every server. */
export const SPELLING = [
  "set datestyle = 'ISO, YMD'",
  "set intervalstyle = 'postgres'",
  "set timezone = 'UTC'",
  "set client_encoding = 'UTF8'",
  "set bytea_output = 'hex'",
  'set extra_float_digits = 1',
  // Rows come in the order in which they lie, also while others read the same table.
  'set synchronize_seqscans = off',
];

/** Columns that the database fills in by itself (from others, or with its own transaction numbers) are not kept. */
const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
    coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attidentity <> ''), '{}') as counted
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
  group by c.relname
  order by c.relname`;

const REFERENCES = `
  select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
  from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`;

/** The tables of a kind of backup, those that others refer to first. @throws BackupFailed when one is missing */
export async function tablesOf(client: Client, kind: BackupKind): Promise<SnapshotTable[]> {
  const live = await client.query<{ name: string; columns: string[]; counted: string[] }>(TABLES);
  const byName = new Map(live.rows.map((row) => [row.name, row]));
  const wanted = Object.keys(COMMITTED_SCHEMA).filter((name) => isKeptIn(kind, name));
  const missing = wanted.find((name) => !byName.has(name));
  if (missing) throw new BackupFailed(`Table ${missing} is missing, so that no whole backup can be made.`);
  const { rows: references } = await client.query<{ from: string; to: string }>(REFERENCES);
  const tables: SnapshotTable[] = [];
  for (const name of referredFirst(wanted, references)) {
    const { columns = [], counted = [] } = byName.get(name) ?? {};
    const counters: Counter[] = [];
    for (const column of counted) counters.push(await counterOf(client, name, column));
    tables.push({ name, columns, counters });
  }
  return tables;
}

/** The rows of a table in the text format of COPY, as they come over the wire. */
export function rowsOf(
  client: Client,
  { name, columns }: Pick<SnapshotTable, 'name' | 'columns'>,
): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy ${columnList(client, name, columns)} to stdout`));
}

/** A table with its columns, as COPY takes them. */
export function columnList(client: Client, table: string, columns: readonly string[]): string {
  const quoted = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `${client.escapeIdentifier(table)} (${quoted})`;
}

async function counterOf(client: Client, table: string, column: string): Promise<Counter> {
  const found = await client.query<{ sequence: string }>('select pg_get_serial_sequence($1, $2) as sequence', [
    client.escapeIdentifier(table),
    column,
  ]);
  const { rows } = await client.query<{ value: number; isCalled: boolean }>(
    `select last_value::float8 as value, is_called as "isCalled" from ${found.rows[0]?.sequence}`,
  );
  return { column, value: rows[0]?.value ?? 1, isCalled: rows[0]?.isCalled ?? false };
}

/** Names in an order in which each comes after those that it refers to. */
export function referredFirst(
  names: readonly string[],
  references: readonly { readonly from: string; readonly to: string }[],
): string[] {
  const ordered: string[] = [];
  const waiting = new Set(names);
  while (waiting.size > 0) {
    const free = [...waiting].filter((name) => !references.some(({ from, to }) => from === name && waiting.has(to)));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    for (const name of free) waiting.delete(name);
    ordered.push(...free);
  }
  return ordered;
}
