import { TooBusy } from './too-busy.js';

/** Limits how many tasks run at once; the others queue in order. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limit: number) {}

  /** @throws TooBusy if the task does not get its turn within `timeout`, in milliseconds; without one it waits forever */
  async run<T>(task: () => Promise<T>, timeout?: number): Promise<T> {
    if (this.running < this.limit) this.running += 1;
    else await this.turn(timeout);
    try {
      return await task();
    } finally {
      // The next task takes over the slot.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(timeout: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(new TooBusy());
      };
      const timer = timeout === undefined ? undefined : setTimeout(giveUp, timeout);
      this.waiting.push(enter);
    });
  }
}
