import { createHash } from 'node:crypto';
import { BackupDamaged } from '../../domain/backup-errors.js';
import { FORMAT_VERSION, type BackupManifest, type UploadManifest } from '../../domain/backup-manifest.js';
import { checkSeal, readArchive } from './archive-reader.js';
import { Tally } from './tally.js';
import { isSameList, sumOf, UploadList } from './upload-list.js';

export const MANIFEST = 'manifest.json';
const TABLES = 'tables/';
const UPLOADS = 'uploads/';
const UPLOAD_LIST = 'upload-list/';

/** Form 1 listed every upload in the manifest itself. */
type FirstManifest = Omit<BackupManifest, 'uploads'> & { readonly uploads: readonly UploadManifest[] };

/** Where a part of a table lies in an archive. */
export function partName(table: string, part: number): string {
  return `${TABLES}${table}/${String(part).padStart(6, '0')}.copy`;
}

/** Where a part of the list of uploads lies in an archive. */
export function listName(part: number): string {
  return `${UPLOAD_LIST}${String(part).padStart(6, '0')}.jsonl`;
}

/** The table that a part belongs to; undefined where it is none. */
export function tableOfPart(name: string): string | undefined {
  return name.startsWith(TABLES) ? name.split('/')[1] : undefined;
}

/** Where an upload lies in an archive. */
export function uploadName(key: string): string {
  return UPLOADS + key;
}

/** The key of an upload in an archive; undefined where it is none. */
export function keyOfUpload(name: string): string | undefined {
  return name.startsWith(UPLOADS) ? name.slice(UPLOADS.length) : undefined;
}

/**
 * Reads an archive whole: every bit as it was sealed, every table and upload as the manifest says.
 * @throws BackupDamaged
 */
export async function verifyArchive(path: string): Promise<BackupManifest> {
  const seal = await checkSeal(path);
  const tables = new Map<string, Tally>();
  const uploads = new UploadList();
  const listed = createHash('sha256');
  let manifest: BackupManifest | undefined;
  await readArchive(path, async ({ name, content }) => {
    const table = tableOfPart(name);
    const key = keyOfUpload(name);
    if (table !== undefined) await tallyOf(tables, table).addAll(content);
    else if (key !== undefined) uploads.add(await uploadOf(key, content));
    else if (name.startsWith(UPLOAD_LIST)) for await (const chunk of content) listed.update(chunk);
    else if (name === MANIFEST) manifest = await readManifest(content);
  });
  if (!manifest) throw new BackupDamaged('The backup has no manifest.');
  const isWhole =
    manifest.kind === seal.kind &&
    manifest.createdAt === seal.createdAt.toISOString() &&
    manifest.tables.length === seal.tables &&
    manifest.tables.every(({ name, rows, sha256 }) => tallyOf(tables, name).is(rows, sha256)) &&
    tables.size === manifest.tables.length &&
    isSameList(uploads.sum(), manifest.uploads) &&
    (manifest.formatVersion === 1 || listed.digest('hex') === manifest.uploads.sha256);
  if (!isWhole) throw new BackupDamaged('The backup is damaged: its tables are not what its manifest says.');
  return manifest;
}

/** The tally of a table; one with no rows has no parts either. */
function tallyOf(tables: Map<string, Tally>, name: string): Tally {
  const tally = tables.get(name) ?? new Tally();
  tables.set(name, tally);
  return tally;
}

async function uploadOf(key: string, content: AsyncIterable<Buffer>): Promise<UploadManifest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { key, bytes, sha256: hash.digest('hex') };
}

async function readManifest(content: AsyncIterable<Buffer>): Promise<BackupManifest> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const manifest = JSON.parse(Buffer.concat(chunks).toString()) as BackupManifest | FirstManifest;
  if (isFirst(manifest)) return { ...manifest, uploads: sumOf(manifest.uploads) };
  if (manifest.formatVersion === FORMAT_VERSION) return manifest;
  throw new BackupDamaged(
    `The backup has form ${manifest.formatVersion}; this version of Wayfare reads forms up to ${FORMAT_VERSION}.`,
  );
}

function isFirst(manifest: BackupManifest | FirstManifest): manifest is FirstManifest {
  return manifest.formatVersion === 1;
}
