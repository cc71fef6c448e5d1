import { Conversation } from '#messaging/domain/conversation.js';
import { ConversationNotFound } from '#messaging/domain/messaging-errors.js';
import { fieldErrorsOf } from '../../support/field-errors.js';
import { aConversation, STARTED_AT } from '../../support/mothers/conversation-mother.js';

describe('a conversation', () => {
  it('has the same key from both sides', () => {
    for (const sides of [
      { starterId: 7, participantId: 3 },
      { starterId: 3, participantId: 7 },
    ]) {
      expect(aConversation({ ...sides, jobId: 5 })).toMatchObject({
        participant1Id: 3,
        participant2Id: 7,
        subject: 5,
        jobId: 5,
      });
    }
  });

  it('starts active, without an application, listing or message', () => {
    expect(aConversation()).toMatchObject({
      subject: 0,
      jobId: null,
      applicationId: null,
      title: null,
      isActive: true,
      createdAt: STARTED_AT,
      lastMessageAt: null,
    });
  });

  it('can be linked to an application', () => {
    const conversation = aConversation({ jobId: 5 });
    conversation.setSubject({ title: 'Cook', applicationId: 9 });
    expect(conversation.applicationId).toBe(9);
  });

  it('rejects the same user on both sides', () => {
    expect(fieldErrorsOf(() => aConversation({ participantId: 1 }))).toEqual([
      'participantId: You cannot start a conversation with yourself.',
    ]);
  });

  it('trims its title, which is optional and limited to 200 characters', () => {
    expect(aConversation({ title: `  ${'x'.repeat(200)} ` }).title).toHaveLength(200);
    expect(aConversation({ title: '  ' }).title).toBeNull();
    expect(fieldErrorsOf(() => aConversation({ title: 'x'.repeat(201) }))).toEqual([
      'title: Title must be at most 200 characters',
    ]);
  });

  it('addresses messages to the other participant', () => {
    const conversation = aConversation({ id: 4 });
    expect(conversation.write({ id: 1, senderId: 1, content: 'Hello', clientId: null }, STARTED_AT)).toMatchObject({
      conversationId: 4,
      senderId: 1,
      recipientId: 2,
    });
    expect(conversation.write({ id: 1, senderId: 2, content: 'Hi', clientId: null }, STARTED_AT)).toMatchObject({
      senderId: 2,
      recipientId: 1,
    });
  });

  it('rejects outsiders', () => {
    expect(() => aConversation().write({ id: 1, senderId: 3, content: 'Hello', clientId: null }, STARTED_AT)).toThrow(
      ConversationNotFound,
    );
  });

  it('records the latest message time, which never goes back', () => {
    const conversation: Conversation = aConversation();
    const later = new Date('2026-06-15T13:00:00.000Z');
    conversation.write({ id: 1, senderId: 1, content: 'Hello', clientId: null }, later);
    conversation.write({ id: 1, senderId: 2, content: 'Hi', clientId: null }, STARTED_AT);
    expect(conversation.lastMessageAt).toEqual(later);
    const last = new Date('2026-06-15T14:00:00.000Z');
    conversation.write({ id: 1, senderId: 2, content: 'Are you there?', clientId: null }, last);
    expect(conversation.lastMessageAt).toEqual(last);
  });
});
