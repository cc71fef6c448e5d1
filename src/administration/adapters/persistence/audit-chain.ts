import { createHash } from 'node:crypto';

/** An entry as it is chained. */
export type ChainLink = {
  /** Null: not chained. */
  readonly position: number | null;
  /** What the hash covers, beside the hash of the entry before. */
  readonly content: string;
  readonly hash: Buffer | null;
};

/** A place in the chain. The hash is hexadecimal. */
export type ChainPlace = { readonly position: number; readonly hash: string };

/** Follows the chain of the audit log from its oldest entry. */
export class AuditChain {
  /** One sentence each. */
  readonly problems: string[] = [];
  private entries = 0;
  private wasThere: boolean;

  /** `start` is what the oldest entry is chained to. `expected` was the newest place at an earlier time. */
  constructor(
    private place: ChainPlace,
    private readonly expected?: ChainPlace,
  ) {
    this.wasThere = this.isExpected();
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
    // After a gap, nothing tells what the entry was chained to.
    if (position === next && computed !== hash.toString('hex'))
      this.problems.push(`Entry ${position}, or the one before it, was changed.`);
    this.place = { position, hash: hash.toString('hex') };
    this.wasThere ||= this.isExpected();
  }

  /** Call it after the last entry. */
  finish(): void {
    if (this.expected && !this.wasThere)
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
