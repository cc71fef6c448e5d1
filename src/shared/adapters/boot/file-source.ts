import { join } from 'node:path';
import type { FileStore } from '../../application/file-store.js';
import type { Settings } from '../config/settings.js';
import { DiskFileStore } from '../files/disk-file-store.js';
import { S3FileStore } from '../files/s3-file-store.js';
import { CannotStart } from './cannot-start.js';

/** The bucket where the S3 settings are given, else a folder beside the other data. */
export function fileStoreOf({ s3, dataDirectory }: Settings): FileStore {
  return s3 ? new S3FileStore(s3) : new DiskFileStore(join(dataDirectory, 'files'));
}

/**
 * Makes sure that the bucket, where one is named, can be used.
 * @throws CannotStart
 */
export async function requireUsableFiles({ s3 }: Settings): Promise<void> {
  const trouble = s3 && (await new S3FileStore(s3).trouble());
  if (trouble) throw new CannotStart(`S3_BUCKET ${s3?.bucket} cannot be used at S3_ENDPOINT (${trouble}).`);
}
