import { createHash } from 'node:crypto';

const NEWLINE = 0x0a;

/** Counts and hashes content in chunks. COPY ends each row with a newline, and escapes newlines within a row. */
export class Digest {
  private readonly hash = createHash('sha256');
  rows = 0;
  bytes = 0;

  add(chunk: Uint8Array): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) this.rows += 1;
  }

  async addAll(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    for await (const chunk of content) this.add(chunk);
  }

  /** SHA-256 of everything added so far, in hexadecimal digits. */
  get sha256(): string {
    return this.hash.copy().digest('hex');
  }
}

/** Counts and hashes uploads, each with its key. */
export class UploadsDigest {
  private readonly content = new Digest();
  private count = 0;
  private keyBytes = 0;

  async add(key: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
    const name = Buffer.from(`${key}\n`);
    this.count += 1;
    this.keyBytes += name.length;
    this.content.add(name);
    await this.content.addAll(content);
  }

  get summary(): { readonly count: number; readonly bytes: number; readonly sha256: string } {
    return { count: this.count, bytes: this.content.bytes - this.keyBytes, sha256: this.content.sha256 };
  }
}
