import { LRUCache } from 'lru-cache';
import PQueue, { type Queue, type QueueAddOptions } from 'p-queue';
import { TooBusy } from '../../../shared/application/limits/too-busy.js';

type Task = () => Promise<unknown>;
type Turn = { readonly userId: number; readonly weight: number };
type Options = Partial<QueueAddOptions & Turn>;

/** Milliseconds after which an upload that waits for its turn is refused. */
const MAX_WAIT = 30_000;
/** Users whose last turn is remembered. */
const REMEMBERED = 10_000;

/** Lets the user go first whose last turn was longest ago; among those, what has the least weight. */
class LeastRecentlyServed implements Queue<Task, Options> {
  private waiting: { readonly run: Task; readonly id: string; readonly turn: Turn }[] = [];
  private readonly lastTurn = new LRUCache<number, number>({ max: REMEMBERED });
  private turns = 0;

  get size(): number {
    return this.waiting.length;
  }

  enqueue(run: Task, { id = '', userId = 0, weight = 0 }: Options = {}): void {
    this.waiting.push({ run, id, turn: { userId, weight } });
  }

  dequeue(): Task | undefined {
    const [next] = this.waiting.toSorted(
      ({ turn: a }, { turn: b }) => this.servedAt(a) - this.servedAt(b) || a.weight - b.weight,
    );
    if (!next) return undefined;
    this.remove(next.id);
    this.lastTurn.set(next.turn.userId, (this.turns += 1));
    return next.run;
  }

  remove(id: string): void {
    this.waiting = this.waiting.filter((waiting) => waiting.id !== id);
  }

  filter(): Task[] {
    return this.waiting.map(({ run }) => run);
  }

  /** Required by p-queue; the order here follows from who waits. */
  setPriority(): void {}

  private servedAt({ userId }: Turn): number {
    return this.lastTurn.get(userId) ?? 0;
  }
}

/** Runs one task at a time and takes turns between users, so that nobody waits behind all the tasks of another. */
export class FairQueue {
  private readonly queue = new PQueue({ concurrency: 1, queueClass: LeastRecentlyServed });

  /** @throws TooBusy when the turn does not come in time */
  run<T>(turn: Turn, task: () => Promise<T>): Promise<T> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new TooBusy()), MAX_WAIT);
    const begin = (): Promise<T> => {
      clearTimeout(timer);
      return task();
    };
    return this.queue.add(begin, { ...turn, signal: waiting.signal });
  }
}
