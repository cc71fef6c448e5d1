import type { Message } from '../../domain/message.js';
import type { MessagesConfirmed } from '../../domain/messaging-events.js';

/** Messages to one recipient: all of a conversation, or by id. */
export type Incoming = { readonly conversationId: number } | { readonly messageIds: readonly number[] };

export abstract class MessageRepository {
  abstract nextId(): Promise<number>;

  abstract add(message: Message): Promise<void>;

  /** Locks the message until the unit of work ends. */
  abstract byIdForChange(id: number): Promise<Message | undefined>;

  /** `clientId` was created by the sender's client. */
  abstract byClientId(conversationId: number, senderId: number, clientId: string): Promise<Message | undefined>;

  /** Whether any message has one of these attachments. */
  abstract hasAttachment(keys: readonly string[]): Promise<boolean>;

  /** Marks undelivered messages as delivered and returns one event per conversation. */
  abstract deliver(recipientId: number, incoming: Incoming): Promise<MessagesConfirmed[]>;
}
