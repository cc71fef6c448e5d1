import { createHash } from 'node:crypto';
import { BackupDamaged } from '../../domain/backup-errors.js';
import { FORMAT_VERSION, type BackupManifest } from '../../domain/backup-manifest.js';
import { checkSeal, readArchive } from './archive-reader.js';
import { Tally } from './tally.js';

export const MANIFEST = 'manifest.json';
const TABLES = 'tables/';
const UPLOADS = 'uploads/';

/** Where a part of a table lies in an archive. */
export function partName(table: string, part: number): string {
  return `${TABLES}${table}/${String(part).padStart(6, '0')}.copy`;
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
  const uploads = new Map<string, string>();
  let manifest: BackupManifest | undefined;
  await readArchive(path, async ({ name, content }) => {
    const table = tableOfPart(name);
    const key = keyOfUpload(name);
    if (table !== undefined) await tallyOf(tables, table).addAll(content);
    else if (key !== undefined) uploads.set(key, await sha256Of(content));
    else if (name === MANIFEST) manifest = await readManifest(content);
  });
  if (!manifest) throw new BackupDamaged('The backup has no manifest.');
  const isWhole =
    manifest.kind === seal.kind &&
    manifest.createdAt === seal.createdAt.toISOString() &&
    manifest.tables.length === seal.tables &&
    manifest.tables.every(({ name, rows, sha256 }) => tallyOf(tables, name).is(rows, sha256)) &&
    tables.size === manifest.tables.length &&
    manifest.uploads.every(({ key, sha256 }) => uploads.get(key) === sha256) &&
    uploads.size === manifest.uploads.length;
  if (!isWhole) throw new BackupDamaged('The backup is damaged: its tables are not what its manifest says.');
  return manifest;
}

/** The tally of a table; one with no rows has no parts either. */
function tallyOf(tables: Map<string, Tally>, name: string): Tally {
  const tally = tables.get(name) ?? new Tally();
  tables.set(name, tally);
  return tally;
}

async function sha256Of(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}

async function readManifest(content: AsyncIterable<Buffer>): Promise<BackupManifest> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const manifest = JSON.parse(Buffer.concat(chunks).toString()) as BackupManifest;
  if (manifest.formatVersion === FORMAT_VERSION) return manifest;
  throw new BackupDamaged(`The backup has form ${manifest.formatVersion}; this version of Wayfare reads form 1.`);
}
