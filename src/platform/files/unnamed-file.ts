import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.js';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const CHUNK = 64 * 1024;

/**
 * A file for data that is arriving. It is unlinked as soon as it is open, so the operating system frees it when it is
 * closed, even if the process is killed.
 */
export class UnnamedFile {
  private bytes = 0;

  private constructor(private readonly handle: FileHandle) {}

  static async in(folder: string): Promise<UnnamedFile> {
    await makeFolder(folder, FOLDER_MODE);
    const path = join(folder, randomUUID());
    const handle = await open(path, 'wx+', FILE_MODE);
    await rm(path);
    return new UnnamedFile(handle);
  }

  get size(): number {
    return this.bytes;
  }

  async append(chunk: Uint8Array): Promise<void> {
    await this.handle.appendFile(chunk);
    this.bytes += chunk.byteLength;
  }

  /** The whole content, or at most so many bytes of its start. */
  async read(limit = this.bytes): Promise<Uint8Array> {
    const content = Buffer.alloc(Math.min(limit, this.bytes));
    await this.handle.read(content, 0, content.length, 0);
    return content;
  }

  /** The content piece by piece, which a slow reader does not gather in memory. */
  async *pieces(): AsyncGenerator<Uint8Array, void> {
    for (let at = 0; at < this.bytes;) {
      const { bytesRead, buffer } = await this.handle.read(Buffer.alloc(CHUNK), 0, CHUNK, at);
      if (bytesRead === 0) throw new Error('The file ended early.');
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
