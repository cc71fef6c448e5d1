import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { isIncluded, type BackupKind } from '../../domain/backup.js';
import { BackupFailed } from '../../domain/backup-errors.js';
import { COMMITTED_SCHEMA } from '../persistence/committed-schema.js';

/** A table of the live database; `orderBy` sorts by its primary key. */
type LiveTable = { readonly name: string; readonly columns: readonly string[]; readonly orderBy: string };

/** Settings that give a value the same text on every server. */
export const PORTABLE_TEXT = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set client_encoding = 'UTF8';
  set bytea_output = 'hex'; set extra_float_digits = 1`;

/**
 * Omits generated columns and transaction numbers, which mean nothing elsewhere. Text sorts by bytes, the same on every
 * server. The physical order differs even right after loading, so only sorted rows can be compared by hash.
 */
const TABLES = `
  select c.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '' and a.atttypid <> 'xid8'::regtype) as columns,
    string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', '
      order by array_position(i.indkey::int2[], a.attnum)) filter (where a.attnum = any(i.indkey)) as "orderBy"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by c.relname`;

const REFERENCES = `
  select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
  from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`;

type Reference = { readonly from: string; readonly to: string };

/** All tables by name. */
export async function liveTables(client: Client): Promise<ReadonlyMap<string, LiveTable>> {
  const { rows } = await client.query<LiveTable>(TABLES);
  return new Map(rows.map((table) => [table.name, table]));
}

/** The tables of a kind of backup, in loading order. @throws BackupFailed if one is missing or has no primary key */
export async function tablesToBackUp(client: Client, kind: BackupKind): Promise<LiveTable[]> {
  const live = await liveTables(client);
  const { rows: references } = await client.query<Reference>(REFERENCES);
  const names = Object.keys(COMMITTED_SCHEMA).filter((name) => isIncluded(kind, name));
  return referencedFirst(names, references).map((name) => {
    const table = live.get(name);
    if (!table) throw new BackupFailed(`Table ${name} is missing, so a complete backup is impossible.`);
    if (!table.orderBy) throw new BackupFailed(`Table ${name} has no primary key, so it cannot be backed up.`);
    return table;
  });
}

/** The rows of a table in the text format of COPY, sorted by primary key. */
export function rowsOf(client: Client, { name, columns, orderBy }: LiveTable): AsyncIterable<Buffer> {
  const rows = `select ${listOf(client, columns)} from ${client.escapeIdentifier(name)} order by ${orderBy}`;
  return client.query(copyTo(`copy (${rows}) to stdout`));
}

export function listOf(client: Client, columns: readonly string[]): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ');
}

/** Orders tables so that each comes after those it references. */
function referencedFirst(names: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  const waiting = new Set(names);
  while (waiting.size > 0) {
    const free = [...waiting].filter((name) => !references.some(({ from, to }) => from === name && waiting.has(to)));
    if (free.length === 0) throw new Error(`Tables reference each other in a cycle: ${[...waiting].join(', ')}`);
    for (const name of free) waiting.delete(name);
    ordered.push(...free);
  }
  return ordered;
}
