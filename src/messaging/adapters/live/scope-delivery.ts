import { Injectable } from '@nestjs/common';
import type { EventStream, StreamEvent } from '#platform/http/live/event-stream.js';
import { Notifications } from '#platform/postgres/notifications.js';
import type { Actor } from '#shared/domain/actor.js';
import { SCOPES, type Scope } from '../../application/views/changed.view.js';
import { SCOPE_CHANNEL, type ScopeChange } from './scope-change.js';
import { UserStreams } from './user-streams.js';

/** The id of no hotel. */
const NONE = 0;

/** Tells the streams of this process which data changed, in any process. */
@Injectable()
export class ScopeDelivery {
  private readonly streams = new UserStreams();
  private readonly admins = new UserStreams();

  constructor(notifications: Notifications) {
    notifications.add({
      channel: SCOPE_CHANNEL,
      received: (payload) => this.send(JSON.parse(payload) as ScopeChange),
      // Anything may have been missed.
      listening: () => this.send({ to: this.streams.userIds, scopes: SCOPES }),
    });
  }

  join(actor: Actor, stream: EventStream): void {
    this.streams.add(actor, stream);
    if (actor.role === 'admin') this.admins.add(actor, stream);
  }

  private send({ to, scopes, workplaceId }: ScopeChange): void {
    const isFor = ({ workplaceIds }: Actor) =>
      workplaceIds === undefined || workplaceId === undefined || workplaceIds.includes(workplaceId ?? NONE);
    for (const id of to === 'admins' ? this.admins.userIds : to) this.streams.send(id, changedEvent(scopes), isFor);
  }
}

function changedEvent(scopes: readonly Scope[]): StreamEvent {
  return { name: 'changed', data: { scopes } };
}
