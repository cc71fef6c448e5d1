import { DomainEvent } from '../../shared/domain/domain-event.js';
import type { Receipt } from './message-status.js';

export class MessageSent extends DomainEvent {
  constructor(
    readonly conversationId: number,
    readonly messageId: number,
    readonly senderId: number,
    readonly recipientId: number,
  ) {
    super();
  }
}

export class MessageDeleted extends DomainEvent {
  constructor(
    readonly conversationId: number,
    readonly messageId: number,
    readonly senderId: number,
    readonly recipientId: number,
  ) {
    super();
  }
}

/** Messages by one sender in one conversation were delivered or read. */
export class MessagesConfirmed extends DomainEvent {
  constructor(
    readonly conversationId: number,
    readonly messageIds: readonly number[],
    readonly senderId: number,
    readonly recipientId: number,
    readonly receipt: Receipt,
  ) {
    super();
  }
}
