import type { Message } from '../../domain/message.js';
import type { MessagesConfirmed } from '../../domain/messaging-events.js';

/** Messages to one recipient: all of a conversation, or by id. */
export type Incoming = { readonly conversationId: number } | { readonly messageIds: readonly number[] };

export abstract class MessageRepository {
  abstract nextId(): Promise<number>;

  abstract add(message: Message): Promise<void>;

  /**
   * Changes a message, locking it until the unit of work ends. Returns what `change` returns.
   * @throws MessageNotFound, and whatever `change` throws
   */
  abstract change<Result>(id: number, change: (message: Message) => Result): Promise<Awaited<Result>>;

  /** `clientId` was created by the sender's client. */
  abstract byClientId(conversationId: number, senderId: number, clientId: string): Promise<Message | undefined>;

  /** Whether any message has one of these attachments. */
  abstract hasAttachment(keys: readonly string[]): Promise<boolean>;

  /** Marks undelivered messages as delivered and returns one event per conversation. */
  abstract deliver(recipientId: number, incoming: Incoming): Promise<MessagesConfirmed[]>;
}
