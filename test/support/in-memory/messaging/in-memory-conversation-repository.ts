import { ConversationRepository } from '#messaging/application/ports/conversation-repository.js';
import { ConversationNotFound } from '#messaging/domain/messaging-errors.js';
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

  override async change<Result>(id: number, change: (conversation: Conversation) => Result): Promise<Awaited<Result>> {
    const found = this.conversations.find((one) => one.id === id);
    if (!found) throw new ConversationNotFound();
    return await change(found);
  }

  private find({ participant1Id, participant2Id, subject }: ConversationKey): Conversation | undefined {
    return this.conversations.find(
      (other) =>
        other.participant1Id === participant1Id && other.participant2Id === participant2Id && other.subject === subject,
    );
  }
}
