import { join } from 'node:path';
import type { FileStore } from '#shared/application/file-store.js';
import type { S3Settings } from '../config/services/s3-settings.js';
import type { Settings } from '../config/settings.js';
import { DiskFileStore } from './disk-file-store.js';

/** The S3 bucket if configured, or else a folder in the data directory. */
export async function fileStoreOf({ s3, dataDirectory }: Settings): Promise<FileStore> {
  return s3 ? await bucketOf(s3) : new DiskFileStore(join(dataDirectory, 'files'));
}

/**
 * Checks that the configured bucket is usable, unless its store does not answer.
 * @throws CannotStart
 */
export async function requireUsableFiles({ s3 }: Settings): Promise<void> {
  if (s3) await (await bucketOf(s3)).requireUsable();
}

/** Loaded on demand, because the S3 client takes tens of megabytes. */
async function bucketOf(s3: S3Settings) {
  const { S3FileStore } = await import('./s3-file-store.js');
  return new S3FileStore(s3);
}
