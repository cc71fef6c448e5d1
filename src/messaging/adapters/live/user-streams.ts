import type { EventStream, StreamEvent } from '../../../shared/adapters/http/live/event-stream.js';

/** Open streams of one user on one process. */
const MAX_STREAMS = 20;
/** Milliseconds before a stream that was closed for a newer one may reconnect. */
const RECONNECT_DELAY = 60_000;

/** The event streams that this process holds open, by user. */
export class UserStreams {
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

  /** Closes the user's oldest stream if there are too many. */
  add(userId: number, stream: EventStream): void {
    const own = this.streams.get(userId) ?? new Set();
    this.streams.set(userId, own.add(stream));
    void stream.closed.then(() => this.remove(userId, stream));
    const [oldest] = own;
    if (own.size <= MAX_STREAMS || !oldest) return;
    oldest.retryAfter(RECONNECT_DELAY);
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
