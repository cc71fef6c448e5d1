import type { Client } from 'pg';
import type { FileStore } from '../../../shared/application/file-store.js';
import { BackupDamaged } from '../../domain/backup-errors.js';
import type { BackupManifest, TableManifest } from '../../domain/backup-manifest.js';
import { keyOfUpload, tableOfPart } from '../backup/archive-content.js';
import { readArchive } from '../backup/archive-reader.js';
import { rowsOf, SPELLING } from '../backup/snapshot.js';
import { Tally } from '../backup/tally.js';
import { TableLoad } from './table-load.js';

/** What uploads are told to be, by the end of their keys. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Fills the empty tables of a database from an archive, and reads every table back.
 * @throws BackupDamaged when a table is not what the manifest says
 */
export async function loadTables(client: Client, path: string, { tables }: BackupManifest): Promise<void> {
  for (const setting of SPELLING) await client.query(setting);
  let load: TableLoad | undefined;
  await readArchive(path, async ({ name, content }) => {
    const table = tables.find((one) => one.name === tableOfPart(name));
    if (!table) return;
    if (load?.table !== table) {
      await load?.finish();
      load = new TableLoad(client, table);
    }
    await load.add(content);
  });
  await load?.finish();
  for (const table of tables) {
    await setCounters(client, table);
    await requireSame(client, table);
  }
  await client.query('analyze');
}

/** Stores the uploads of an archive; those that are there are the same, because files never change. */
export async function loadUploads(store: FileStore, path: string): Promise<number> {
  let stored = 0;
  await readArchive(path, async ({ name, content }) => {
    const key = keyOfUpload(name);
    if (key === undefined) return;
    const chunks: Buffer[] = [];
    for await (const chunk of content) chunks.push(chunk);
    await store.put(
      key,
      Buffer.concat(chunks),
      CONTENT_TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    );
    stored += 1;
  });
  return stored;
}

async function setCounters(client: Client, { name, counters }: TableManifest): Promise<void> {
  for (const { column, value, isCalled } of counters) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
      client.escapeIdentifier(name),
      column,
      value,
      isCalled,
    ]);
  }
}

async function requireSame(client: Client, table: TableManifest): Promise<void> {
  const tally = new Tally();
  await tally.addAll(rowsOf(client, table));
  if (tally.is(table.rows, table.sha256)) return;
  throw new BackupDamaged(`Table ${table.name} was not restored as the backup has it.`);
}
