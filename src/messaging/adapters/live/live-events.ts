import type { StreamEvent } from '../../../shared/adapters/http/live/event-stream.js';
import type { Position } from '../../application/ports/live-changes.js';
import type { ThreadEntry } from '../../application/ports/message-views.js';
import { ThreadEntryBody, type ReceiptBody } from '../http/messages.views.js';
import { UnreadBody } from '../http/conversations.views.js';

/** A message was sent, or is told of again. */
export function messageEvent(entry: ThreadEntry, id?: Position): StreamEvent {
  return { name: 'message', data: new ThreadEntryBody(entry), id };
}

/** Messages were delivered or read. */
export function receiptEvent(receipt: ReceiptBody, id?: Position): StreamEvent {
  return { name: 'receipt', data: receipt, id };
}

/** How much is unread in all conversations. */
export function unreadEvent(unreadCount: number, id?: Position): StreamEvent {
  return { name: 'unread', data: new UnreadBody(unreadCount), id };
}

/** Too much was missed to tell it again: conversations and messages are to be loaded anew. */
export function resyncEvent(): StreamEvent {
  return { name: 'resync', data: {} };
}
