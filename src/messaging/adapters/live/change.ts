import type { Position } from '../../application/ports/messaging-queries.js';
import type { MessageStatus } from '../../domain/message-status.js';

/** The channel on which processes notify each other. */
export const CHANNEL = 'messaging';

/**
 * A new status of messages in one conversation. Contains ids only, because a notification is limited to 8,000 bytes.
 */
export type Change = {
  readonly conversationId: number;
  readonly messageIds: readonly number[];
  readonly senderId: number;
  readonly recipientId: number;
  readonly status: MessageStatus;
  /** Added by the database. All earlier changes have been notified before. */
  readonly position: Position;
};
