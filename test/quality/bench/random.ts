/** Deterministic pseudo-random numbers (mulberry32, by Tommy Ettinger, public domain). */
export class Random {
  constructor(private state: number) {}

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, at least 0, below the bound. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** Like `pick`, but prefers the first ones. */
  pickSkewed<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() ** 3 * list.length)] as T;
  }
}
