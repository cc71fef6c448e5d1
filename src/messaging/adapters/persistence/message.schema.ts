import { defineEntity, p } from '@mikro-orm/core';
import type { MessageStatus } from '../../domain/message-status.js';
import { Message } from '../../domain/message.js';

export const MessageSchema = defineEntity({
  class: Message,
  tableName: 'message',
  properties: {
    id: p.integer().primary(),
    conversationId: p.integer(),
    senderId: p.integer(),
    recipientId: p.integer(),
    authorId: p.integer().nullable(),
    clientId: p.uuid().nullable(),
    content: p.text(),
    status: p.text().$type<MessageStatus>(),
    sentAt: p.datetime(),
    attachments: p.json<readonly string[]>(),
    isDeleted: p.boolean(),
    isSettled: p.boolean(),
  },
});
