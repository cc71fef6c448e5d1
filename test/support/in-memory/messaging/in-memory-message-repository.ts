import { MessageRepository, type Incoming } from '#messaging/application/ports/message-repository.js';
import { MessageNotFound } from '#messaging/domain/messaging-errors.js';
import type { Message } from '#messaging/domain/message.js';
import { MessagesConfirmed } from '#messaging/domain/messaging-events.js';

export class InMemoryMessageRepository extends MessageRepository {
  private readonly messages: Message[] = [];
  private lastId = 0;

  override nextId(): Promise<number> {
    return Promise.resolve(++this.lastId);
  }

  aggregates(): Iterable<Message> {
    return this.messages;
  }

  override add(message: Message): Promise<void> {
    this.messages.push(message);
    return Promise.resolve();
  }

  override async change<Result>(id: number, change: (message: Message) => Result): Promise<Awaited<Result>> {
    const found = this.messages.find((one) => one.id === id);
    if (!found) throw new MessageNotFound();
    return await change(found);
  }

  override byClientId(conversationId: number, senderId: number, clientId: string): Promise<Message | undefined> {
    return Promise.resolve(
      this.messages.find(
        (message) =>
          message.conversationId === conversationId && message.senderId === senderId && message.clientId === clientId,
      ),
    );
  }

  override hasAttachment(keys: readonly string[]): Promise<boolean> {
    return Promise.resolve(this.messages.some(({ attachments }) => attachments.some((key) => keys.includes(key))));
  }

  override deliver(recipientId: number, incoming: Incoming): Promise<MessagesConfirmed[]> {
    const undelivered = this.messages.filter(
      (message) =>
        message.recipientId === recipientId &&
        message.status === 'sent' &&
        ('conversationId' in incoming
          ? message.conversationId === incoming.conversationId
          : incoming.messageIds.includes(message.id)),
    );
    for (const message of undelivered) Object.assign(message, { status: 'delivered' });
    const byConversation = Map.groupBy(undelivered, (message) => message.conversationId);
    return Promise.resolve(
      [...byConversation].map(([conversationId, messages]) => {
        const ids = messages.map(({ id }) => id);
        return new MessagesConfirmed(conversationId, ids, messages[0]?.senderId ?? 0, recipientId, 'delivered');
      }),
    );
  }
}
