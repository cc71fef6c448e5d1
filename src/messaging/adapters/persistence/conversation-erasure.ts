import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDeleted } from '../../../identity/index.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { EventBus } from '../../../shared/application/event-bus.js';

/** Conversations that nobody reads any more, or that nobody wrote in. */
const DELETE = `
  delete from conversation
  where $1 in (participant1_id, participant2_id) and (not is_active or last_message_at is null)`;

const CLOSE = 'update conversation set is_active = false where $1 in (participant1_id, participant2_id)';

const FILES = `update message set attachments = '[]' where sender_id = $1 and attachments <> '[]'`;

/** Closes the conversations of a deleted account; the other side can still read them. */
@Injectable()
export class ConversationErasure implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AccountDeleted, async ({ userId }) => {
      await this.database.query(DELETE, [userId]);
      await this.database.query(CLOSE, [userId]);
      await this.database.query(FILES, [userId]);
    });
  }
}
