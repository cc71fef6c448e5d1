import { buffer, text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { BackupDamaged } from '../../domain/backup-errors.js';
import { READABLE_FORMATS, UPLOADS_INSIDE, type BackupManifest } from '../../domain/backup-manifest.js';
import { readArchive, requireIntact } from './archive.js';
import { Digest, UploadsDigest } from './digest.js';
import { MANIFEST, TABLES, UPLOAD_LIST, UPLOADS } from './dump.js';
import { uploadsOf } from './upload-list.js';
import type { UploadPool } from './upload-pool.js';

/**
 * Reads a whole archive and compares its content with its manifest. The uploads in the pool are not read.
 * @throws BackupDamaged
 */
export async function verifyBackup(path: string): Promise<BackupManifest> {
  await requireIntact(path);
  const tables = new Map<string, Digest>();
  const uploads = new UploadsDigest();
  const list = new Digest();
  let listed = 0;
  let manifest: BackupManifest | undefined;
  for await (const { name, content } of readArchive(path)) {
    const [folder, member = ''] = name.split('/');
    if (folder === TABLES) await digestOf(tables, member).addAll(content);
    else if (folder === UPLOADS) await uploads.add(member, content);
    else if (folder === UPLOAD_LIST) {
      const part = await buffer(content);
      list.add(part);
      for await (const { bytes } of uploadsOf([part])) listed += bytes;
    } else if (name === MANIFEST) manifest = JSON.parse(await text(content)) as BackupManifest;
  }
  if (!manifest || !READABLE_FORMATS.includes(manifest.formatVersion)) {
    throw new BackupDamaged('The backup has no manifest that this version of Wayfare can read.');
  }
  const inside = uploads.summary;
  const summary =
    manifest.formatVersion === UPLOADS_INSIDE ? inside : { count: list.rows, bytes: listed, sha256: list.sha256 };
  const matches =
    manifest.tables.every(({ name, rows, sha256 }) => {
      const digest = digestOf(tables, name);
      return digest.rows === rows && digest.sha256 === sha256;
    }) &&
    tables.size === manifest.tables.length &&
    isDeepStrictEqual(summary, manifest.uploads) &&
    // Nothing is in an archive that its manifest does not cover.
    (manifest.formatVersion === UPLOADS_INSIDE ? list.rows : inside.count) === 0;
  if (!matches) throw new BackupDamaged('The backup is damaged: its content does not match its manifest.');
  return manifest;
}

/** The digest of a table, which stays empty for a table without rows, because it has no files. */
function digestOf(tables: Map<string, Digest>, name: string): Digest {
  const digest = tables.get(name) ?? new Digest();
  tables.set(name, digest);
  return digest;
}

/** Reads every upload that an archive lists. @throws BackupDamaged if the pool lacks one, or has another content */
export async function verifyUploads(path: string, pool: UploadPool): Promise<void> {
  for await (const { name, content } of readArchive(path)) {
    if (!name.startsWith(`${UPLOAD_LIST}/`)) continue;
    for await (const upload of uploadsOf([await buffer(content)])) await pool.read(upload);
  }
}
