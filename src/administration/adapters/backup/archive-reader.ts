import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupDamaged } from '../../domain/backup-errors.js';
import { decodeSeal, SEAL_LENGTH, type Seal } from './seal.js';

/** A file in an archive. */
export type ArchiveEntry = { readonly name: string; readonly content: AsyncIterable<Buffer> };

/** Reads the seal alone. @throws BackupDamaged when the file does not end with one */
export async function readSeal(path: string): Promise<{ readonly seal: Seal; readonly bytes: number }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(SEAL_LENGTH);
    const { bytesRead } = await file.read(end, 0, SEAL_LENGTH, Math.max(0, size - SEAL_LENGTH));
    const seal = bytesRead === SEAL_LENGTH ? decodeSeal(end) : undefined;
    if (!seal) throw new BackupDamaged('This is no backup of Wayfare, or its end is missing.');
    return { seal, bytes: size };
  } finally {
    await file.close();
  }
}

/** Reads the whole file and checks that not one bit has changed. @throws BackupDamaged */
export async function checkSeal(path: string): Promise<Seal> {
  const { seal, bytes } = await readSeal(path);
  const hash = createHash('sha256');
  for await (const chunk of sealedBytes(path, bytes)) hash.update(chunk as Buffer);
  if (hash.digest('hex') === seal.sha256) return seal;
  throw new BackupDamaged('The backup is damaged: its content is not what was written.');
}

/** Hands every file of an archive whose seal was checked to `each`, in order. */
export async function readArchive(path: string, each: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  const { bytes } = await readSeal(path);
  const files = extract();
  const unpacked = pipeline(sealedBytes(path, bytes), createGunzip(), files);
  try {
    for await (const entry of files) {
      await each({ name: entry.header.name, content: entry as AsyncIterable<Buffer> });
      // What nobody wanted to read is passed over.
      entry.resume();
    }
  } finally {
    files.destroy();
    await unpacked.catch(() => undefined);
  }
}

/** All but the seal. */
function sealedBytes(path: string, bytes: number): ReadStream {
  return createReadStream(path, { end: Math.max(0, bytes - SEAL_LENGTH - 1) });
}
