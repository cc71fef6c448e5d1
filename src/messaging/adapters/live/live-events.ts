import type { StreamEvent } from '#platform/http/live/event-stream.js';
import type { UnreadBody } from '../../application/views/conversation.view.js';
import type { ReceiptBody, ThreadEntryBody } from '../../application/views/message.view.js';
import type { Position } from '../../application/ports/messaging-queries.js';
import type { Change } from './change.js';

/** The events of a change; `entries` has the new messages by id. */
export function changeEvents(change: Change, entries: ReadonlyMap<number, ThreadEntryBody>): StreamEvent[] {
  const { conversationId, messageIds, status, position } = change;
  if (status !== 'sent') return [receiptEvent({ conversationId, messageIds, status }, position)];
  const sent = messageIds.map((id) => entries.get(id)).filter((entry) => entry !== undefined);
  return sent.map((entry) => ({ name: 'message', data: entry, id: position }));
}

/**
 * The events that replay a message in its current status, without a position: only `unreadEvent` has one, see
 * `LiveDelivery`.
 */
export function replayedEvents(entry: ThreadEntryBody): StreamEvent[] {
  const { id, conversationId, status } = entry.message;
  const message = { name: 'message', data: entry };
  return status === 'sent' ? [message] : [message, receiptEvent({ conversationId, messageIds: [id], status })];
}

export function unreadEvent(unreadCount: number, id: Position): StreamEvent {
  return { name: 'unread', data: { unreadCount } satisfies UnreadBody, id };
}

/** Makes the client reload, because it missed too many changes to replay. */
export const RESYNC_EVENT: StreamEvent = { name: 'resync', data: {} };

function receiptEvent(receipt: ReceiptBody, id?: Position): StreamEvent {
  return { name: 'receipt', data: receipt, id };
}
