import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { AttachedFile } from './attached-files.js';
import type { MessageStatus } from '../../domain/message-status.js';

/** A conversation as its participants see it. */
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
  /** Unread messages to the reader. */
  readonly unreadCount: number;
};

/** A single conversation. */
export type ConversationWithOther = ConversationView & {
  readonly otherParticipant: {
    readonly id: number;
    readonly fullName: string;
    readonly username: string;
    /** Of an employer whose company has a page. */
    readonly companyName: string | null;
    /** Whether it is a verified employer. */
    readonly isTrusted: boolean;
  };
};

/** A message as both participants see it. */
export type MessageView = {
  readonly id: number;
  readonly conversationId: number;
  readonly senderId: number;
  readonly recipientId: number;
  readonly clientId: string | null;
  readonly content: string;
  readonly status: MessageStatus;
  readonly sentAt: Date;
  readonly attachments: readonly AttachedFile[];
  readonly isDeleted: boolean;
};

export type ThreadEntry = { readonly message: MessageView; readonly sender: PersonView };

/** A point in the history of changes. Whoever holds it knows every earlier change, and perhaps some later ones. */
export type Position = string;

/** The changes since a position. */
export type MissedChanges = {
  /** Where to continue. */
  readonly now: Position;
  /** The changed messages, oldest first; undefined if there are too many or the position is not from this history. */
  readonly entries?: readonly ThreadEntry[];
};

/** Conversations and messages as their participants see them. */
export abstract class MessagingQueries {
  /** Latest activity first. */
  abstract conversations(userId: number, request: PageRequest): Promise<Page<ConversationListItem>>;

  /** Undefined unless the user takes part. */
  abstract conversation(id: number, userId: number): Promise<ConversationWithOther | undefined>;

  /** Whether messages to a participant are undelivered; undefined unless the user takes part. */
  abstract participation(conversationId: number, userId: number): Promise<{ hasUndelivered: boolean } | undefined>;

  /** The newest messages, older ones on the next page; oldest first within the page. */
  abstract thread(conversationId: number, request: PageRequest): Promise<Page<ThreadEntry>>;

  /** Oldest first; unknown ids are left out. */
  abstract messages(ids: readonly number[]): Promise<ThreadEntry[]>;

  /** A file of a message; undefined unless the user takes part and the message has it. */
  abstract attachment(messageId: number, key: string, userId: number): Promise<AttachedFile | undefined>;

  /** The number of unread messages to each user. */
  abstract unreadCounts(userIds: readonly number[]): Promise<ReadonlyMap<number, number>>;

  /** The end of the history. */
  abstract now(): Promise<Position>;

  /** At most `limit` messages from or to these users that were sent or confirmed since the position. */
  abstract changesSince(position: Position, userIds: readonly number[], limit: number): Promise<MissedChanges>;
}
