import { open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore, isFileKey, type ByteRange, type StoredFile } from '#shared/application/file-store.js';
import { codeOf } from './error-code.js';
import { makeFolder } from './make-folder.js';
import { writeAtomically } from './write-atomically.js';

/** Accessible only to the account that runs the server. */
const FOLDER_MODE = 0o700;
/** No key begins with a dot, so this folder holds only unfinished files. */
const UNFINISHED = '.unfinished';

/** Stores files in a local folder. */
export class DiskFileStore implements FileStore {
  private readonly unfinished: string;

  constructor(private readonly folder: string) {
    this.unfinished = join(folder, UNFINISHED);
  }

  /** Each request reports what is wrong with the disk. */
  problem(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async put(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    if (!isFileKey(key)) throw new Error(`Invalid file key ${key}`);
    await makeFolder(this.unfinished, FOLDER_MODE);
    await writeAtomically(join(this.folder, key), content, this.unfinished);
  }

  async get(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array> | undefined> {
    if (!isFileKey(key)) return undefined;
    try {
      const file = await open(join(this.folder, key));
      return file.createReadStream(range);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    if (isFileKey(key)) await rm(join(this.folder, key), { force: true });
  }

  async *list(): AsyncGenerator<StoredFile> {
    for await (const { name, file } of filesIn(this.folder)) {
      if (isFileKey(name)) yield { key: name, bytes: file.size, storedAt: file.mtime };
    }
  }

  async discardUnfinished(time: Date): Promise<void> {
    for await (const { name, file } of filesIn(this.unfinished)) {
      if (file.mtime < time) await rm(join(this.unfinished, name), { force: true });
    }
  }
}

async function* filesIn(folder: string) {
  const entries = await opendir(folder).catch((error: unknown) => {
    // Nothing has been stored yet.
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for await (const { name } of entries) {
    // Another process may have deleted it.
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (file?.isFile()) yield { name, file };
  }
}
