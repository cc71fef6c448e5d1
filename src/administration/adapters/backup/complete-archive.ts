import { buffer, text } from 'node:stream/consumers';
import { writeAtomically } from '#platform/files/write-atomically.js';
import { UPLOADS_INSIDE, type BackupManifest } from '../../domain/backup-manifest.js';
import { archiveOf, readArchive, type ArchiveFile } from './archive.js';
import { UploadsDigest } from './digest.js';
import { MANIFEST, manifestFile, UPLOAD_LIST, UPLOADS } from './dump.js';
import { uploadsOf } from './upload-list.js';
import type { UploadPool } from './upload-pool.js';

/** The bytes of an archive that contains its uploads instead of their list, so that one file restores all. */
export function completeArchive(path: string, pool: UploadPool): AsyncIterable<Uint8Array> {
  return archiveOf(withUploads(path, pool));
}

/** Writes the list of an archive's uploads to a file beside it; an empty one if the archive contains them. */
export async function writeUploadList(path: string, listPath: string, folder: string): Promise<void> {
  await writeAtomically(listPath, listIn(path), folder);
}

async function* listIn(path: string): AsyncGenerator<Buffer> {
  for await (const { name, content } of readArchive(path)) {
    if (name.startsWith(`${UPLOAD_LIST}/`)) yield await buffer(content);
  }
}

async function* withUploads(path: string, pool: UploadPool): AsyncGenerator<ArchiveFile> {
  const digest = new UploadsDigest();
  for await (const { name, content } of readArchive(path)) {
    const [folder, member = ''] = name.split('/');
    if (folder === UPLOAD_LIST) {
      for await (const upload of uploadsOf([await buffer(content)])) {
        const file = await pool.read(upload);
        await digest.add(upload.key, [file]);
        yield { name: `${UPLOADS}/${upload.key}`, content: file };
      }
    } else if (name === MANIFEST) {
      const manifest = JSON.parse(await text(content)) as BackupManifest;
      yield manifestFile({ ...manifest, formatVersion: UPLOADS_INSIDE, uploads: digest.summary });
    } else {
      const file = await buffer(content);
      if (folder === UPLOADS) await digest.add(member, [file]);
      yield { name, content: file };
    }
  }
}
