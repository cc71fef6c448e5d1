import type { Receipt } from './message-status.js';

export class MessageSent {
  constructor(
    readonly conversationId: number,
    readonly messageId: number,
    readonly senderId: number,
    readonly recipientId: number,
  ) {}
}

export class MessageDeleted {
  constructor(
    readonly conversationId: number,
    readonly messageId: number,
    readonly senderId: number,
    readonly recipientId: number,
  ) {}
}

/** Messages by one sender in one conversation were delivered or read. */
export class MessagesConfirmed {
  constructor(
    readonly conversationId: number,
    readonly messageIds: readonly number[],
    readonly senderId: number,
    readonly recipientId: number,
    readonly receipt: Receipt,
  ) {}
}
