import { Conversation, type NewConversation } from '#messaging/domain/conversation.js';
import { Message, type NewMessage } from '#messaging/domain/message.js';

/** When these conversations start. */
export const STARTED_AT = new Date('2026-06-15T12:00:00.000Z');

/** An unsaved conversation that user 1 starts with user 2, about no listing. */
export function aConversation(changes: Partial<NewConversation> & { readonly createdAt?: Date } = {}): Conversation {
  const { createdAt = STARTED_AT, ...start } = changes;
  return Conversation.start({ id: 1, starterId: 1, participantId: 2, jobId: null, title: null, ...start }, createdAt);
}

/** An unsaved message from user 1 to user 2 in conversation 1. */
export function aMessage(changes: Partial<NewMessage> & { readonly sentAt?: Date } = {}): Message {
  const { sentAt = STARTED_AT, ...writing } = changes;
  return Message.write(
    { id: 1, conversationId: 1, senderId: 1, recipientId: 2, content: 'Hello!', clientId: null, ...writing },
    sentAt,
  );
}
