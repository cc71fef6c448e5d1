import type { Page, PageRequest } from '#shared/application/page.js';
import type { AttachedFile } from './attached-files.js';
import type { Message } from '../../domain/message.js';

export type ConversationView = {
  readonly id: number;
  readonly jobId: number | null;
  readonly applicationId: number | null;
  readonly participant1Id: number;
  readonly participant2Id: number;
  readonly title: string | null;
  readonly isActive: boolean;
  readonly createdAt: Date;
  readonly lastMessageAt: Date | null;
};

type PersonView = { readonly id: number; readonly fullName: string; readonly avatar: string | null };

export type LastMessageView = { readonly content: string; readonly sentAt: Date; readonly senderId: number };

/** A row in the list of conversations. */
export type ConversationListItem = {
  readonly conversation: ConversationView;
  readonly otherUser: PersonView & { readonly isTrusted: boolean };
  readonly lastMessage: LastMessageView | null;
  /** Messages the current user has not read. */
  readonly unreadCount: number;
};

export type ConversationWithOther = ConversationView & {
  /** Whether our team removed the listing that it is about. */
  readonly isJobRemoved: boolean;
  readonly otherParticipant: {
    readonly id: number;
    readonly fullName: string;
    readonly username: string;
    /** Of an employer with a public company page. */
    readonly companyName: string | null;
    /** Whether it is a verified employer. */
    readonly isTrusted: boolean;
  };
};

export type MessageView = Pick<
  Message,
  'id' | 'conversationId' | 'senderId' | 'recipientId' | 'clientId' | 'content' | 'status' | 'sentAt' | 'isDeleted'
> & { readonly attachments: readonly AttachedFile[] };

export type ThreadEntry = { readonly message: MessageView; readonly sender: PersonView };

/**
 * A point in the history of changes. A client at this position has every earlier change, and perhaps some later ones.
 */
export type Position = string;

export type MissedChanges = {
  /** The position to continue from. */
  readonly now: Position;
  /** The changed messages, oldest first; undefined if there are too many or the position is unknown. */
  readonly entries?: readonly ThreadEntry[];
};

export abstract class MessagingQueries {
  /** Most recent activity first. */
  abstract conversations(userId: number, request: PageRequest): Promise<Page<ConversationListItem>>;

  /** Undefined unless the user is a participant. */
  abstract conversation(id: number, userId: number): Promise<ConversationWithOther | undefined>;

  /** Whether the user has undelivered messages in a conversation; undefined unless the user is a participant. */
  abstract participation(conversationId: number, userId: number): Promise<{ hasUndelivered: boolean } | undefined>;

  /** Pages go from newest to oldest; messages within a page are oldest first. */
  abstract thread(conversationId: number, request: PageRequest): Promise<Page<ThreadEntry>>;

  /** Oldest first; unknown ids are omitted. */
  abstract messages(ids: readonly number[]): Promise<ThreadEntry[]>;

  /** Undefined unless the message has the file and the user is a participant. */
  abstract attachment(messageId: number, key: string, userId: number): Promise<AttachedFile | undefined>;

  /** The number of unread messages of each user. */
  abstract unreadCounts(userIds: readonly number[]): Promise<ReadonlyMap<number, number>>;

  /** The current end of the history. */
  abstract now(): Promise<Position>;

  /** Messages from or to these users that were sent, confirmed or deleted since the position. */
  abstract changesSince(position: Position, userIds: readonly number[], limit: number): Promise<MissedChanges>;
}
