import { TooBusy } from './gate.js';

/** Lets so many tasks be under way at once; the others wait their turn, in their order. */
export class AtMost {
  private readonly waiting: (() => void)[] = [];
  private inside = 0;

  constructor(private readonly most: number) {}

  /** @throws TooBusy when there was no turn within `patience`, in milliseconds; without it, one waits as long as it takes */
  async run<T>(task: () => Promise<T>, patience?: number): Promise<T> {
    if (this.inside < this.most) this.inside += 1;
    else await this.turn(patience);
    try {
      return await task();
    } finally {
      // Whoever is next takes over the place.
      const next = this.waiting.shift();
      if (next) next();
      else this.inside -= 1;
    }
  }

  private turn(patience: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = (): void => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(new TooBusy());
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      this.waiting.push(enter);
    });
  }
}
