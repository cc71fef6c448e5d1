import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { ConversationRepository } from '../../application/ports/conversation-repository.js';
import { Conversation, type ConversationKey } from '../../domain/conversation.js';

const INSERT = `
  insert into conversation
    (participant1_id, participant2_id, subject, job_id, application_id, title, is_active, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict on constraint conversation_once_per_subject do nothing
  returning id`;

/** The unique constraint on the key decides which of several concurrent starts wins. */
@Injectable()
export class MikroOrmConversationRepository implements ConversationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  async addOrFind(conversation: Conversation): Promise<{ conversation: Conversation; isNew: boolean }> {
    const { participant1Id, participant2Id, subject, jobId, applicationId, title, isActive, createdAt } = conversation;
    const values = [participant1Id, participant2Id, subject, jobId, applicationId, title, isActive, createdAt];
    const inserted = await this.database.query(INSERT, values);
    const kept = await this.em.getContext().findOneOrFail(Conversation, keyOnly(conversation));
    return { conversation: kept, isNew: inserted.length > 0 };
  }

  async byKey(key: ConversationKey): Promise<Conversation | undefined> {
    return (await this.em.getContext().findOne(Conversation, keyOnly(key))) ?? undefined;
  }

  async byIdForChange(id: number): Promise<Conversation | undefined> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return (await this.em.getContext().findOne(Conversation, { id }, { lockMode })) ?? undefined;
  }
}

function keyOnly({ participant1Id, participant2Id, subject }: ConversationKey): ConversationKey {
  return { participant1Id, participant2Id, subject };
}
