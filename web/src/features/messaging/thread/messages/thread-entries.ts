import type { MessageBody, ReceiptBody, ThreadEntryBody } from '@/api/generated/types.gen';
import type { Page } from '@/api/page.ts';

/** The loaded messages of a conversation, oldest first and without gaps. */
export interface Thread {
  entries: ThreadEntryBody[];
  /** Cursor of the older messages; null when all are loaded. */
  olderCursor: string | null;
}

type MessagePage = Pick<Page<ThreadEntryBody>, 'items' | 'nextCursor'>;

const PROGRESS: Record<MessageBody['status'], number> = { sent: 0, delivered: 1, read: 2 };

/** Merges the newest page. Older messages stay if they connect to it, and so do those that arrived meanwhile. */
export function withNewest(thread: Thread | undefined, { items, nextCursor }: MessagePage): Thread {
  const [oldest] = items;
  if (!thread || !oldest) return { entries: merge(thread?.entries ?? [], items), olderCursor: nextCursor };
  const loaded = thread.entries[0];
  const joins =
    nextCursor === null ||
    (loaded !== undefined && loaded.message.id >= oldest.message.id) ||
    thread.entries.some(({ message }) => message.id === oldest.message.id);
  if (!joins) {
    const newest = items.at(-1) ?? oldest;
    const since = thread.entries.filter(({ message }) => message.id > newest.message.id);
    return { entries: merge(items, since), olderCursor: nextCursor };
  }
  const reachesFurther = loaded !== undefined && loaded.message.id < oldest.message.id;
  return { entries: merge(thread.entries, items), olderCursor: reachesFurther ? thread.olderCursor : nextCursor };
}

/** Prepends a page of older messages. */
export function withOlder(thread: Thread, { items, nextCursor }: MessagePage): Thread {
  return { entries: merge(thread.entries, items), olderCursor: nextCursor };
}

/** Adds or updates a message. */
export function withEntry(thread: Thread, entry: ThreadEntryBody): Thread {
  return { ...thread, entries: merge(thread.entries, [entry]) };
}

/** Updates the status of messages. */
export function withReceipt(thread: Thread, { messageIds, status }: ReceiptBody): Thread {
  const ids = new Set(messageIds);
  return {
    ...thread,
    entries: thread.entries.map((entry) => (ids.has(entry.message.id) ? atLeast(entry, status) : entry)),
  };
}

/** The incoming messages that a reader has not read. */
export function unreadBy(readerId: number, entries: readonly ThreadEntryBody[]): MessageBody[] {
  return entries
    .map(({ message }) => message)
    .filter(({ senderId, status, isDeleted }) => senderId !== readerId && status !== 'read' && !isDeleted);
}

function merge(one: readonly ThreadEntryBody[], other: readonly ThreadEntryBody[]): ThreadEntryBody[] {
  const byId = new Map(one.map((entry) => [entry.message.id, entry]));
  for (const entry of other) {
    const known = byId.get(entry.message.id);
    byId.set(entry.message.id, known ? latest(known, entry) : entry);
  }
  return [...byId.values()].sort((a, b) => a.message.id - b.message.id);
}

/** Responses may arrive out of order, but a deleted message never comes back. */
function latest(known: ThreadEntryBody, entry: ThreadEntryBody): ThreadEntryBody {
  if (known.message.isDeleted) return known;
  return atLeast(entry, known.message.status);
}

/** The same holds for a status. */
function atLeast(entry: ThreadEntryBody, status: MessageBody['status']): ThreadEntryBody {
  if (PROGRESS[entry.message.status] >= PROGRESS[status]) return entry;
  return { ...entry, message: { ...entry.message, status } };
}
