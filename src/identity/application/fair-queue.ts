import { TurnedAway } from '../../shared/application/limits/too-busy.js';

type Limits = { readonly atOnce: number; readonly waiting: number; readonly waitingPerCaller: number };

/** Runs a limited number of tasks at a time. Callers take turns, so that one caller's rush delays that caller alone. */
export class FairQueue {
  /** Tasks by caller; the caller whose turn is next comes first. */
  private readonly lines = new Map<string, (() => void)[]>();
  private waiting = 0;
  private running = 0;

  constructor(private readonly limits: Limits) {}

  /** @throws TurnedAway if the queue is full */
  async run<T>(caller: string, task: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.atOnce) this.running += 1;
    else await this.turn(caller);
    try {
      return await task();
    } finally {
      this.startNext();
    }
  }

  private turn(caller: string): Promise<void> {
    const line = this.lines.get(caller) ?? [];
    if (this.waiting >= this.limits.waiting || line.length >= this.limits.waitingPerCaller) throw new TurnedAway();
    this.waiting += 1;
    this.lines.set(caller, line);
    return new Promise((resolve) => line.push(resolve));
  }

  /** Passes the place of a finished task on. */
  private startNext(): void {
    const [next] = this.lines;
    if (!next) {
      this.running -= 1;
      return;
    }
    const [caller, line] = next;
    this.waiting -= 1;
    this.lines.delete(caller);
    const start = line.shift();
    if (line.length > 0) this.lines.set(caller, line);
    start?.();
  }
}
