import { Injectable } from '@nestjs/common';
import type { EventStream } from '#platform/http/live/event-stream.js';
import { Notifications } from '#platform/postgres/notifications.js';
import { Actors } from '#shared/application/actors.js';
import type { Actor } from '#shared/domain/actor.js';

/** Ends the streams of a user whose account or membership of a company changes. Browsers reconnect with the new one. */
@Injectable()
export class AccountWatch {
  private readonly streams = new Map<EventStream, Actor>();

  constructor(
    private readonly actors: Actors,
    notifications: Notifications,
  ) {
    notifications.add({
      channel: 'account_changed',
      received: (userId) => this.end(Number(userId)),
      // A change may have been missed.
      listening: () => {
        for (const [stream, actor] of this.streams) void this.endIfChanged(stream, actor);
      },
    });
  }

  /** Watches a stream until it closes. */
  join(actor: Actor, stream: EventStream): void {
    this.streams.set(stream, actor);
    void stream.closed.then(() => this.streams.delete(stream));
    // The account may have changed since the request was checked.
    void this.endIfChanged(stream, actor);
  }

  private async endIfChanged(stream: EventStream, actor: Actor): Promise<void> {
    const current = await this.actors.find(actor.userId).catch(() => undefined);
    if (membershipOf(current) !== membershipOf(actor)) stream.end();
  }

  private end(changedId: number): void {
    for (const [stream, { userId }] of this.streams) if (userId === changedId) stream.end();
  }
}

function membershipOf(actor: Actor | undefined): string {
  return JSON.stringify([actor?.employerId, actor?.companyRole, actor?.workplaceIds]);
}
