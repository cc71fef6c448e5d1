import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { BackupDamaged } from '../../domain/backup-errors.js';
import { FORMAT_VERSION, type BackupManifest } from '../../domain/backup-manifest.js';
import { readArchive, requireIntact } from './archive.js';
import { Digest, UploadsDigest } from './digest.js';
import { MANIFEST, TABLES, UPLOADS } from './dump.js';

/** Reads a whole archive and compares its content with its manifest. @throws BackupDamaged */
export async function verifyBackup(path: string): Promise<BackupManifest> {
  await requireIntact(path);
  const tables = new Map<string, Digest>();
  const uploads = new UploadsDigest();
  let manifest: BackupManifest | undefined;
  for await (const { name, content } of readArchive(path)) {
    const [folder, member = ''] = name.split('/');
    if (folder === TABLES) await digestOf(tables, member).addAll(content);
    else if (folder === UPLOADS) await uploads.add(member, content);
    else if (name === MANIFEST) manifest = JSON.parse(await text(content)) as BackupManifest;
  }
  if (manifest?.formatVersion !== FORMAT_VERSION) {
    throw new BackupDamaged('The backup has no manifest that this version of Wayfare can read.');
  }
  const matches =
    manifest.tables.every(({ name, rows, sha256 }) => {
      const digest = digestOf(tables, name);
      return digest.rows === rows && digest.sha256 === sha256;
    }) &&
    tables.size === manifest.tables.length &&
    isDeepStrictEqual(uploads.summary, manifest.uploads);
  if (!matches) throw new BackupDamaged('The backup is damaged: its content does not match its manifest.');
  return manifest;
}

/** The digest of a table, which stays empty for a table without rows, because it has no files. */
function digestOf(tables: Map<string, Digest>, name: string): Digest {
  const digest = tables.get(name) ?? new Digest();
  tables.set(name, digest);
  return digest;
}
