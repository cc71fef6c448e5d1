import type { InfiniteData } from '@tanstack/react-query';
import type { ConversationListItemBody, LastMessageBody, ThreadEntryBody } from '@/api/generated/types.gen';
import type { Page } from '@/api/page.ts';

/** The pages of the list of conversations. */
export type ConversationPages = InfiniteData<Page<ConversationListItemBody>>;

/** All loaded conversations; one that moved up between two page loads is in both pages and counts once, at the top. */
export function conversationsIn(list: ConversationPages): ConversationListItemBody[] {
  const byId = new Map<number, ConversationListItemBody>();
  for (const item of list.pages.flatMap(({ items }) => items)) {
    if (!byId.has(item.conversation.id)) byId.set(item.conversation.id, item);
  }
  return [...byId.values()];
}

/** Moves the conversation of a message to the top and shows the message there; undefined if it is not in the list. */
export function withLastMessage(
  list: ConversationPages,
  { message }: ThreadEntryBody,
  readerId: number,
): ConversationPages | undefined {
  const row = conversationsIn(list).find(({ conversation }) => conversation.id === message.conversationId);
  if (!row) return undefined;
  if (row.lastMessage && !isNewer(message, row.lastMessage)) return list;
  const { content, sentAt, senderId, status } = message;
  const isUnread = senderId !== readerId && status !== 'read';
  const first = {
    ...row,
    conversation: { ...row.conversation, lastMessageAt: sentAt },
    lastMessage: { content, sentAt, senderId },
    unreadCount: row.unreadCount + (isUnread ? 1 : 0),
  };
  const [newest, ...others] = list.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ conversation }) => conversation.id !== message.conversationId),
  }));
  return newest && { ...list, pages: [{ ...newest, items: [first, ...newest.items] }, ...others] };
}

/** Lowers the unread count of a conversation. */
export function withRead(list: ConversationPages, conversationId: number, count: number): ConversationPages {
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.map((item) =>
      item.conversation.id === conversationId ? { ...item, unreadCount: Math.max(0, item.unreadCount - count) } : item,
    ),
  }));
  return { ...list, pages };
}

/** The number of unread messages in the loaded conversations. */
export function unreadIn(list: ConversationPages): number {
  return conversationsIn(list).reduce((sum, { unreadCount }) => sum + unreadCount, 0);
}

/** Whether a message is newer than the one shown; events may repeat messages. */
function isNewer(message: LastMessageBody, shown: LastMessageBody): boolean {
  const difference = new Date(message.sentAt).getTime() - new Date(shown.sentAt).getTime();
  if (difference !== 0) return difference > 0;
  return message.content !== shown.content || message.senderId !== shown.senderId;
}
