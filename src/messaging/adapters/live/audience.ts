import type { EventStream, StreamEvent } from '../../../shared/adapters/http/live/event-stream.js';

/** Streams that one user may hold open on one process. */
const MOST_STREAMS = 20;
/** Milliseconds after which one that was closed for a newer one may come back. */
const SURPLUS_RETRY = 60_000;

/** Who is connected to this process, with how many tabs. */
export class Audience {
  private readonly streams = new Map<number, Set<EventStream>>();

  get isEmpty(): boolean {
    return this.streams.size === 0;
  }

  get userIds(): number[] {
    return [...this.streams.keys()];
  }

  has(userId: number): boolean {
    return this.streams.has(userId);
  }

  /** One too many closes the oldest. */
  add(userId: number, stream: EventStream): void {
    const own = this.streams.get(userId) ?? new Set();
    this.streams.set(userId, own.add(stream));
    void stream.closed.then(() => this.remove(userId, stream));
    const [oldest] = own;
    if (own.size <= MOST_STREAMS || !oldest) return;
    oldest.retryAfter(SURPLUS_RETRY);
    oldest.end();
    this.remove(userId, oldest);
  }

  send(userId: number, event: StreamEvent): void {
    for (const stream of this.streams.get(userId) ?? []) stream.send(event);
  }

  private remove(userId: number, stream: EventStream): void {
    const own = this.streams.get(userId);
    own?.delete(stream);
    if (own?.size === 0) this.streams.delete(userId);
  }
}
