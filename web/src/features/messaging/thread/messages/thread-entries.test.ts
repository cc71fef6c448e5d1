import { describe, expect, it } from 'vitest';
import type { MessageBody, ThreadEntryBody } from '@/api/generated/types.gen';
import { unreadBy, withEntry, withNewest, withOlder, withReceipt, type Thread } from './thread-entries.ts';

const ME = 1;
const OTHER = 2;

function entry(id: number, changes: Partial<MessageBody> = {}): ThreadEntryBody {
  const message: MessageBody = {
    id,
    conversationId: 9,
    senderId: ME,
    clientId: null,
    content: `Message ${id}`,
    status: 'sent',
    sentAt: '2026-11-20T10:00:00.000Z',
    attachments: [],
    isDeleted: false,
    ...changes,
  };
  return {
    message,
    sender: { id: message.senderId, authorId: message.senderId, fullName: 'Somebody', companyName: null, avatar: null },
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
const idsOf = (thread: Thread) => thread.entries.map(({ message }) => message.id);
const statusOf = (thread: Thread, id: number) =>
  thread.entries.find(({ message }) => message.id === id)?.message.status;

describe('the newest page', () => {
  it('starts a thread', () => {
    expect(withNewest(undefined, { items: range(5, 7), nextCursor: 'before 5' })).toEqual({
      entries: range(5, 7),
      olderCursor: 'before 5',
    });
  });

  it('joins the older messages that are loaded', () => {
    const thread = { entries: range(1, 6), olderCursor: null };
    const joined = withNewest(thread, { items: range(5, 8), nextCursor: 'before 5' });
    expect(idsOf(joined)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(joined.olderCursor).toBeNull();
  });

  it('replaces older messages if there would be a gap, and keeps newer ones', () => {
    const thread = { entries: [...range(1, 3), entry(9)], olderCursor: 'before 1' };
    const replaced = withNewest(thread, { items: range(6, 8), nextCursor: 'before 6' });
    expect(idsOf(replaced)).toEqual([6, 7, 8, 9]);
    expect(replaced.olderCursor).toBe('before 6');
  });

  it('never moves a receipt back', () => {
    const thread = { entries: [entry(1, { status: 'read' })], olderCursor: null };
    expect(statusOf(withNewest(thread, { items: range(1, 2), nextCursor: null }), 1)).toBe('read');
  });
});

it('prepends older messages', () => {
  const thread = withOlder({ entries: range(4, 6), olderCursor: 'before 4' }, { items: range(1, 3), nextCursor: null });
  expect(idsOf(thread)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(thread.olderCursor).toBeNull();
});

it('adds a repeated message once', () => {
  const thread: Thread = { entries: range(1, 2), olderCursor: null };
  expect(idsOf(withEntry(withEntry(thread, entry(3)), entry(3)))).toEqual([1, 2, 3]);
});

it('moves receipts forward only', () => {
  const thread = withReceipt(
    { entries: [entry(1), entry(2, { status: 'read' }), entry(3)], olderCursor: null },
    { conversationId: 9, messageIds: [1, 2], status: 'delivered' },
  );
  expect([1, 2, 3].map((id) => statusOf(thread, id))).toEqual(['delivered', 'read', 'sent']);
});

it('finds the messages that the reader has not read', () => {
  const entries = [
    entry(1),
    entry(2, { senderId: OTHER, status: 'delivered' }),
    entry(3, { senderId: OTHER, status: 'read' }),
  ];
  expect(unreadBy(ME, entries).map(({ id }) => id)).toEqual([2]);
});
