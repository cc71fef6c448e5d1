const MINUTE = 60_000;
/** Lines with the same text that are logged within a minute. */
const MOST = 20;

/** Bounds what a loop can log: of lines with the same text, the first ones are logged and the others counted. */
export class RepeatedLines {
  private counts = new Map<string, number>();

  /** `summarize` gets a text whose lines were left out, and their number. */
  constructor(private readonly summarize: (text: string, leftOut: number) => void) {}

  /** Whether to log a line with this text. */
  admits(text: string): boolean {
    if (this.counts.size === 0) setTimeout(() => this.begin(), MINUTE).unref();
    const count = (this.counts.get(text) ?? 0) + 1;
    this.counts.set(text, count);
    return count <= MOST;
  }

  private begin(): void {
    const { counts } = this;
    this.counts = new Map();
    for (const [text, count] of counts) if (count > MOST) this.summarize(text, count - MOST);
  }
}
