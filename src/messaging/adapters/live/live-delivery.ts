import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStream, StreamEvent } from '../../../shared/adapters/http/live/event-stream.js';
import { Notifications } from '../../../shared/adapters/postgres/notifications.js';
import { DeliverMessages } from '../../application/deliver-messages.js';
import { LiveChanges, type Missed, type Position } from '../../application/ports/live-changes.js';
import { MessageViews, type ThreadEntry } from '../../application/ports/message-views.js';
import { Audience } from './audience.js';
import { messageEvent, receiptEvent, resyncEvent, unreadEvent } from './live-events.js';
import { CHANNEL, type Notice } from './notice.js';

/** Most messages that are told again; whoever missed more loads everything anew. */
const MOST_REPEATED = 500;
/** Milliseconds to wait when the database did not answer. */
const RETRY_AFTER = 500;

type Newcomer = { readonly userId: number; readonly stream: EventStream; readonly lastEventId?: Position };
type Send = (userId: number, event: StreamEvent) => void;

/**
 * Carries what was stored, by whatever process, to the streams of this one. Everything happens in turn: notices in the
 * order of their commits, newcomers and breaks of the connection in between, so that an event's id always means that all
 * before it was told.
 */
@Injectable()
export class LiveDelivery implements OnModuleDestroy {
  private readonly logger = new Logger('LiveDelivery');
  private readonly audience = new Audience();
  private readonly notices: string[] = [];
  private readonly newcomers: Newcomer[] = [];
  /** What came before was told to everyone; undefined while nobody is connected. */
  private position?: Position;
  private isBehind = false;
  private isWorking = false;
  private work = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly changes: LiveChanges,
    private readonly messages: MessageViews,
    private readonly deliverMessages: DeliverMessages,
    notifications: Notifications,
  ) {
    notifications.add({
      channel: CHANNEL,
      received: (payload) => this.take(payload),
      listening: () => {
        this.isBehind = true;
        this.wake();
      },
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    await this.work;
  }

  /** From now on the stream carries what happens to the user, beginning with what happened since `lastEventId`. */
  join(userId: number, stream: EventStream, lastEventId: string | undefined): void {
    this.newcomers.push({ userId, stream, lastEventId });
    this.wake();
  }

  private take(payload: string): void {
    // Whoever is just being welcomed counts: what is stored now may come too late for what they are told first.
    if (this.audience.isEmpty && !this.isWorking) return;
    this.notices.push(payload);
    this.wake();
  }

  private wake(): void {
    if (!this.isWorking) this.work = this.workOff();
  }

  private async workOff(): Promise<void> {
    this.isWorking = true;
    while (!this.isStopped && (this.isBehind || this.notices.length > 0 || this.newcomers.length > 0)) {
      try {
        // Another break may come meanwhile; no notice goes before what it made one miss.
        while (this.isBehind) await this.catchUp();
        await this.pass(this.notices.splice(0));
        await this.welcome(this.newcomers.splice(0));
      } catch (error) {
        this.isBehind = true;
        if (this.isStopped) break;
        this.logger.warn({ err: error }, 'Live events wait for the database');
        await sleep(RETRY_AFTER);
      }
    }
    this.isWorking = false;
  }

  private async catchUp(): Promise<void> {
    this.isBehind = false;
    const { userIds } = this.audience;
    if (userIds.length === 0 || this.position === undefined) return;
    const missed = await this.changes.since(this.position, userIds, MOST_REPEATED);
    await this.repeat(missed, userIds, (userId, event) => this.audience.send(userId, event));
    this.position = missed.now;
  }

  private async pass(payloads: readonly string[]): Promise<void> {
    const notices = payloads.map((payload) => JSON.parse(payload) as Notice);
    const last = notices.at(-1);
    if (!last) return;
    const heard = notices.filter(({ senderId, recipientId }) => this.isHere(senderId) || this.isHere(recipientId));
    const entries = await this.entriesOf(heard);
    for (const notice of heard) {
      for (const event of eventsOf(notice, entries)) {
        this.audience.send(notice.senderId, event);
        this.audience.send(notice.recipientId, event);
      }
    }
    const readers = heard.filter(({ status }) => status !== 'delivered').map(({ recipientId }) => recipientId);
    await this.tellUnread(readers, last.position, (userId, event) => this.audience.send(userId, event));
    this.position = last.position;
    await this.markDelivered([...entries.values()].filter(({ message }) => this.isHere(message.recipientId)));
  }

  private async welcome(newcomers: readonly Newcomer[]): Promise<void> {
    if (newcomers.length === 0) return;
    try {
      const now = await this.changes.now();
      if (this.audience.isEmpty) this.position = now;
      await Promise.all(newcomers.map((newcomer) => this.welcomeOne(newcomer, now)));
    } catch (error) {
      // They come back by themselves.
      for (const { stream } of newcomers) stream.end();
      throw error;
    }
  }

  private async welcomeOne({ userId, stream, lastEventId }: Newcomer, now: Position): Promise<void> {
    const missed = lastEventId ? await this.changes.since(lastEventId, [userId], MOST_REPEATED) : { now, entries: [] };
    await this.repeat(missed, [userId], (id, event) => {
      if (id === userId) stream.send(event);
    });
    if (stream.isOpen) this.audience.add(userId, stream);
  }

  /** Only the last event carries the position: a connection that breaks in the middle begins anew. */
  private async repeat({ now, entries }: Missed, userIds: readonly number[], send: Send): Promise<void> {
    for (const entry of entries ?? []) {
      const { id, conversationId, senderId, recipientId, status } = entry.message;
      for (const userId of [senderId, recipientId]) {
        send(userId, messageEvent(entry));
        if (status !== 'sent') send(userId, receiptEvent({ conversationId, messageIds: [id], status }));
      }
    }
    if (!entries) for (const userId of userIds) send(userId, resyncEvent());
    await this.tellUnread(userIds, now, send);
    await this.markDelivered((entries ?? []).filter(({ message }) => userIds.includes(message.recipientId)));
  }

  private async tellUnread(userIds: readonly number[], position: Position, send: Send): Promise<void> {
    if (userIds.length === 0) return;
    const counts = await this.changes.unreadCounts([...new Set(userIds)]);
    for (const [userId, unread] of counts) send(userId, unreadEvent(unread, position));
  }

  /** What went to a stream of its recipient has been delivered. */
  private async markDelivered(entries: readonly ThreadEntry[]): Promise<void> {
    const undelivered = entries.map(({ message }) => message).filter(({ status }) => status === 'sent');
    for (const [recipientId, own] of Map.groupBy(undelivered, (message) => message.recipientId)) {
      const messageIds = own.map(({ id }) => id);
      await this.deliverMessages.execute({ recipientId, incoming: { messageIds } });
    }
  }

  private isHere(userId: number): boolean {
    return this.audience.has(userId);
  }

  private async entriesOf(notices: readonly Notice[]): Promise<ReadonlyMap<number, ThreadEntry>> {
    const ids = notices.filter(({ status }) => status === 'sent').flatMap(({ messageIds }) => messageIds);
    const entries = ids.length > 0 ? await this.messages.byIds(ids) : [];
    return new Map(entries.map((entry) => [entry.message.id, entry]));
  }
}

function eventsOf(notice: Notice, entries: ReadonlyMap<number, ThreadEntry>): StreamEvent[] {
  const { conversationId, messageIds, status, position } = notice;
  if (status !== 'sent') return [receiptEvent({ conversationId, messageIds, status }, position)];
  return messageIds.flatMap((id) => {
    const entry = entries.get(id);
    return entry ? [messageEvent(entry, position)] : [];
  });
}
