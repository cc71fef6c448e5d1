import type { EventStream, StreamEvent } from '#platform/http/live/event-stream.js';
import { partyOf, type Actor } from '#shared/domain/actor.js';

/** Maximum open streams per user in one process. */
const MAX_STREAMS = 20;
/** Milliseconds until the client of a stream that was closed in favor of a newer one reconnects. */
const RECONNECT_DELAY = 60_000;

/** The open event streams of this process, by user; those of a company's members by company. */
export class UserStreams {
  private readonly streams = new Map<number, Map<EventStream, Actor>>();

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
  add(actor: Actor, stream: EventStream): void {
    const partyId = partyOf(actor);
    const shared = this.streams.get(partyId) ?? new Map<EventStream, Actor>();
    this.streams.set(partyId, shared.set(stream, actor));
    void stream.closed.then(() => this.remove(partyId, stream));
    const own = [...shared].filter(([, { userId }]) => userId === actor.userId);
    const [oldest] = own.map(([held]) => held);
    if (own.length <= MAX_STREAMS || !oldest) return;
    oldest.retryAfter(RECONNECT_DELAY);
    oldest.end();
    this.remove(partyId, oldest);
  }

  /** Sends an event to those of a user's streams that it is for. */
  send(userId: number, event: StreamEvent, isFor: (actor: Actor) => boolean = () => true): void {
    for (const [stream, actor] of this.streams.get(userId) ?? []) if (isFor(actor)) stream.send(event);
  }

  private remove(userId: number, stream: EventStream): void {
    const own = this.streams.get(userId);
    own?.delete(stream);
    if (own?.size === 0) this.streams.delete(userId);
  }
}
