import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { FileStore } from '../../../shared/application/file-store.js';
import { migrations } from '../../../shared/adapters/postgres/migrations/index.js';
import type { BackupKind } from '../../domain/backup.js';
import {
  FORMAT_VERSION,
  type BackupManifest,
  type TableManifest,
  type UploadsManifest,
} from '../../domain/backup-manifest.js';
import type { OnRows } from '../../application/ports/backup-shelf.js';
import { listName, MANIFEST, partName, uploadName } from './archive-content.js';
import type { ArchiveWriter } from './archive-writer.js';
import { rowsOf, SPELLING, tablesOf, type SnapshotTable } from './snapshot.js';
import { Tally } from './tally.js';
import { sumOf, UploadList } from './upload-list.js';

/** Bytes of a table that are held until they are written as one part. */
const PART = 1024 * 1024;
/** Uploads in one part of their list. */
const LISTED = 1_000;

/** Writes all that a kind of backup holds, as it was at one moment, and the manifest of it. */
export async function writeSnapshot(
  client: Client,
  store: FileStore,
  archive: ArchiveWriter,
  about: { readonly kind: BackupKind; readonly createdAt: Date; readonly onRows: OnRows },
): Promise<BackupManifest> {
  for (const setting of SPELLING) await client.query(setting);
  await client.query('begin isolation level repeatable read, read only');
  const tables: TableManifest[] = [];
  for (const table of await tablesOf(client, about.kind)) {
    tables.push(await writeTable(client, archive, table, about.onRows));
  }
  const { rows } = await client.query<{ schema: string; server: string }>(
    `select (select name from migration order by id desc limit 1) as schema, current_setting('server_version') as server`,
  );
  await client.query('commit');
  const manifest: BackupManifest = {
    formatVersion: FORMAT_VERSION,
    schemaVersion: rows[0]?.schema ?? migrations.at(-1)?.name ?? '',
    serverVersion: rows[0]?.server ?? '',
    kind: about.kind,
    createdAt: about.createdAt.toISOString(),
    tables,
    uploads: about.kind === 'full' ? await writeUploads(store, archive) : sumOf([]),
  };
  await archive.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return manifest;
}

async function writeTable(
  client: Client,
  archive: ArchiveWriter,
  table: SnapshotTable,
  onRows: OnRows,
): Promise<TableManifest> {
  const tally = new Tally();
  let part: Buffer[] = [];
  let bytes = 0;
  let parts = 0;
  const flush = async () => {
    await archive.add(partName(table.name, (parts += 1)), Buffer.concat(part));
    onRows(table.name, tally.rows);
    part = [];
    bytes = 0;
  };
  onRows(table.name, 0);
  for await (const chunk of rowsOf(client, table)) {
    tally.add(chunk);
    part.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART) await flush();
  }
  if (bytes > 0) await flush();
  return { ...table, rows: tally.rows, sha256: tally.sha256() };
}

/**
 * Uploads are stored before the rows that name them: all that the snapshot refers to is there by now. The list of them
 * goes into the archive part by part, so that memory stays the same however many there are.
 */
async function writeUploads(store: FileStore, archive: ArchiveWriter): Promise<UploadsManifest> {
  const uploads = new UploadList();
  let part: Buffer[] = [];
  let parts = 0;
  const flush = async () => {
    await archive.add(listName((parts += 1)), Buffer.concat(part));
    part = [];
  };
  for await (const { key } of store.list()) {
    const content = await contentOf(store, key);
    // Swept since it was listed.
    if (!content) continue;
    await archive.add(uploadName(key), content);
    part.push(uploads.add({ key, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }));
    if (part.length === LISTED) await flush();
  }
  if (part.length > 0) await flush();
  return uploads.sum();
}

/** Uploads are a few megabytes at most. */
async function contentOf(store: FileStore, key: string): Promise<Buffer | undefined> {
  const stored = await store.get(key);
  if (!stored) return undefined;
  const chunks: Uint8Array[] = [];
  for await (const chunk of stored) chunks.push(chunk);
  return Buffer.concat(chunks);
}
