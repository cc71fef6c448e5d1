import { Conversation, type Beginning } from '../../../src/messaging/domain/conversation.js';
import { Message, type Writing } from '../../../src/messaging/domain/message.js';

/** When the mother's conversations begin. */
export const BEGUN_AT = new Date('2026-06-15T12:00:00.000Z');

/** A conversation that is not stored yet: user 1 begins it with user 2, about no listing. */
export function aConversation(changes: Partial<Beginning> & { readonly createdAt?: Date } = {}): Conversation {
  const { createdAt = BEGUN_AT, ...beginning } = changes;
  return Conversation.start({ starterId: 1, participantId: 2, jobId: null, title: null, ...beginning }, createdAt);
}

/** A message that is not stored yet: user 1 writes to user 2 in conversation 1. */
export function aMessage(changes: Partial<Writing> & { readonly sentAt?: Date } = {}): Message {
  const { sentAt = BEGUN_AT, ...writing } = changes;
  return Message.write(
    { id: 1, conversationId: 1, senderId: 1, recipientId: 2, content: 'Hello!', clientId: null, ...writing },
    sentAt,
  );
}
