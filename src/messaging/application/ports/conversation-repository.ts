import type { Conversation, ConversationKey } from '../../domain/conversation.js';

/** Conversations, one per key. */
export abstract class ConversationRepository {
  abstract nextId(): Promise<number>;

  /** Stores a new conversation unless its key exists; returns the stored one. */
  abstract addOrFind(conversation: Conversation): Promise<{ conversation: Conversation; isNew: boolean }>;

  abstract byKey(key: ConversationKey): Promise<Conversation | undefined>;

  /**
   * Changes a conversation, locking it until the unit of work ends. Returns what `change` returns.
   * @throws ConversationNotFound, and whatever `change` throws
   */
  abstract change<Result>(id: number, change: (conversation: Conversation) => Result): Promise<Awaited<Result>>;
}
