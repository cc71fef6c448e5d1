/** Lets a few tasks run side by side while the others wait in turn. */
export class AtMost {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await task();
    } finally {
      // Whoever waits takes over this place.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
