import { expect, it } from 'vitest';
import type { ConversationListItemBody, ThreadEntryBody } from '@/api/generated/types.gen';
import { conversationsIn, unreadIn, withLastMessage, withRead, type ConversationPages } from './conversation-pages.ts';

const ME = 1;
const OTHER = 2;

function row(id: number, sentAt: string | null = null): ConversationListItemBody {
  return {
    conversation: {
      id,
      jobId: null,
      applicationId: null,
      participant1Id: ME,
      participant2Id: OTHER,
      title: null,
      isActive: true,
      createdAt: '2026-11-01T00:00:00.000Z',
      lastMessageAt: sentAt,
    },
    otherUser: { id: OTHER, fullName: 'Other', avatar: null, companyName: null, isTrusted: false },
    lastMessage: sentAt === null ? null : { content: 'Before', sentAt, senderId: OTHER },
    unreadCount: 0,
  };
}

function message(conversationId: number, senderId: number, sentAt: string): ThreadEntryBody {
  return {
    message: {
      id: 50,
      conversationId,
      senderId,
      clientId: null,
      content: 'Now',
      status: 'sent',
      sentAt,
      attachments: [],
      isDeleted: false,
    },
    sender: { id: senderId, authorId: senderId, fullName: 'Somebody', companyName: null, avatar: null },
  };
}

const page = (items: ConversationListItemBody[]) => ({ items, total: 3, totalIsExact: true, nextCursor: null });
const list: ConversationPages = {
  pages: [page([row(10, '2026-11-20T10:00:00.000Z'), row(11)]), page([row(12, '2026-11-01T10:00:00.000Z')])],
  pageParams: [undefined, 'next'],
};
const later = '2026-11-20T11:00:00.000Z';

it('moves the conversation of a new message to the top and counts it as unread', () => {
  const changed = withLastMessage(list, message(12, OTHER, later), ME) ?? list;
  expect(conversationsIn(changed).map(({ conversation }) => conversation.id)).toEqual([12, 10, 11]);
  expect(conversationsIn(changed)[0]).toMatchObject({ unreadCount: 1, lastMessage: { content: 'Now' } });
  expect(unreadIn(changed)).toBe(1);
});

it('counts own messages as read', () => {
  expect(unreadIn(withLastMessage(list, message(11, ME, later), ME) ?? list)).toBe(0);
});

it('does not count a message twice', () => {
  const once = withLastMessage(list, message(12, OTHER, later), ME) ?? list;
  expect(withLastMessage(once, message(12, OTHER, later), ME)).toBe(once);
});

it('lowers the unread count of a conversation, never below zero', () => {
  const unread = withLastMessage(list, message(12, OTHER, later), ME) ?? list;
  expect(unreadIn(withRead(unread, 11, 1))).toBe(1);
  expect(unreadIn(withRead(unread, 12, 5))).toBe(0);
});

it('returns undefined for conversations that are not loaded', () => {
  expect(withLastMessage(list, message(99, OTHER, later), ME)).toBeUndefined();
});

it('shows a conversation that moved up between two page loads once', () => {
  const moved = { ...list, pages: [page([row(12), row(10)]), page([row(11), row(12)])] };
  expect(conversationsIn(moved).map(({ conversation }) => conversation.id)).toEqual([12, 10, 11]);
});
