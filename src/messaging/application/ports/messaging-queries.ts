import type { Page, PageRequest } from '#shared/application/page.js';
import type { ConversationListItemBody, ConversationWithOtherBody } from '../views/conversation.view.js';
import type { ThreadEntryBody, UploadedAttachmentBody } from '../views/message.view.js';

/**
 * A point in the history of changes. A client at this position has every earlier change, and perhaps some later ones.
 */
export type Position = string;

/** A message with whom it was sent to. */
export type SentEntry = { readonly entry: ThreadEntryBody; readonly recipientId: number };

export type MissedChanges = {
  /** The position to continue from. */
  readonly now: Position;
  /** The changed messages, oldest first; undefined if there are too many or the position is unknown. */
  readonly entries?: readonly SentEntry[];
};

/** Which conversations a user looks for. */
export type ConversationFilter = {
  /** A part of the listing's title, of the other's name, or of the name of the other's company. */
  readonly search: string | undefined;
  /** Only conversations with unread messages. */
  readonly isUnread: boolean;
  /** Only conversations that wait for the user's reply, with activity in the last 60 days. */
  readonly isUnanswered: boolean;
};

export abstract class MessagingQueries {
  /** Most recent activity first. */
  abstract conversations(
    userId: number,
    request: PageRequest & ConversationFilter,
  ): Promise<Page<ConversationListItemBody>>;

  /** Undefined unless the user is a participant. */
  abstract conversation(id: number, userId: number): Promise<ConversationWithOtherBody | undefined>;

  /** Whether the user has undelivered messages in a conversation; undefined unless the user is a participant. */
  abstract participation(conversationId: number, userId: number): Promise<{ hasUndelivered: boolean } | undefined>;

  /** Pages go from newest to oldest; messages within a page are oldest first. */
  abstract thread(conversationId: number, request: PageRequest): Promise<Page<ThreadEntryBody>>;

  /** Oldest first; unknown ids are omitted. */
  abstract messages(ids: readonly number[]): Promise<SentEntry[]>;

  /** Undefined unless the message has the file and the user is a participant. */
  abstract attachment(messageId: number, key: string, userId: number): Promise<UploadedAttachmentBody | undefined>;

  /** The number of unread messages of each user. */
  abstract unreadCounts(userIds: readonly number[]): Promise<ReadonlyMap<number, number>>;

  /** The current end of the history. */
  abstract now(): Promise<Position>;

  /** Messages from or to these users that were sent, confirmed or deleted since the position. */
  abstract changesSince(position: Position, userIds: readonly number[], limit: number): Promise<MissedChanges>;
}
