import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isKeptIn, type BackupKind } from '../../domain/backup.js';
import type { Counter, KeyColumn } from '../../domain/backup-manifest.js';
import { BackupFailed } from '../../domain/backup-errors.js';
import { COMMITTED_SCHEMA } from '../persistence/committed-schema.js';

/** A table as it is now, but for its rows. */
export type SnapshotTable = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly KeyColumn[];
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

/** Columns of primary keys, in order. */
const KEYS = `
  select i.indrelid::regclass::text as "table", a.attname::text as name, a.attcollation <> 0 as "isText"
  from pg_index i
  cross join unnest(i.indkey) with ordinality as k (attnum, position)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  join pg_class c on c.oid = i.indrelid
  where i.indisprimary and c.relnamespace = current_schema()::regnamespace
  order by i.indrelid, k.position`;

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
  const { rows: keys } = await client.query<KeyColumn & { table: string }>(KEYS);
  const tables: SnapshotTable[] = [];
  for (const name of referredFirst(wanted, references)) {
    const { columns = [], counted = [] } = byName.get(name) ?? {};
    const counters: Counter[] = [];
    for (const column of counted) counters.push(await counterOf(client, name, column));
    const key = keys
      .filter(({ table }) => table === name)
      .map(({ name: column, isText }) => ({ name: column, isText }));
    if (key.length === 0)
      throw new BackupFailed(`Table ${name} has lost its primary key, so that it cannot be backed up.`);
    tables.push({ name, columns, key, counters });
  }
  return tables;
}

/**
 * The rows of a table in the text format of COPY, as they come over the wire, in the order of its key: where rows lie in
 * a table says nothing, not even right after they were loaded.
 */
export function rowsOf(
  client: Client,
  { name, columns, key }: Pick<SnapshotTable, 'name' | 'columns' | 'key'>,
): AsyncIterable<Buffer> {
  const listed = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  // Bytewise, as every server sorts, whatever its language.
  const order = key.map((column) => client.escapeIdentifier(column.name) + (column.isText ? ' collate "C"' : ''));
  const rows = `select ${listed} from ${client.escapeIdentifier(name)} order by ${order.join(', ')}`;
  return client.query(copyTo(`copy (${rows}) to stdout`));
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
