import type { Page, PageRequest } from '../../../shared/application/page.js';

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

/** The other one, with a name and a face. */
export type PersonView = { readonly id: number; readonly fullName: string; readonly avatar: string | null };

/** The newest message of a conversation. */
export type LastMessageView = { readonly content: string; readonly sentAt: Date; readonly senderId: number };

/** A row in the list of conversations. */
export type ConversationListItem = {
  readonly conversation: ConversationView;
  readonly otherUser: PersonView;
  readonly lastMessage: LastMessageView | null;
  /** How many messages to the reader are not read. */
  readonly unreadCount: number;
};

/** A single conversation. */
export type ConversationWithOther = ConversationView & {
  readonly otherParticipant: { readonly id: number; readonly fullName: string; readonly username: string };
};

/** Conversations as a participant sees them. */
export abstract class ConversationViews {
  /** The one in which something happened last comes first. */
  abstract page(userId: number, request: PageRequest): Promise<Page<ConversationListItem>>;

  /** Undefined for those who take no part. */
  abstract one(id: number, userId: number): Promise<ConversationWithOther | undefined>;

  /** How many messages to someone are not read, in all conversations. */
  abstract unreadCount(userId: number): Promise<number>;
}
