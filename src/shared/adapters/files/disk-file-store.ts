import { randomUUID } from 'node:crypto';
import { open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore, isFileKey, type ByteRange, type StoredFile } from '../../application/file-store.js';
import { codeOf } from './error-code.js';
import { makeFolder } from './make-folder.js';

/** Accessible only to the account that runs the server. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
/** No key begins with a dot, so this folder holds only unfinished files. */
const UNFINISHED = '.unfinished';

/** Stores files in a local folder. */
export class DiskFileStore implements FileStore {
  private readonly unfinished: string;

  constructor(private readonly folder: string) {
    this.unfinished = join(folder, UNFINISHED);
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    if (!isFileKey(key)) throw new Error(`Invalid file key ${key}`);
    await makeFolder(this.unfinished, FOLDER_MODE);
    const temporary = join(this.unfinished, randomUUID());
    try {
      await writeThrough(temporary, content);
      // Renaming is atomic, so nobody sees a partial file.
      await rename(temporary, join(this.folder, key));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(this.folder);
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

async function writeThrough(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', FILE_MODE);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without this a power failure may lose the new name although the content is on the disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
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
