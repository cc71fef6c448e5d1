import { createHash } from 'node:crypto';

const NEWLINE = 0x0a;

/** Counts and hashes rows in chunks. COPY ends each row with a newline, and escapes newlines within a row. */
export class Digest {
  private readonly hash = createHash('sha256');
  rows = 0;

  add(chunk: Uint8Array): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) this.rows += 1;
  }

  async addAll(content: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of content) this.add(chunk);
  }

  /** SHA-256 of everything added so far, in hexadecimal digits. */
  get sha256(): string {
    return this.hash.copy().digest('hex');
  }
}

/** Counts uploads and their bytes, and hashes them with their keys. */
export class UploadsDigest {
  private readonly hash = createHash('sha256');
  private count = 0;
  private bytes = 0;

  async add(key: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    this.count += 1;
    this.hash.update(`${key}\n`);
    for await (const chunk of content) {
      this.hash.update(chunk);
      this.bytes += chunk.length;
    }
  }

  get summary(): { readonly count: number; readonly bytes: number; readonly sha256: string } {
    return { count: this.count, bytes: this.bytes, sha256: this.hash.copy().digest('hex') };
  }
}
