import { TooBusy, TurnedAway } from './too-busy.js';

type Limits = {
  readonly atOnce: number;
  /** Maximum number of waiting tasks, in total and per caller. */
  readonly waiting?: number;
  readonly waitingPerCaller?: number;
};

type Turn = {
  readonly caller?: string | number;
  /** Breaks ties between callers: the lightest task goes first. */
  readonly weight?: number;
  /** Maximum wait in milliseconds. */
  readonly timeout?: number;
};

type Waiting = Turn & { start(): void };

/** Number of callers whose last turn is remembered; few, so that a stream of new callers delays nobody for long. */
const REMEMBERED = 100;

/**
 * Runs a limited number of tasks at once. The caller whose last turn was longest ago goes first, so a burst from one
 * caller delays only that caller. Tasks of one caller run in order.
 */
export class FairQueue {
  private readonly waiting = new Set<Waiting>();
  private readonly lastTurns = new Map<Turn['caller'], number>();
  private turns = 0;
  private running = 0;

  constructor(private readonly limits: Limits) {}

  /**
   * @throws TurnedAway if too many tasks are waiting
   * @throws TooBusy if the turn does not come in time
   */
  async run<T>(task: () => Promise<T>, turn: Turn = {}): Promise<T> {
    if (this.running >= this.limits.atOnce) await this.wait(turn);
    else {
      this.running += 1;
      this.setLastTurn(turn);
    }
    try {
      return await task();
    } finally {
      this.startNext();
    }
  }

  private wait({ caller, weight, timeout }: Turn): Promise<void> {
    const { waiting = Infinity, waitingPerCaller = Infinity } = this.limits;
    const own = [...this.waiting].filter((other) => other.caller === caller).length;
    if (this.waiting.size >= waiting || own >= waitingPerCaller) throw new TurnedAway();
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.waiting.delete(entry);
        reject(new TooBusy());
      };
      const timer = timeout === undefined ? undefined : setTimeout(giveUp, timeout);
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const entry = { caller, weight, start };
      this.waiting.add(entry);
    });
  }

  /** Gives the slot of a finished task to the next one. */
  private startNext(): void {
    const [next] = [...this.waiting].sort(
      (a, b) => this.lastTurnOf(a) - this.lastTurnOf(b) || (a.weight ?? 0) - (b.weight ?? 0),
    );
    if (!next) {
      this.running -= 1;
      return;
    }
    this.waiting.delete(next);
    this.setLastTurn(next);
    next.start();
  }

  private lastTurnOf({ caller }: Turn): number {
    return this.lastTurns.get(caller) ?? 0;
  }

  private setLastTurn({ caller }: Turn): void {
    this.lastTurns.delete(caller);
    this.lastTurns.set(caller, (this.turns += 1));
    const [oldest] = this.lastTurns.keys();
    if (oldest !== undefined && this.lastTurns.size > REMEMBERED) this.lastTurns.delete(oldest);
  }
}
