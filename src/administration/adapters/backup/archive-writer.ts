import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Seal } from './seal.js';
import { encodeSeal } from './seal.js';

/** Only for the account that runs the server. */
const FILE_MODE = 0o600;

/** Writes an archive: a tar, packed by gzip, with a seal at its end. Memory stays the same however much goes in. */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly hash = createHash('sha256');
  private readonly written: Promise<void>;
  /** Tells whoever is adding a file that it failed. */
  private tell?: (reason: unknown) => void;

  /** The file must not be there yet. */
  constructor(
    private readonly path: string,
    private readonly time: Date,
  ) {
    const { hash } = this;
    const file = createWriteStream(path, { flags: 'wx', mode: FILE_MODE });
    this.written = pipeline(this.tar, createGzip({ level: 6 }), (bytes) => hashed(bytes, hash), file);
    this.written.catch((reason: unknown) => this.tell?.(reason));
  }

  /** Adds a file; resolves when there is room for the next. */
  async add(name: string, content: Buffer): Promise<void> {
    const header = { name, size: content.length, mode: FILE_MODE, mtime: this.time };
    try {
      await new Promise<void>((resolve, reject) => {
        // A disk that is full ends the writing, and the tar would not call back. Waiting for `written` instead would keep
        // every file in memory until the end.
        this.tell = reject;
        this.tar.entry(header, content, (error) => (error ? reject(error) : resolve())).on('error', reject);
      });
    } catch (error) {
      // What ended the writing says more than what the tar makes of it.
      await this.written;
      throw error;
    }
    this.tell = undefined;
  }

  /** Finishes the archive and has it written through to the disk. */
  async seal(seal: Omit<Seal, 'sha256'>): Promise<void> {
    this.tar.finalize();
    await this.written;
    const file = await open(this.path, 'a');
    try {
      await file.writeFile(encodeSeal({ ...seal, sha256: this.hash.digest('hex') }));
      await file.sync();
    } finally {
      await file.close();
    }
  }

  /** Gives up; the file stays for whoever made its name to delete. */
  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
  }
}

async function* hashed(bytes: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}
