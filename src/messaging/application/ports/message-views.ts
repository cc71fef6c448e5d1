import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { MessageStatus } from '../../domain/message-status.js';
import type { PersonView } from './conversation-views.js';

/** A message as both sides see it. */
export type MessageView = {
  readonly id: number;
  readonly conversationId: number;
  readonly senderId: number;
  readonly recipientId: number;
  readonly clientId: string | null;
  readonly content: string;
  readonly status: MessageStatus;
  readonly sentAt: Date;
  readonly attachments: readonly string[];
  readonly isDeleted: boolean;
};

/** A message and who wrote it. */
export type ThreadEntry = { readonly message: MessageView; readonly sender: PersonView };

/** Whether someone takes part in a conversation, and whether something in it has not reached them yet. */
export type Participation = { readonly hasUndelivered: boolean };

/** Messages as the participants of their conversation see them. */
export abstract class MessageViews {
  /** Undefined for those who take no part. */
  abstract participation(conversationId: number, userId: number): Promise<Participation | undefined>;

  /** The newest messages, older ones on the next page; oldest first within the page. */
  abstract thread(conversationId: number, request: PageRequest): Promise<Page<ThreadEntry>>;

  /** Oldest first; ids that are not there are left out. */
  abstract byIds(ids: readonly number[]): Promise<ThreadEntry[]>;
}
