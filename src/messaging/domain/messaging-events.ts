import { DomainEvent } from '../../shared/domain/domain-event.js';
import type { Receipt } from './message-status.js';

/** Someone wrote to someone. */
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

/** Messages of one sender in one conversation reached their recipient, or were read. */
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
