import { ConversationRepository } from '#messaging/application/ports/conversation-repository.js';
import type { Conversation, ConversationKey } from '#messaging/domain/conversation.js';

export class InMemoryConversationRepository extends ConversationRepository {
  private readonly conversations: Conversation[] = [];

  override nextId(): Promise<number> {
    return Promise.resolve(this.conversations.length + 1);
  }

  override async addOrFind(conversation: Conversation): Promise<{ conversation: Conversation; isNew: boolean }> {
    const known = this.find(conversation);
    if (known) return { conversation: known, isNew: false };
    this.conversations.push(conversation);
    return { conversation, isNew: true };
  }

  override byKey(key: ConversationKey): Promise<Conversation | undefined> {
    return Promise.resolve(this.find(key));
  }

  override byIdForChange(id: number): Promise<Conversation | undefined> {
    return Promise.resolve(this.conversations.find((conversation) => conversation.id === id));
  }

  private find({ participant1Id, participant2Id, subject }: ConversationKey): Conversation | undefined {
    return this.conversations.find(
      (other) =>
        other.participant1Id === participant1Id && other.participant2Id === participant2Id && other.subject === subject,
    );
  }
}
