import { defineEntity, p } from '@mikro-orm/core';
import { Conversation } from '../../domain/conversation.js';

export const ConversationSchema = defineEntity({
  class: Conversation,
  tableName: 'conversation',
  properties: {
    id: p.integer().primary(),
    participant1Id: p.integer().fieldName('participant1_id'),
    participant2Id: p.integer().fieldName('participant2_id'),
    subject: p.integer(),
    jobId: p.integer().nullable(),
    starterId: p.integer().nullable(),
    applicationId: p.integer().nullable(),
    title: p.text().nullable(),
    createdAt: p.datetime(),
    isActive: p.boolean(),
    endedBy: p.integer().nullable(),
    lastMessageAt: p.datetime().nullable(),
  },
});
