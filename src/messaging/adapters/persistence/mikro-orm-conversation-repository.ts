import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { MikroOrmRepository } from '#platform/postgres/mikro-orm-repository.js';
import { insertUnlessTaken } from '#platform/postgres/insert-unless-taken.js';
import type { ConversationRepository } from '../../application/ports/conversation-repository.js';
import { Conversation, type ConversationKey } from '../../domain/conversation.js';
import { ConversationNotFound } from '../../domain/messaging-errors.js';

/** The unique constraint on the key decides which of several concurrent inserts succeeds. */
@Injectable()
export class MikroOrmConversationRepository extends MikroOrmRepository<Conversation> implements ConversationRepository {
  constructor(em: EntityManager, database: Database) {
    super(em, database, Conversation, ConversationNotFound);
  }

  async addOrFind(conversation: Conversation): Promise<{ conversation: Conversation; isNew: boolean }> {
    if (await insertUnlessTaken(this.em, this.database, conversation)) return { conversation, isNew: true };
    const existing = await this.em.getContext().findOneOrFail(Conversation, keyOnly(conversation));
    return { conversation: existing, isNew: false };
  }

  async byKey(key: ConversationKey): Promise<Conversation | undefined> {
    return (await this.em.getContext().findOne(Conversation, keyOnly(key))) ?? undefined;
  }
}

function keyOnly({ participant1Id, participant2Id, subject }: ConversationKey): ConversationKey {
  return { participant1Id, participant2Id, subject };
}
