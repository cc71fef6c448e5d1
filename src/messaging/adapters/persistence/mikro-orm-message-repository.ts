import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { MikroOrmRepository } from '#platform/postgres/mikro-orm-repository.js';
import type { Incoming, MessageRepository } from '../../application/ports/message-repository.js';
import { Message } from '../../domain/message.js';
import { MessageNotFound } from '../../domain/messaging-errors.js';
import { MessagesConfirmed } from '../../domain/messaging-events.js';

type Delivered = { readonly id: number; readonly conversationId: number; readonly senderId: number };

// Locking in id order prevents deadlocks. Rows locked by another transaction are skipped: it marks them as delivered or
// read.
const deliverWhere = (condition: string) => `
  with undelivered as materialized (
    select id from message
    where recipient_id = $1 and ${condition} and status = 'sent' and not is_deleted
    order by id
    for update skip locked
  )
  update message set status = 'delivered'
  from undelivered
  where message.id = undelivered.id
  returning message.id, conversation_id as "conversationId", sender_id as "senderId"`;

const DELIVER_CONVERSATION = deliverWhere('conversation_id = $2');
const DELIVER_MESSAGES = deliverWhere('id = any($2::int[])');

const HAS_ATTACHMENT = `
  select from unnest($1::text[]) k (key)
  where (select count(*) > 0 from message where attachments <> '[]' and attachments @> to_jsonb(k.key))`;

@Injectable()
export class MikroOrmMessageRepository extends MikroOrmRepository<Message> implements MessageRepository {
  constructor(em: EntityManager, database: Database) {
    super(em, database, Message, MessageNotFound);
  }

  async byClientId(conversationId: number, senderId: number, clientId: string): Promise<Message | undefined> {
    return (await this.em.getContext().findOne(Message, { conversationId, senderId, clientId })) ?? undefined;
  }

  hasAttachment(keys: readonly string[]): Promise<boolean> {
    return this.database.exists(HAS_ATTACHMENT, [keys]);
  }

  async deliver(recipientId: number, incoming: Incoming): Promise<MessagesConfirmed[]> {
    const [sql, value] =
      'conversationId' in incoming
        ? [DELIVER_CONVERSATION, incoming.conversationId]
        : [DELIVER_MESSAGES, incoming.messageIds];
    const rows = await this.database.query<Delivered>(sql, [recipientId, value]);
    const byConversation = Map.groupBy(rows, (row) => row.conversationId);
    return [...byConversation.values()].map((delivered) => confirmed(delivered, recipientId));
  }
}

/** All messages of a conversation to one recipient have the same sender. */
function confirmed(delivered: readonly Delivered[], recipientId: number): MessagesConfirmed {
  const { conversationId, senderId } = delivered[0] as Delivered;
  const ids = delivered.map(({ id }) => id).sort((a, b) => a - b);
  return new MessagesConfirmed(conversationId, ids, senderId, recipientId, 'delivered');
}
