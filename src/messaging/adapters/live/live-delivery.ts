import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { failureDetails } from '#platform/logging/failure-details.js';
import type { EventStream, StreamEvent } from '#platform/http/live/event-stream.js';
import { Notifications } from '#platform/postgres/notifications.js';
import { partyOf, type Actor } from '#shared/domain/actor.js';
import { DeliverMessages } from '../../application/deliver-messages.js';
import { MessagingQueries, type Position, type SentEntry } from '../../application/ports/messaging-queries.js';
import { CHANNEL, type Change } from './change.js';
import { changeEvents, replayedEvents, RESYNC_EVENT, unreadEvent } from './live-events.js';
import { UserStreams } from './user-streams.js';

/** Messages replayed after a disconnect; clients that missed more must reload. */
const MAX_REPLAYED = 500;
/** Milliseconds between attempts during a database outage. */
const RETRY_DELAY = 500;

type Joining = { readonly actor: Actor; readonly stream: EventStream; readonly lastEventId?: Position };
type Send = (userId: number, event: StreamEvent) => void;

/**
 * Sends the changes of all processes to the streams of this process. A single loop works in commit order, so an event's
 * id implies that everything before it was sent.
 */
@Injectable()
export class LiveDelivery implements OnModuleDestroy {
  private readonly logger = new Logger('LiveDelivery');
  private readonly streams = new UserStreams();
  private readonly changes: Change[] = [];
  private readonly joining: Joining[] = [];
  /** Everything before this was sent to all streams; undefined before the first stream. */
  private position?: Position;
  private mayHaveMissed = false;
  private isWorking = false;
  private work = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly queries: MessagingQueries,
    private readonly deliverMessages: DeliverMessages,
    notifications: Notifications,
  ) {
    notifications.add({
      channel: CHANNEL,
      received: (payload) => this.enqueue(payload),
      listening: () => {
        this.mayHaveMissed = true;
        this.wake();
      },
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    await this.work;
  }

  /** Connects a stream to its user's changes, starting after `lastEventId`. */
  join(actor: Actor, stream: EventStream, lastEventId: string | undefined): void {
    this.joining.push({ actor, stream, lastEventId });
    this.wake();
  }

  private enqueue(payload: string): void {
    // While a stream is joining, its first events may not include this change.
    if (this.streams.isEmpty && !this.isWorking) return;
    this.changes.push(JSON.parse(payload) as Change);
    this.wake();
  }

  private wake(): void {
    if (!this.isWorking) this.work = this.run();
  }

  private async run(): Promise<void> {
    this.isWorking = true;
    while (!this.isStopped && (this.mayHaveMissed || this.changes.length > 0 || this.joining.length > 0)) {
      try {
        // Loops, because the connection may break again meanwhile. Missed changes are sent before later ones.
        while (this.mayHaveMissed) await this.catchUp();
        // Taken together, so that changes received after a stream joined are sent after it is admitted.
        const [changes, joining] = [this.changes.splice(0), this.joining.splice(0)];
        await this.admit(joining, changes[0]?.position);
        await this.sendChanges(changes);
      } catch (error) {
        this.mayHaveMissed = true;
        if (this.isStopped) break;
        this.logger.warn(failureDetails(error), 'Live events are delayed');
        await sleep(RETRY_DELAY);
      }
    }
    this.isWorking = false;
  }

  private async catchUp(): Promise<void> {
    this.mayHaveMissed = false;
    if (this.streams.isEmpty || this.position === undefined) return;
    this.position = await this.replay(this.position, this.streams.userIds, (id, event) => this.streams.send(id, event));
  }

  private async sendChanges(changes: readonly Change[]): Promise<void> {
    const last = changes.at(-1);
    if (!last) return;
    const relevant = changes.filter(({ senderId, recipientId }) => this.isHere(senderId) || this.isHere(recipientId));
    const sentIds = relevant.flatMap(({ status, messageIds }) => (status === 'sent' ? messageIds : []));
    const entries = sentIds.length > 0 ? await this.queries.messages(sentIds) : [];
    const byId = new Map(entries.map(({ entry }) => [entry.message.id, entry]));
    for (const change of relevant) {
      for (const event of changeEvents(change, byId)) {
        this.streams.send(change.senderId, event);
        this.streams.send(change.recipientId, event);
      }
    }
    const readers = relevant.filter(({ status }) => status !== 'delivered').map(({ recipientId }) => recipientId);
    await this.sendUnread(readers, last.position, (id, event) => this.streams.send(id, event));
    this.position = last.position;
    await this.markDelivered(entries, (id) => this.isHere(id));
  }

  private async admit(joining: readonly Joining[], next: Position | undefined): Promise<void> {
    if (joining.length === 0) return;
    try {
      const now = next ?? (await this.queries.now());
      if (this.streams.isEmpty) this.position = now;
      await Promise.all(joining.map((one) => this.admitOne(one, now)));
    } catch (error) {
      // Browsers reconnect automatically.
      for (const { stream } of joining) stream.end();
      throw error;
    }
  }

  private async admitOne({ actor, stream, lastEventId }: Joining, now: Position): Promise<void> {
    const userId = partyOf(actor);
    const send: Send = (id, event) => {
      if (id === userId) stream.send(event);
    };
    if (lastEventId) await this.replay(lastEventId, [userId], send);
    else await this.sendUnread([userId], now, send);
    if (stream.isOpen) this.streams.add(actor, stream);
  }

  /** Sends the changes since a position. Only the last event has an id, so a disconnect in between starts over. */
  private async replay(position: Position, userIds: readonly number[], send: Send): Promise<Position> {
    const { now, entries } = await this.queries.changesSince(position, userIds, MAX_REPLAYED);
    for (const { entry, recipientId } of entries ?? []) {
      for (const event of replayedEvents(entry)) {
        send(entry.message.senderId, event);
        send(recipientId, event);
      }
    }
    if (!entries) for (const userId of userIds) send(userId, RESYNC_EVENT);
    await this.sendUnread(userIds, now, send);
    await this.markDelivered(entries ?? [], (id) => userIds.includes(id));
    return now;
  }

  private async sendUnread(userIds: readonly number[], position: Position, send: Send): Promise<void> {
    if (userIds.length === 0) return;
    const counts = await this.queries.unreadCounts([...new Set(userIds)]);
    for (const [userId, unread] of counts) send(userId, unreadEvent(unread, position));
  }

  /** A message counts as delivered once it was written to a stream of its recipient. */
  private async markDelivered(entries: readonly SentEntry[], isReached: (id: number) => boolean): Promise<void> {
    const undelivered = entries.filter(
      ({ entry, recipientId }) => entry.message.status === 'sent' && isReached(recipientId),
    );
    for (const [recipientId, own] of Map.groupBy(undelivered, (sent) => sent.recipientId)) {
      const messageIds = own.map(({ entry }) => entry.message.id);
      await this.deliverMessages.execute({ recipientId, incoming: { messageIds } });
    }
  }

  private isHere(userId: number): boolean {
    return this.streams.has(userId);
  }
}
