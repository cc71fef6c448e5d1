import type { Position } from '../../application/ports/live-changes.js';
import type { MessageStatus } from '../../domain/message-status.js';

/** The channel on which processes tell each other what was stored. */
export const CHANNEL = 'messaging';

/** Messages of one conversation have this status now; `sent` for a new one. Only ids: a notification holds 8,000 bytes. */
export type Notice = {
  readonly conversationId: number;
  readonly messageIds: readonly number[];
  readonly senderId: number;
  readonly recipientId: number;
  readonly status: MessageStatus;
  /** Added by the database: everything before this was notified before. */
  readonly position: Position;
};
