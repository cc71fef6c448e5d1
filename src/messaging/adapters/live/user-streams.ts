import type { EventStream, StreamEvent } from '#platform/http/live/event-stream.js';

/** Maximum open streams per user in one process. */
const MAX_STREAMS = 20;
/** Milliseconds until the client of a stream that was closed in favor of a newer one reconnects. */
const RECONNECT_DELAY = 60_000;

/** The open event streams of this process, by user. */
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
