import type { Client } from 'pg';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { FileStore } from '#shared/application/file-store.js';
import { BackupDamaged } from '../../domain/backup-errors.js';
import type { BackupManifest, TableManifest } from '../../domain/backup-manifest.js';
import { readArchive } from '../backup/archive.js';
import { Digest } from '../backup/digest.js';
import { TABLES, UPLOAD_LIST, UPLOADS } from '../backup/dump.js';
import { listOf, liveTables, PORTABLE_TEXT, rowsOf } from '../backup/tables.js';
import { uploadsOf } from '../backup/upload-list.js';
import { UploadPool } from '../backup/upload-pool.js';

/**
 * Fills the empty tables of a database, then reads them back.
 * @throws BackupDamaged if one differs from the manifest
 */
export async function loadTables(client: Client, path: string, { tables, sequences }: BackupManifest): Promise<void> {
  await client.query(PORTABLE_TEXT);
  const columns = new Map(tables.map((table) => [table.name, table.columns]));
  // The rows of triggers are in the backup already.
  await setTriggers(client, tables, 'disable');
  for await (const { name, content } of readArchive(path)) {
    const [folder, table = ''] = name.split('/');
    const listed = folder === TABLES && columns.get(table);
    if (!listed) continue;
    const copy = `copy ${client.escapeIdentifier(table)} (${listOf(client, listed)}) from stdin`;
    await pipeline(content, client.query(copyFrom(copy)));
  }
  await setTriggers(client, tables, 'enable');
  for (const [name, value] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2::bigint)', [client.escapeIdentifier(name), value]);
  }
  const live = await liveTables(client);
  for (const { name, columns: listed, rows, sha256 } of tables) {
    const digest = new Digest();
    const table = live.get(name);
    if (table) await digest.addAll(rowsOf(client, { ...table, columns: listed }));
    if (digest.rows === rows && digest.sha256 === sha256) continue;
    throw new BackupDamaged(`The restored table ${name} differs from the backup.`);
  }
  await client.query('analyze');
}

/** Turns the tables' own triggers off or on; foreign keys stay on. */
async function setTriggers(
  client: Client,
  tables: readonly TableManifest[],
  state: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await client.query(`alter table ${client.escapeIdentifier(name)} ${state} trigger user`);
}

/**
 * Stores the uploads of an archive that the store lacks, and returns the number of all. Existing ones are identical, because
 * files never change.
 * @throws BackupDamaged if one is missing or damaged
 */
export async function loadUploads(store: FileStore, path: string): Promise<number> {
  const pool = new UploadPool(dirname(path));
  const there = new Map<string, number>();
  for await (const { key, bytes } of store.list()) there.set(key, bytes);
  let count = 0;
  const restore = async (key: string, bytes: number | undefined, read: () => Promise<Buffer>): Promise<void> => {
    if (bytes === undefined || there.get(key) !== bytes) await store.put(key, await read());
    count += 1;
  };
  for await (const { name, content } of readArchive(path)) {
    const [folder, key = ''] = name.split('/');
    if (folder === UPLOADS) await restore(key, undefined, () => buffer(content));
    if (folder !== UPLOAD_LIST) continue;
    for await (const upload of uploadsOf([await buffer(content)])) {
      await restore(upload.key, upload.bytes, () => pool.read(upload));
    }
  }
  return count;
}
