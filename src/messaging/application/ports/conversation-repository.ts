import type { Conversation, ConversationKey } from '../../domain/conversation.js';

/** Where conversations are kept: one for each key, whoever comes first. */
export abstract class ConversationRepository {
  /** Stores a new conversation, unless there is one with its key; returns the one that is kept. */
  abstract addOrFind(conversation: Conversation): Promise<{ conversation: Conversation; isNew: boolean }>;

  abstract byKey(key: ConversationKey): Promise<Conversation | undefined>;

  /** Inside a unit of work that changes it or writes in it: others wait until this one is stored. */
  abstract byIdForChange(id: number): Promise<Conversation | undefined>;
}
