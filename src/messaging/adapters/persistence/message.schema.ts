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
    clientId: p.uuid().nullable(),
    _content: p.text().accessor('content'),
    currentStatus: p.text().fieldName('status').$type<MessageStatus>(),
    sentAt: p.datetime(),
    _attachments: p.json<readonly string[]>().accessor('attachments'),
    _isDeleted: p.boolean().accessor('isDeleted'),
  },
});
