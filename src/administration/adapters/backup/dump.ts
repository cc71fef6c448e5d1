import type { Client } from 'pg';
import type { BackupRequest, OnRows } from '../../application/ports/backup-store.js';
import { FORMAT_VERSION, type BackupManifest, type TableManifest } from '../../domain/backup-manifest.js';
import type { ArchiveFile } from './archive.js';
import { Digest } from './digest.js';
import { PORTABLE_TEXT, rowsOf, tablesToBackUp } from './tables.js';
import type { ListPart } from './upload-pool.js';

export const MANIFEST = 'manifest.json';
export const TABLES = 'tables';
/** The folder of the uploads themselves, in archives of format 1 and in downloads. */
export const UPLOADS = 'uploads';
/** The folder of the list of uploads, whose content is in the pool beside the archive. */
export const UPLOAD_LIST = 'upload-list';

const PART_BYTES = 1024 * 1024;
const NEWLINE = 0x0a;

/** What a backup contains, apart from its kind. */
export type DumpContents = {
  /** Whether the tables are backed up, or left to the platform. */
  readonly database: boolean;
  /** The list of uploads; it is read after the tables. */
  readonly uploads: AsyncIterable<ListPart>;
};

/** The files of a backup: a snapshot of the tables, the list of uploads, and the manifest at the end. */
export async function* dump(
  client: Client,
  { kind, createdAt }: BackupRequest,
  contents: DumpContents,
  onRows: OnRows,
): AsyncGenerator<ArchiveFile> {
  await client.query(PORTABLE_TEXT);
  await client.query('begin isolation level repeatable read, read only');
  const tables: TableManifest[] = [];
  for (const table of contents.database ? await tablesToBackUp(client, kind) : []) {
    const digest = new Digest();
    let part = 0;
    onRows(table.name, 0);
    for await (const content of inParts(rowsOf(client, table))) {
      digest.add(content);
      yield { name: `${TABLES}/${table.name}/${numbered((part += 1))}.copy`, content };
      onRows(table.name, digest.rows);
    }
    tables.push({ name: table.name, columns: table.columns, rows: digest.rows, sha256: digest.sha256 });
  }
  const facts = await factsOf(client);
  await client.query('commit');
  const list = new Digest();
  let [bytes, part] = [0, 0];
  // Uploads are stored before the rows that refer to them, so all uploads of the snapshot exist by now.
  for await (const { content, bytes: more } of contents.uploads) {
    list.add(content);
    bytes += more;
    yield { name: `${UPLOAD_LIST}/${numbered((part += 1))}`, content };
  }
  const manifest: BackupManifest = {
    formatVersion: FORMAT_VERSION,
    ...facts,
    kind,
    createdAt: createdAt.toISOString(),
    tables,
    uploads: { count: list.rows, bytes, sha256: list.sha256 },
  };
  yield manifestFile(manifest);
}

/** The last file of an archive. */
export function manifestFile(manifest: BackupManifest): ArchiveFile {
  return { name: MANIFEST, content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) };
}

function numbered(part: number): string {
  return String(part).padStart(6, '0');
}

async function factsOf(client: Client): Promise<Pick<BackupManifest, 'schemaVersion' | 'serverVersion' | 'sequences'>> {
  const { rows } = await client.query<{ schema: string; server: string }>(
    `select (select name from migration order by id desc limit 1) as schema, current_setting('server_version') as server`,
  );
  const sequences = await client.query<{ name: string; value: number }>(
    `select sequencename as name, last_value::float8 as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename`,
  );
  return {
    schemaVersion: rows[0]?.schema ?? '',
    serverVersion: rows[0]?.server ?? '',
    sequences: Object.fromEntries(sequences.rows.map(({ name, value }) => [name, value])),
  };
}

/** Groups whole rows into parts of about a megabyte, so that memory stays constant. */
async function* inParts(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of rows) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    const all = Buffer.concat(chunks);
    const end = all.lastIndexOf(NEWLINE) + 1;
    if (end > 0) yield all.subarray(0, end);
    chunks = [all.subarray(end)];
    bytes = all.length - end;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}
