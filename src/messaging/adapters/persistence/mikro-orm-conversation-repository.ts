import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { insertUnlessTaken } from '#platform/postgres/insert-unless-taken.js';
import { ConversationRepository } from '../../application/ports/conversation-repository.js';
import { Conversation, type ConversationKey } from '../../domain/conversation.js';

/** The unique constraint on the key decides which of several concurrent inserts succeeds. */
@Injectable()
export class MikroOrmConversationRepository implements ConversationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  nextId(): Promise<number> {
    return this.database.nextId('conversation');
  }

  async addOrFind(conversation: Conversation): Promise<{ conversation: Conversation; isNew: boolean }> {
    if (await insertUnlessTaken(this.em, this.database, conversation)) return { conversation, isNew: true };
    const existing = await this.em.getContext().findOneOrFail(Conversation, keyOnly(conversation));
    return { conversation: existing, isNew: false };
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
