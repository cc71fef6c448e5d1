import { createHash } from 'node:crypto';

const NEWLINE = 0x0a;

/** Counts rows in the text format of COPY, which ends each with a newline and has none within, and hashes them. */
export class Tally {
  private readonly hash = createHash('sha256');
  private counted = 0;
  private digested?: string;

  get rows(): number {
    return this.counted;
  }

  add(bytes: Buffer): void {
    this.hash.update(bytes);
    for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) this.counted += 1;
  }

  async addAll(content: AsyncIterable<Buffer>): Promise<void> {
    for await (const bytes of content) this.add(bytes);
  }

  /** SHA-256 of everything added, in hexadecimal digits; nothing can be added afterwards. */
  sha256(): string {
    return (this.digested ??= this.hash.digest('hex'));
  }

  is(rows: number, sha256: string): boolean {
    return this.counted === rows && this.sha256() === sha256;
  }
}
