import { createHash } from 'node:crypto';

/** An entry of the chain. */
export type ChainLink = {
  /** Null if the entry is not chained. */
  readonly position: number | null;
  /** Input of the hash, after the previous entry's hash. */
  readonly content: string;
  readonly hash: Buffer | null;
};

/** A place in the chain. The hash is hexadecimal. */
export type ChainPlace = { readonly position: number; readonly hash: string };

/** Verifies the chain of the audit log from its oldest entry on. */
export class AuditChain {
  /** One sentence each. */
  readonly problems: string[] = [];
  private entries = 0;
  private foundExpected: boolean;

  /** `place`: what the oldest entry is chained to. `expected`: the newest place at an earlier time. */
  constructor(
    private place: ChainPlace,
    private readonly expected?: ChainPlace,
  ) {
    this.foundExpected = this.isExpected();
  }

  get length(): number {
    return this.entries;
  }

  /** The newest place so far. */
  get end(): ChainPlace {
    return this.place;
  }

  /** Adds the next entry by position. */
  add({ position, content, hash }: ChainLink): void {
    this.entries += 1;
    if (position === null || hash === null) return void this.problems.push('There is an entry outside the chain.');
    const next = this.place.position + 1;
    if (position !== next) this.problems.push(gap(next, position - 1));
    const computed = createHash('sha256').update(Buffer.from(this.place.hash, 'hex')).update(content).digest('hex');
    // After a gap, the previous hash is unknown.
    if (position === next && computed !== hash.toString('hex'))
      this.problems.push(`Entry ${position}, or the one before it, was changed.`);
    this.place = { position, hash: hash.toString('hex') };
    this.foundExpected ||= this.isExpected();
  }

  /** Call this after the last entry. */
  finish(): void {
    if (this.expected && !this.foundExpected)
      this.problems.push(`Entry ${this.expected.position} with the expected hash is not in the log.`);
  }

  private isExpected(): boolean {
    const { position, hash } = this.expected ?? {};
    return this.place.position === position && this.place.hash === hash;
  }
}

function gap(first: number, last: number): string {
  return first === last ? `Entry ${first} is missing.` : `Entries ${first} to ${last} are missing.`;
}
