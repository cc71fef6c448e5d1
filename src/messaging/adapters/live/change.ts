import type { Position } from '../../application/ports/messaging-queries.js';
import type { MessageStatus } from '../../domain/message-status.js';

/** The channel on which processes notify each other. */
export const CHANNEL = 'messaging';

/** Messages of one conversation reached this status. Holds ids only, because a notification is limited to 8,000 bytes. */
export type Change = {
  readonly conversationId: number;
  readonly messageIds: readonly number[];
  readonly senderId: number;
  readonly recipientId: number;
  readonly status: MessageStatus;
  /** Added by the database: all earlier changes were notified before. */
  readonly position: Position;
};
