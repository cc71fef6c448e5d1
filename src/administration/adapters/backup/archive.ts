import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { BackupDamaged } from '../../domain/backup-errors.js';

/** A file to put into an archive, at most a few megabytes. */
export type ArchiveFile = { readonly name: string; readonly content: Buffer };

/** A file read from an archive. */
type ArchiveEntry = { readonly name: string; readonly content: AsyncIterable<Buffer> };

/** Readable only by the account that runs the server. */
const FILE_MODE = 0o600;
const END_OF_TAR = Buffer.alloc(1024);
const EPOCH = new Date(0);

/** Writes a `.tar.gz` that ends with a checksum, and flushes it to the disk. The file must not exist. */
export async function writeArchive(path: string, files: AsyncIterable<ArchiveFile>): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: FILE_MODE, flush: true });
  await pipeline(tarOf(files), createGzip(), withChecksum, file);
}

/** The bytes of such an archive. */
export function archiveOf(files: AsyncIterable<ArchiveFile>): Readable {
  const archive = new PassThrough();
  // A failure destroys the stream, and its reader gets the error.
  pipeline(tarOf(files), createGzip(), withChecksum, archive).catch(() => undefined);
  return archive;
}

/** Reads the whole file. @throws BackupDamaged if a single bit differs from what was written */
export async function requireIntact(path: string): Promise<void> {
  const { size } = await stat(path);
  const end = size - CHECKSUM_LENGTH;
  if (end > 0) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path, { end: end - 1 })) hash.update(chunk as Buffer);
    if (checksumOf(hash.digest('hex')).equals(await buffer(createReadStream(path, { start: end })))) return;
  }
  throw new BackupDamaged('The file is damaged, incomplete, or not a backup made by this version of Wayfare.');
}

/** The files of an intact archive, in order. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const files = extract();
  const unpacked = pipeline(createReadStream(path), createGunzip(), files);
  // It may fail while the reader is busy with an entry; the loop below then throws the same error.
  unpacked.catch(() => undefined);
  try {
    for await (const entry of files) {
      yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> };
      entry.resume();
    }
  } finally {
    files.destroy();
    await unpacked.catch(() => undefined);
  }
}

async function* tarOf(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Buffer> {
  for await (const { name, content } of files) {
    const tar = pack();
    tar.entry({ name, mode: FILE_MODE, mtime: EPOCH }, content);
    tar.finalize();
    yield (await buffer(tar)).subarray(0, -END_OF_TAR.length);
  }
  yield END_OF_TAR;
}

async function* withChecksum(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
  yield checksumOf(hash.digest('hex'));
}

/**
 * An empty gzip member, which every unpacker skips, with the digest of all bytes before it as its comment (RFC 1952).
 * gzip's own checksum misses changes in headers, in padding, and after the end.
 */
function checksumOf(sha256: string): Buffer {
  const header = Buffer.from([0x1f, 0x8b, 0x08, 0x10, 0, 0, 0, 0, 0, 0xff]);
  const emptyBlock = Buffer.from([0x03, 0x00, 0, 0, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([header, Buffer.from(`wayfare-backup sha256=${sha256}\0`), emptyBlock]);
}

const CHECKSUM_LENGTH = checksumOf('0'.repeat(64)).length;
