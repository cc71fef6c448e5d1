import type { Message } from '../../domain/message.js';
import type { MessagesConfirmed } from '../../domain/messaging-events.js';

/** Which of the messages to someone are meant. */
export type Incoming = { readonly conversationId: number } | { readonly messageIds: readonly number[] };

/** Where messages are kept. */
export abstract class MessageRepository {
  /** The id of the next new message. */
  abstract nextId(): Promise<number>;

  /** Stores a new message. */
  abstract add(message: Message): Promise<void>;

  /** Inside a unit of work that changes it: other changes to it wait until this one is stored. */
  abstract byIdForChange(id: number): Promise<Message | undefined>;

  /** What a sender wrote in a conversation under an id of their own making. */
  abstract byClientId(conversationId: number, senderId: number, clientId: string): Promise<Message | undefined>;

  /** Marks those of the messages to someone as delivered that were only sent; tells which, by conversation. */
  abstract deliver(recipientId: number, incoming: Incoming): Promise<MessagesConfirmed[]>;
}
