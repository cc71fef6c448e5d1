import type { InfiniteData } from '@tanstack/react-query';
import type { ConversationListItemBody, LastMessageBody, ThreadEntryBody } from '@/api/generated/types.gen';
import type { Page } from '@/api/page.ts';

/** The pages of the list of conversations. */
export type ConversationPages = InfiniteData<Page<ConversationListItemBody>>;

/** All conversations that are loaded; one that moved up between two pages is in both, and counts where it comes first. */
export function conversationsIn(list: ConversationPages): ConversationListItemBody[] {
  const byId = new Map<number, ConversationListItemBody>();
  for (const item of list.pages.flatMap(({ items }) => items)) {
    if (!byId.has(item.conversation.id)) byId.set(item.conversation.id, item);
  }
  return [...byId.values()];
}

/** Shows a message in its conversation's row, now the first. Undefined when the conversation is not in the list. */
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

/** How much is unread in the conversations that are loaded. */
export function unreadIn(list: ConversationPages): number {
  return conversationsIn(list).reduce((sum, { unreadCount }) => sum + unreadCount, 0);
}

/** Messages are told again at times; what is shown already is not newer. */
function isNewer(message: LastMessageBody, shown: LastMessageBody): boolean {
  const difference = new Date(message.sentAt).getTime() - new Date(shown.sentAt).getTime();
  if (difference !== 0) return difference > 0;
  return message.content !== shown.content || message.senderId !== shown.senderId;
}
